import DeviceSimulation
import Foundation
import HostTestSupport
import KeyboardModel
import SimulatedStages
import Testing
@testable import Tideline
import TidelineClassics
@_spi(Simulation) import UIKit

/// A finger drags the keyboard down, or drags content while the keyboard leaves.
@MainActor
@Suite struct FingerTests {
    /// A screen with one kind of avoidance, and a list that dismisses the keyboard during a drag.
    @MainActor
    private struct FingerScreen {
        let stage: WayStage
        let list: UIScrollView
        /// A view on Apple's keyboard layout guide, in the same view as the panel.
        let apples = UIView()

        @MainActor
        init(_ way: AvoidanceWay, _ mode: UIScrollView.KeyboardDismissMode, padding: CGFloat = 0) throws {
            stage = try WayStage(way)
            let view: UIView = stage.screen.controller.view
            list =
                (stage.screen.panel as? UIScrollView)
                ?? UIScrollView(frame: CGRect(x: 0, y: 190, width: 390, height: 400))
            if list.superview == nil {
                list.contentSize = CGSize(width: 300, height: 2_000)
                view.insertSubview(list, at: 0)
            }
            list.keyboardDismissMode = mode
            view.keyboardLayoutGuide.keyboardDismissPadding = padding
            apples.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(apples)
            NSLayoutConstraint.activate([
                apples.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
                apples.leadingAnchor.constraint(equalTo: view.leadingAnchor),
                apples.widthAnchor.constraint(equalToConstant: 1), apples.heightAnchor.constraint(equalToConstant: 1)
            ])
            stage.settle()
        }

        /// The distance from Apple's keyboard layout guide down to the panel's lower edge, in points.
        ///
        /// The distance is measured between the positions after all animations.
        @MainActor var distance: CGFloat { stage.screen.ground - apples.frame.maxY }

        /// The drawn lower edge of the panel at this instant, less its inset, on the screen, in points.
        @MainActor var shownGround: CGFloat {
            let panel: UIView = stage.screen.panel, moved = ShownPlaces.frames(of: [panel])[0].maxY
            return stage.screen.ground + moved - panel.convert(panel.bounds, to: nil).maxY
        }
    }

    @Test(arguments: AvoidanceWay.allCases)
    func `S93 a drag of the keyboard is followed on every frame`(way: AvoidanceWay) throws {
        let screen = try FingerScreen(way, .interactive), start = screen.stage.screen.state
        try screen.stage.edit("Top")
        screen.list.beginDrag(atScreenY: 300)
        for y in stride(from: CGFloat(310), through: 840, by: 10) {
            screen.list.drag(toScreenY: y)
            screen.stage.advance(by: 1.0 / 60)
            #expect(abs(screen.distance) <= 0.5, "\(way) at \(y): \(screen.distance)")
        }
        screen.list.endDrag()
        screen.stage.settle()
        #expect(screen.stage.screen.ground == CGFloat(810), "\(way)")
        if way != .scrollInsets { #expect(screen.stage.screen.state == start, "\(way)") }
    }

    @Test(arguments: AvoidanceWay.allCases)
    func `S94 a keyboard that is released halfway returns in one movement`(way: AvoidanceWay) throws {
        let screen = try FingerScreen(way, .interactive)
        try screen.stage.edit("Top")
        screen.list.beginDrag(atScreenY: 300)
        for y in [520, 600, 700, 650] as [CGFloat] {
            screen.list.drag(toScreenY: y)
            screen.stage.advance(by: 1.0 / 60)
            #expect(abs(screen.distance) <= 0.5, "\(way) at \(y)")
        }
        screen.list.endDrag()
        var last = screen.shownGround
        while !screen.stage.phone.isQuiescent {
            screen.stage.advance(by: 1.0 / 60)
            let ground = screen.shownGround, top = screen.stage.phone.keyboard.presentedFrameInScreen.minY
            // Insets are not drawn.
            #expect(abs(ground - top) <= 0.5 || way.kind == .scrollInsets, "\(way): \(ground) beside \(top)")
            #expect(ground <= last + 0.5, "\(way) bounces")
            last = ground
        }
        #expect(screen.stage.screen.ground == CGFloat(508), "\(way)")
        #expect(abs(screen.distance) <= 0.5, "\(way)")
    }

    @Test(arguments: AvoidanceWay.allCases)
    func `S97 nothing follows a guide that moves without a finger`(way: AvoidanceWay) throws {
        let screen = try FingerScreen(way, .none)
        try screen.stage.edit("Top")
        screen.list.beginDrag(atScreenY: 300)
        for y in [520, 600, 700] as [CGFloat] {
            screen.list.drag(toScreenY: y)
            screen.stage.advance(by: 1.0 / 60)
            #expect(screen.stage.screen.ground == CGFloat(508), "\(way) at \(y)")
        }
        screen.list.endDrag()
    }

    @Test(arguments: AvoidanceWay.allCases)
    func `S98 with dismiss padding, the drag begins at the bar above the keyboard`(way: AvoidanceWay) throws {
        let screen = try FingerScreen(way, .interactive, padding: 60)
        try screen.stage.edit("Top")
        screen.list.beginDrag(atScreenY: 300)
        for y in stride(from: CGFloat(420), through: 700, by: 20) {
            screen.list.drag(toScreenY: y)
            screen.stage.advance(by: 1.0 / 60)
            let top = screen.stage.phone.keyboard.presentedFrameInScreen.minY
            #expect(abs(top - max(508, y + 60)) <= 0.5, "60 points of bar above the keyboard at \(top)")
            #expect(abs(screen.distance) <= 0.5, "\(way) at \(y): \(screen.distance)")
        }
        screen.list.endDrag()
    }

    @Test(arguments: [UIScrollView.KeyboardDismissMode.onDrag, .interactive])
    func `S85 content stays under the finger while the keyboard hides`(mode: UIScrollView.KeyboardDismissMode) throws {
        let (stage, screen) = try ScrollScreen.shown()
        screen.scrollView.keyboardDismissMode = mode
        try stage.edit("Field 8")
        let start = screen.scrollView.contentOffset.y
        #expect(start > 100)
        screen.scrollView.beginDrag(atScreenY: 300)
        for step in 1...40 {
            screen.scrollView.drag(toScreenY: 300 + CGFloat(step))
            stage.advance(by: 1.0 / 60)
            let expected = start - CGFloat(step)
            #expect(abs(screen.scrollView.contentOffset.y - expected) < 0.01, "\(mode) at \(step)")
        }
        screen.scrollView.endDrag()
        stage.settle()
        #expect(abs(screen.scrollView.contentOffset.y - (start - 40)) < 0.01)
    }
}
