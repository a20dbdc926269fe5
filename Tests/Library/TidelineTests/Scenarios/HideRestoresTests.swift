import DeviceSimulation
import Foundation
import HostTestSupport
import KeyboardModel
import SimulatedStages
import Testing
@testable import Tideline
import TidelineClassics
import UIKit

/// Theme A: after a hide the screen is as it was, to the last bit.
@MainActor
@Suite struct HideRestoresTests {
    @Test(arguments: AvoidanceWay.allCases)
    func `S01 a form is as before after Done, and after a pop`(
        way: AvoidanceWay
    ) throws {
        let root = UIViewController(), navigation = UINavigationController(rootViewController: root)
        let stage = try WayStage(way) { form in
            navigation.loadViewIfNeeded()
            navigation.pushViewController(form, animated: false)
            return navigation
        }
        let start = stage.screen.state
        stage.expectRest(.large, "pushed")
        try stage.edit("Field")
        stage.expectUp(508, .large, "focused")
        stage.hide()
        #expect(stage.screen.state == start, "Done")
        try stage.edit("Field")
        navigation.popViewController(animated: true)
        stage.settle()
        #expect(stage.screen.controller.view.window == nil)
        navigation.pushViewController(stage.screen.controller, animated: true)
        stage.settle()
        #expect(stage.screen.state == start, "popped and pushed again")
    }

    @Test(arguments: AvoidanceWay.allCases, Place.allCases)
    func `S02 after each of six hides the state is bit-identical`(way: AvoidanceWay, place: Place) throws {
        let stage = try WayStage(way, place), start = stage.screen.state
        for round in 1...6 {
            try stage.edit("Field")
            stage.expectUp(place.letters, place, "round \(round)")
            stage.hide()
            #expect(stage.screen.state == start, "round \(round)")
        }
        stage.expectRest(place)
    }

    @Test(arguments: AvoidanceWay.allCases)
    func `S03 a form focused before it appears keeps its top edge`(way: AvoidanceWay) throws {
        let stage = try WayStage(way) { form in
            let navigation = UINavigationController(rootViewController: form)
            let field = form.view.subviewNamed("Field")
            (form as? any LayoutTelling)?.onWillAppear = { field?.becomeFirstResponder() }
            return navigation
        }
        stage.expectUp(508, .large, "opened with its keyboard")
        #expect(stage.screen.topY == 150)
        stage.hide()
        stage.expectRest(.large, "hidden")
        #expect(stage.screen.topY == 150)
        #expect(stage.screen.controller.view.convert(CGPoint.zero, to: nil) == .zero)
        #expect(stage.screen.controller.view.safeAreaInsets.top.seen == CGFloat(91), "status bar and navigation bar")
    }

    @Test(arguments: AvoidanceWay.allCases)
    func `S05 a hide gives a shrunken panel its height back`(way: AvoidanceWay) throws {
        let stage = try WayStage(way, stretches: true)
        let full: CGFloat = way == .scrollInsets ? 844 : 620
        #expect(stage.screen.panel.bounds.height == full)
        try stage.edit("Field")
        // With the keyboard, the panel reaches from y 190 to y 508, so its height is 318. If the panel is translated or
        // has insets, the panel keeps its full height.
        let shrinks = way != .scrollInsets && way != .translation
        #expect(stage.screen.panel.bounds.height == (shrinks ? CGFloat(318) : full))
        stage.hide()
        #expect(stage.screen.panel.bounds.height == full)
        stage.expectRest(.large)
    }

    @Test(arguments: AvoidanceWay.allCases, [UIModalPresentationStyle.fullScreen, .pageSheet, .formSheet])
    func `S07 a presenter is as before once its modal is dismissed`(
        way: AvoidanceWay, style: UIModalPresentationStyle
    ) throws {
        for place in Place.allCases {
            let stage = try WayStage(way, place), start = stage.screen.state
            let modal = WayScreen(way)
            modal.field.accessibilityIdentifier = "Modal"
            modal.controller.modalPresentationStyle = style
            stage.screen.controller.present(modal.controller, animated: true)
            stage.settle()
            try stage.edit("Modal")
            #expect(modal.fieldBottom <= place.letters - 10, "\(place)")
            stage.screen.controller.dismiss(animated: true)
            stage.settle()
            #expect(stage.screen.state == start, "\(place)")
            stage.expectRest(place)
        }
    }

    @Test(arguments: AvoidanceWay.allCases)
    func `S09 nothing sinks after five shows, rotations and hides`(way: AvoidanceWay) throws {
        let upright = try WayStage(way, .pad).screen.state
        let stage = try WayStage(way, .pad, orientation: .landscape), start = stage.screen.state
        for round in 1...5 {
            try stage.edit("Field")
            #expect(stage.screen.ground == CGFloat(416), "round \(round), sideways")
            stage.rotate(to: .portrait)
            stage.expectUp(861, .pad, "round \(round), upright")
            stage.hide()
            #expect(stage.screen.state == upright, "round \(round), hidden upright")
            stage.rotate(to: .landscape)
            #expect(stage.screen.state == start, "round \(round), back")
        }
    }
}

extension UIView {
    func subviewNamed(_ name: String) -> UIView? {
        if accessibilityIdentifier == name { return self }
        return subviews.lazy.compactMap { $0.subviewNamed(name) }.first
    }

    @Test(arguments: AvoidanceWay.allCases)
    func `D24 a show with an instant hide leaves the screen as it was`(way: AvoidanceWay) throws {
        let stage = try WayStage(way), start = stage.screen.state
        for round in 1...3 {
            stage.announce(.willShow, stage.docked(336))
            #expect(stage.screen.state != start, "the show counts, round \(round)")
            stage.announce(.willHide, stage.below(336), duration: 0)
            stage.settle()
            #expect(stage.screen.state == start, "round \(round)")
        }
        stage.expectRest(.large)
        #expect(Keyboard.shared.state == .hidden)
    }
}
