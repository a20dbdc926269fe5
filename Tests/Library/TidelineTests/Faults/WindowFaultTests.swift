import DeviceSimulation
import Foundation
import HostTestSupport
import KeyboardModel
import SimulatedStages
import Testing
@testable import Tideline
import TidelineClassics
import UIKit

/// Windows that fill only a part of the screen.
@MainActor
@Suite struct WindowFaultTests {
    private func stage(
        _ way: AvoidanceWay, _ window: CGRect, readings: Set<Reading> = [],
        _ prepare: (SimulatedKeyboard) -> Void = { _ in }
    ) throws -> WayStage {
        let stage = SimulatedStage(try Screens.device(Screens.pad), readings: readings)
        prepare(stage.phone.keyboard)
        stage.phone.setWindowFrame(window)
        return WayStage(showing: WayScreen(way), on: stage)
    }

    private func fieldBottom(_ stage: WayStage) -> CGFloat {
        let field = stage.screen.field, window = stage.phone.window
        return field.convert(field.bounds, to: window.screen.coordinateSpace).maxY.seen
    }

    private func keyboardTop(_ stage: WayStage) throws -> CGFloat {
        try #require(stage.phone.keyboard.frameInScreen).minY
    }

    @Test(arguments: AvoidanceWay.allCases)
    func `S37 E60 the field is clear of the keyboard in Slide Over`(
        way: AvoidanceWay
    ) throws {
        let stage = try stage(way, CGRect(x: 440, y: 20, width: 375, height: 1_154)) {
            $0.behavior.omitsGapBelowWindow = true
        }
        let start = stage.screen.state
        try stage.edit("Field")
        let bottom = fieldBottom(stage), top = try keyboardTop(stage)
        #expect(
            bottom <= top && bottom >= top - 10.5,
            "\(way) \(bottom) \(top) \(Keyboard.shared.state) \(stage.screen.value) \((stage.screen.panel as? UIScrollView)?.contentOffset.y ?? 0)"
        )
        stage.hide()
        #expect(stage.screen.state == start, "\(way)")
    }

    @Test(arguments: AvoidanceWay.allCases)
    func `S39 a small window above the keyboard stays as it is`(way: AvoidanceWay) throws {
        let stage = try stage(way, CGRect(x: 0, y: 0, width: 400, height: 500))
        let start = stage.screen.state
        try stage.edit("Field")
        #expect(try keyboardTop(stage) > 500)
        #expect(stage.screen.state == start, "\(way)")
        stage.hide()
        #expect(stage.screen.state == start, "\(way)")
    }

    @Test(
        arguments: AvoidanceWay.allCases,
        [CGRect(x: 120, y: 50, width: 600, height: 1_100), CGRect(x: 0, y: 50, width: 834, height: 1_144)])
    func `S115 Q1 window coordinates are corrected in x and y`(way: AvoidanceWay, window: CGRect) throws {
        let stage = try stage(way, window) { $0.behavior.reportsInWindow = true }
        let start = stage.screen.state
        try stage.edit("Field")
        let bottom = fieldBottom(stage), top = try keyboardTop(stage)
        #expect(
            bottom <= top && bottom >= top - 10.5,
            "\(way) \(bottom) \(top) \(Keyboard.shared.state) \(stage.screen.value) \((stage.screen.panel as? UIScrollView)?.contentOffset.y ?? 0)"
        )
        stage.hide()
        #expect(stage.screen.state == start, "\(way)")
    }

    /// Makes a bar on Apple's guide, as many apps do.
    private func plainBar(in view: UIView) -> UIView {
        let bar = UIView()
        bar.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(bar)
        NSLayoutConstraint.activate([
            bar.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
            bar.heightAnchor.constraint(equalToConstant: 44), bar.widthAnchor.constraint(equalToConstant: 100),
            bar.leadingAnchor.constraint(equalTo: view.leadingAnchor)
        ])
        return bar
    }

    private func move(_ phone: SimulatedPhone, to y: CGFloat) {
        phone.setWindowFrame(CGRect(x: 100, y: y, width: 600, height: 900))
    }

    /// The fault is Apple's: a bar that only follows Apple's guide ends up under the keyboard.
    @Test func `Q5 a bar on Apple's guide stays behind in a moved window`() throws {
        let stage = SimulatedStage(try Screens.device(Screens.pad), readings: [.leavesGuidesOfMovedWindows])
        let controller = UIViewController(), field = UITextField()
        stage.phone.setWindowFrame(CGRect(x: 100, y: 40, width: 600, height: 900))
        let bar = plainBar(in: controller.view)
        field.accessibilityIdentifier = "Field"
        field.frame = CGRect(x: 20, y: 100, width: 200, height: 40)
        controller.view.addSubview(field)
        stage.present(controller)
        try stage.edit("Field")
        move(stage.phone, to: 260)
        stage.settle()
        let window = stage.phone.window, top = try #require(stage.phone.keyboard.frameInScreen).minY
        #expect(bar.convert(bar.bounds, to: window.screen.coordinateSpace).maxY > top)
    }

    @Test(arguments: AvoidanceWay.allCases)
    func `S46 Q5 a window moved with the keyboard up stays clear`(way: AvoidanceWay) throws {
        let stage = try stage(
            way, CGRect(x: 100, y: 40, width: 600, height: 900), readings: [.leavesGuidesOfMovedWindows])
        let start = stage.screen.state
        try stage.edit("Field")
        for y in [200.0, 260, 60, 10, 250] {
            move(stage.phone, to: y)
            stage.settle()
            let bottom = fieldBottom(stage), top = try keyboardTop(stage)
            #expect(bottom <= top, "\(way) at \(y)")
        }
        stage.phone.setWindowFrame(CGRect(x: 100, y: 40, width: 600, height: 900))
        stage.hide()
        #expect(stage.screen.state == start, "\(way)")
    }
}
