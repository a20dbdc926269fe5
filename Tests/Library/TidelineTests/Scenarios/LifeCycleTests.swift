import DeviceSimulation
import Foundation
import HostTestSupport
import KeyboardModel
import SimulatedStages
import Testing
@testable import Tideline
import TidelineClassics
@_spi(Simulation) import UIKit

/// The tests cover avoidances that begin late, pushes, gestures, and a stay of the app in the background.
///
/// These situations are theme O, a group of related reports about keyboard faults.
@MainActor
@Suite struct LifeCycleTests {
    @Test(arguments: AvoidanceWay.allCases)
    func `S103 a screen added late is clear at its first layout`(
        way: AvoidanceWay
    ) throws {
        let stage = SimulatedStage(try Screens.device(Screens.large)), first = UIViewController()
        let field = UITextField(frame: CGRect(x: 0, y: 60, width: 100, height: 30))
        field.accessibilityIdentifier = "First"
        first.view.addSubview(field)
        stage.present(first)
        try stage.edit("First")
        let late = WayScreen(way)
        first.addChild(late.controller)
        late.controller.view.frame = first.view.bounds
        first.view.insertSubview(late.controller.view, at: 0)
        late.controller.didMove(toParent: first)
        stage.phone.endTurn()
        #expect(late.ground == CGFloat(508), "\(way)")
        #expect(late.value == late.value(covered: 336, safeArea: 34), "\(way)")
        #expect(late.panel.layer.animationKeys() == nil, "\(way)")
        stage.settle()
        #expect(late.ground == CGFloat(508), "\(way)")
        stage.hide()
        #expect(late.ground == CGFloat(810), "\(way)")
    }

    @Test(arguments: AvoidanceWay.allCases)
    func `S103 a screen that opens its keyboard in a push is clear`(
        way: AvoidanceWay
    ) throws {
        let root = UIViewController(), navigation = UINavigationController(rootViewController: root)
        let stage = try WayStage(way) { _ in navigation }
        let field = stage.screen.field
        (stage.screen.controller as? any LayoutTelling)?.onWillAppear = { field.becomeFirstResponder() }
        navigation.pushViewController(stage.screen.controller, animated: true)
        stage.settle()
        #expect(field.isFirstResponder)
        stage.expectUp(508, .large, "pushed")
        stage.hide()
        stage.expectRest(.large, "hidden")
    }

    @Test(arguments: AvoidanceWay.allCases)
    func `S105 switching a way on or off takes effect at once`(
        way: AvoidanceWay
    ) throws {
        let stage = try WayStage(way, avoids: false)
        try stage.edit("Top")
        #expect(stage.screen.ground == CGFloat(810), "off")
        for round in 1...3 {
            stage.screen.begin()
            stage.phone.endTurn()
            stage.expect(ground: 508, covered: 336, safeArea: 34, "on, round \(round)")
            #expect(stage.screen.panel.layer.animationKeys() == nil, "\(way), round \(round)")
            // A keyboard guide exists as long as its view, so the test cannot end the guide here.
            guard way != .guide else { break }
            stage.screen.end()
            stage.settle()
            #expect(stage.screen.ground == CGFloat(810), "\(way) off, round \(round)")
        }
        stage.hide()
        #expect(stage.screen.ground == CGFloat(810), "\(way)")
    }

    @Test(arguments: AvoidanceWay.allCases)
    func `S106 a stay in the background keeps the position`(way: AvoidanceWay) throws {
        let stage = try WayStage(way), start = stage.screen.state
        try stage.edit("Field")
        let shown = stage.screen.state, window = stage.phone.window
        for round in 1...3 {
            // A screen that comes back is laid out as a whole, with a new safe area.
            window.isHidden = true
            stage.advance(by: 1)
            window.isHidden = false
            window.layOutEverything()
            stage.settle()
            #expect(stage.screen.state == shown, "round \(round)")
            stage.expectUp(508, .large, "round \(round)")
        }
        stage.hide()
        #expect(stage.screen.state == start)
    }

    @Test(arguments: AvoidanceWay.allCases)
    func `S108 the panel stays as the safe area goes and comes back`(way: AvoidanceWay) throws {
        var navigation: UINavigationController?
        let stage = try WayStage(way) { screen in
            let made = UINavigationController(rootViewController: screen)
            made.isToolbarHidden = false
            navigation = made
            return made
        }
        let start = stage.screen.state
        stage.expect(ground: 766, covered: 0, safeArea: 78, "before")
        try stage.edit("Field")
        stage.expect(ground: 508, covered: 336, safeArea: 78, "shown")
        for isHidden in [true, false, true, false] {
            navigation?.isToolbarHidden = isHidden
            stage.settle()
            stage.expect(ground: 508, covered: 336, safeArea: isHidden ? 34 : 78, "toolbar hidden: \(isHidden)")
        }
        stage.hide()
        #expect(stage.screen.state == start)
        stage.expect(ground: 766, covered: 0, safeArea: 78, "after")
    }

    @Test(arguments: AvoidanceWay.allCases)
    func `S109 a cancelled pop leaves the screen on the keyboard`(
        way: AvoidanceWay
    ) throws {
        let root = UIViewController(), navigation = UINavigationController(rootViewController: root)
        let stage = try WayStage(way) { screen in
            navigation.loadViewIfNeeded()
            navigation.pushViewController(screen, animated: false)
            return navigation
        }
        let start = stage.screen.state
        try stage.edit("Field")
        for round in 1...3 {
            navigation.beginInteractivePop()
            for step in 1...8 {
                navigation.updateInteractivePop(Double(step) / 10)
                stage.advance(by: 0.02)
                let bottom = stage.screen.shownFieldBottom
                #expect(bottom >= 498 && bottom <= 800, "\(way), round \(round), step \(step): \(bottom)")
            }
            navigation.cancelInteractivePop()
            stage.settle()
            #expect(stage.screen.field.isFirstResponder)
            stage.expectUp(508, .large, "given up, round \(round)")
        }
        navigation.beginInteractivePop()
        navigation.updateInteractivePop(0.6)
        stage.advance(by: 0.1)
        navigation.finishInteractivePop()
        stage.settle()
        #expect(navigation.topViewController === root)
        navigation.pushViewController(stage.screen.controller, animated: false)
        stage.settle()
        #expect(stage.screen.state == start, "\(way): popped and pushed again")
    }

    @Test(arguments: AvoidanceWay.allCases, [0, 0.016, 0.05, 0.2, 0.45])
    func `S111 the last of a show and a hide in one animation wins`(
        way: AvoidanceWay, seconds: Double
    ) throws {
        let stage = try WayStage(way), start = stage.screen.state
        try stage.focus("Field")
        stage.advance(by: seconds)
        stage.hide()
        #expect(stage.screen.state == start, "hidden after \(seconds) s")
        stage.expectRest(.large)
        try stage.edit("Field")
        stage.dismissKeyboard()
        stage.advance(by: seconds)
        try stage.edit("Field")
        stage.expectUp(508, .large, "shown \(seconds) s after a hide")
        stage.hide()
        #expect(stage.screen.state == start)
    }

    @Test(arguments: AvoidanceWay.allCases)
    func `S111 shown and hidden within one turn it ends hidden`(way: AvoidanceWay) throws {
        let stage = try WayStage(way), start = stage.screen.state
        for _ in 1...3 {
            stage.screen.field.becomeFirstResponder()
            stage.screen.field.resignFirstResponder()
        }
        stage.settle()
        #expect(stage.screen.state == start)
    }
}

extension UIView {
    func layOutEverything() {
        setNeedsLayout()
        for subview in subviews { subview.layOutEverything() }
    }
}
