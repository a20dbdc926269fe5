import DeviceSimulation
import Foundation
import KeyboardModel
import Scenarios
import Testing
@testable import Tideline
import TidelineClassics
import UIKit

/// Windows that are not the whole screen.
@MainActor
@Suite struct WindowFaultTests {
    private func stage(
        _ way: AvoidanceWay, _ window: CGRect, _ prepare: (SimulatedKeyboard) -> Void = { _ in }
    ) throws -> WayStage {
        let stage = Stage(try Screens.device(Screens.pad))
        prepare(stage.phone.keyboard)
        stage.phone.setWindowFrame(window)
        return WayStage(showing: WayScreen(way), on: stage)
    }

    /// The field's lower edge on the screen, in points.
    private func fieldBottom(_ stage: WayStage) -> CGFloat {
        let field = stage.screen.field, window = stage.stage.phone.window
        return field.convert(field.bounds, to: window.screen.coordinateSpace).maxY.seen
    }

    private func keyboardTop(_ stage: WayStage) throws -> CGFloat {
        try #require(stage.stage.phone.keyboard.frameInScreen).minY
    }

    @Test(arguments: AvoidanceWay.allCases)
    func `S37 E60 the field is clear of the keyboard in Slide Over`(
        way: AvoidanceWay
    ) throws {
        let stage = try stage(way, CGRect(x: 440, y: 20, width: 375, height: 1_154)) {
            $0.behavior.omitsGapBelowWindow = true
        }
        let start = stage.screen.state
        try stage.focus("Field")
        let bottom = fieldBottom(stage), top = try keyboardTop(stage)
        #expect(
            bottom <= top && bottom >= top - 10.5,
            "\(way) \(bottom) \(top) \(Keyboard.shared.state) \(stage.screen.value) \((stage.screen.panel as? UIScrollView)?.contentOffset.y ?? 0)"
        )
        stage.hide()
        #expect(stage.screen.state == start, "\(way)")
    }

    @Test(
        arguments: AvoidanceWay.allCases,
        [CGRect(x: 120, y: 50, width: 600, height: 1_100), CGRect(x: 0, y: 50, width: 834, height: 1_144)])
    func `S115 Q1 window coordinates are corrected in x and y`(way: AvoidanceWay, window: CGRect) throws {
        let stage = try stage(way, window) { $0.behavior.reportsInWindow = true }
        let start = stage.screen.state
        try stage.focus("Field")
        let bottom = fieldBottom(stage), top = try keyboardTop(stage)
        #expect(
            bottom <= top && bottom >= top - 10.5,
            "\(way) \(bottom) \(top) \(Keyboard.shared.state) \(stage.screen.value) \((stage.screen.panel as? UIScrollView)?.contentOffset.y ?? 0)"
        )
        stage.hide()
        #expect(stage.screen.state == start, "\(way)")
    }

    @Test(arguments: AvoidanceWay.allCases)
    func `S46 Q5 a window moved with the keyboard up stays clear`(way: AvoidanceWay) throws {
        let stage = try stage(way, CGRect(x: 100, y: 40, width: 600, height: 900))
        let start = stage.screen.state
        try stage.focus("Field")
        for y in [200.0, 290, 60, 10, 294] {
            stage.stage.phone.setWindowFrame(CGRect(x: 100, y: y, width: 600, height: 900))
            stage.stage.settle()
            let bottom = fieldBottom(stage), top = try keyboardTop(stage)
            #expect(bottom <= top, "\(way) at \(y)")
        }
        stage.stage.phone.setWindowFrame(CGRect(x: 100, y: 40, width: 600, height: 900))
        stage.hide()
        #expect(stage.screen.state == start, "\(way)")
    }
}
