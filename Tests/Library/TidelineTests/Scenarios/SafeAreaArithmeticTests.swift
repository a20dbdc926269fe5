import DeviceSimulation
import Foundation
import HostTestSupport
import KeyboardModel
import SimulatedStages
import SimulatorTestSupport
import Testing
import TestSupport
@testable import Tideline
import TidelineClassics
import UIKit

/// An avoidance must add the strip of the home indicator only once.
///
/// This strip is a part of the keyboard's height, and also a part of the safe area. The tests play theme I, a group of
/// related reports about keyboard faults.
@MainActor
@Suite(.ownProcess) struct SafeAreaArithmeticTests {
    @Test(arguments: AvoidanceWay.allCases, Place.allCases)
    func `S66 S70 the panel ends at the safe area or at the keyboard`(
        way: AvoidanceWay, place: Place
    ) throws {
        let stage = try WayStage(way, place)
        stage.expectRest(place, "before")
        try stage.edit("Field")
        stage.expectUp(place.letters, place, "shown")
        stage.hide()
        stage.expectRest(place, "after")
    }

    @Test(arguments: AvoidanceWay.allCases, Effort.sample(Held.all, oneIn: 4))
    func `S66 no device has a gap of the strip's height`(way: AvoidanceWay, held: Held) throws {
        let stage = SimulatedStage(held.device, orientation: held.orientation), screen = WayScreen(way)
        let bench = WayStage(showing: screen, on: stage)
        let strip = CGFloat(held.device.safeArea(in: held.orientation).bottom)
        try bench.edit("Field")
        let keyboard = try #require(stage.phone.keyboard.frameInScreen)
        bench.expect(ground: keyboard.minY, covered: keyboard.height, safeArea: strip, "\(held)")
        // A row at fractions of points is snapped to pixels, so the tolerance is half a pixel.
        #expect(abs(screen.fieldBottom - keyboard.minY + 10) <= 0.5, "\(held)")
    }

    @Test(arguments: AvoidanceWay.allCases)
    func `S67 a view inside the safe area has no strip to subtract`(way: AvoidanceWay) throws {
        let stage = try WayStage(way) {
            ChildContainer($0, insets: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
        }
        let start = stage.screen.state
        stage.expect(ground: 810, covered: 0, safeArea: 0, "before")
        try stage.edit("Field")
        stage.expect(ground: 508, covered: 302, safeArea: 0, "shown")
        stage.hide()
        #expect(stage.screen.state == start)
    }

    @Test(arguments: [AvoidanceWay.guide, .guideController])
    func `S67 a guide without the safe area rests on the view's edge`(way: AvoidanceWay) throws {
        let stage = try WayStage(way)
        stage.screen.guide?.usesBottomSafeArea = false
        stage.settle()
        #expect(stage.screen.ground == CGFloat(844))
        try stage.edit("Field")
        stage.expectUp(508, .large)
        stage.hide()
        #expect(stage.screen.ground == CGFloat(844))
    }

    @Test(arguments: AvoidanceWay.allCases)
    func `S70 a hide with an accessory's height leaves no gap`(way: AvoidanceWay) throws {
        let stage = try WayStage(way), start = stage.screen.state
        stage.post(.willShow, stage.docked(386))
        stage.expect(ground: 458, covered: 386, safeArea: 34, "shown with an accessory")
        stage.post(.willHide, stage.docked(50))
        stage.expectRest(.large, "hidden")
        stage.post(.didHide, stage.docked(50))
        #expect(stage.screen.state == start)
    }

    @Test func `S66 an accessory view counts as a part of the keyboard`() throws {
        let stage = SimulatedStage(try Screens.device(Screens.large)), controller = FormViewController()
        stage.present(controller)
        let heights = try [false, true].map { hasAccessory in
            let accessory = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
            controller.field.inputAccessoryView = hasAccessory ? accessory : nil
            try stage.tapAndSettle("Field")
            defer { stage.hide() }
            let height = try #require(stage.phone.keyboard.frameInScreen?.height)
            #expect(controller.contentView.keyboardGuide.layoutFrame.height == height)
            #expect(controller.contentView.keyboardOverlap == height)
            return height
        }
        #expect(heights[1] == heights[0] + 44)
    }
}
