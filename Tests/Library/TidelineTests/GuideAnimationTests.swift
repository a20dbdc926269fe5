import DeviceSimulation
import Foundation
import HostTestSupport
import KeyboardModel
import SimulatedStages
import Testing
@testable import Tideline
import TidelineClassics
import UIKit

/// Views that avoid the keyboard move by the same curve as the keyboard (S112, S113, rules E25, E29, E31).
@MainActor
@Suite struct GuideAnimationTests {
    private func stage(_ controller: UIViewController) throws -> SimulatedStage {
        let stage = SimulatedStage(try Screens.device(Screens.large))
        stage.present(controller)
        return stage
    }

    @Test func `S113 the bar follows the keyboard's spring at every instant`() throws {
        let controller = FormViewController(), stage = try stage(controller)
        try stage.tap("Field")
        // The values are 810 - 302 p(t), worked out by hand. Rule E31 defines p(t), the keyboard's progress at the time
        // t.
        let expected: [(time: Double, bottom: CGFloat)] = [
            (0.05, 739.867), (0.125, 609.165), (0.25, 525.504), (0.4, 509.689)
        ]
        var now = 0.0
        for (time, bottom) in expected {
            stage.advance(by: time - now)
            now = time
            #expect(abs(controller.shownBarBottom - bottom) < 0.001, "\(time): \(controller.shownBarBottom)")
            #expect(controller.bar.frame.maxY == 508)
        }
        stage.settle()
        #expect(controller.shownBarBottom == 508)
    }

    @Test func `a frame that a closure changes moves with the keyboard`() throws {
        let controller = FormViewController()
        let box = UIView(frame: CGRect(x: 0, y: 100, width: 10, height: 10))
        controller.keyboardWillAppear = { _ in box.frame.origin.y = 0 }
        controller.keyboardWillDisappear = { _ in box.frame.origin.y = 100 }
        let stage = try stage(controller)
        controller.view.addSubview(box)
        try stage.tap("Field")
        stage.advance(by: 0.125)
        // The value is 100 (1 - .665015).
        #expect(abs((box.layer.presentation()?.frame.minY ?? -1) - 33.4985) < 0.001)
        stage.settle()
        #expect(box.frame.minY == 0)
        stage.dismissKeyboard()
        stage.advance(by: 0.125)
        #expect(abs((box.layer.presentation()?.frame.minY ?? -1) - 66.5015) < 0.001)
    }

    @Test func `K6 the bar reverses without a jump if the keyboard hides while it rises`() throws {
        let controller = FormViewController(), stage = try stage(controller)
        try stage.tap("Field")
        stage.advance(by: 0.1)
        let before = controller.shownBarBottom
        stage.dismissKeyboard()
        #expect(abs(controller.shownBarBottom - before) < 0.001)
        stage.advance(by: 0.1)
        // After 0.2 s the keyboard's top is at 731.607 and has covered the fraction 0.33450 of its way; the bar moves
        // by 302 points in all.
        #expect(abs(controller.shownBarBottom - 708.980) < 0.01, "\(controller.shownBarBottom)")
        stage.settle()
        #expect(controller.shownBarBottom == 810)
    }

    @Test(arguments: [0, 1, 2, 3, 7, 15, 16, -1, 1 << 40])
    func `S112 no curve traps`(curve: Int) throws {
        let bench = try ObserverBench(Screens.large)
        let controller = FormViewController(keyboard: bench.keyboard)
        bench.phone.show(controller)
        bench.post(
            .willShow,
            info: [
                UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: CGRect(x: 0, y: 508, width: 390, height: 336)),
                UIResponder.keyboardAnimationDurationUserInfoKey: NSNumber(value: 0.25),
                UIResponder.keyboardAnimationCurveUserInfoKey: NSNumber(value: curve)
            ])
        #expect(controller.bar.layer.animationKeys() != nil)
        bench.phone.settle()
        #expect(controller.bar.frame.maxY == 508 && controller.shownBarBottom == 508)
    }

    @Test func `S112 curve 7 is the keyboard's spring with any duration`() throws {
        for duration in [0.25, 0.383, 3] {
            let bench = try ObserverBench(Screens.large)
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
            bench.phone.window.addSubview(view)
            let transition = KeyboardTransition(event: .willShow, durationSeconds: duration, curveRawValue: 7)
            KeyboardAnimation(of: transition).run { view.frame.origin.y = 100 }
            bench.phone.advance(by: 0.125)
            #expect(abs((view.layer.presentation()?.frame.minY ?? 0) - 66.5015) < 0.001, "\(duration)")
            bench.phone.advance(by: 0.375)
            #expect(bench.phone.settle(limit: 0.001), "\(duration)")
        }
    }

    @Test func `S113 another curve takes the notification's duration`() throws {
        for (given, taken) in [(0.4, 0.4), (nil, 0.25), (20, 10)] as [(Double?, Double)] {
            let bench = try ObserverBench(Screens.large)
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
            bench.phone.window.addSubview(view)
            let transition = KeyboardTransition(event: .willShow, durationSeconds: given, curveRawValue: 3)
            KeyboardAnimation(of: transition).run { view.frame.origin.y = 100 }
            bench.phone.advance(by: taken / 2)
            // Curve 3 is linear, so half the distance takes half the time.
            #expect(abs((view.layer.presentation()?.frame.minY ?? 0) - 50) < 0.001, "\(taken)")
            bench.phone.advance(by: taken / 2 + 0.001)
            #expect(view.layer.animationKeys() == nil, "\(taken)")
        }
    }

    @Test func `a did event moves the guide without an animation`() throws {
        let bench = try ObserverBench(Screens.large)
        let controller = FormViewController(keyboard: bench.keyboard)
        bench.phone.show(controller)
        bench.phone.settle()
        bench.post(.didShow, y: 508, height: 336)
        bench.phone.endTurn()
        #expect(controller.shownBarBottom == 508)
        #expect(controller.bar.layer.animationKeys() == nil)
    }

    @Test func `a repeated will event starts nothing`() throws {
        let bench = try ObserverBench(Screens.large)
        let controller = FormViewController(keyboard: bench.keyboard)
        bench.phone.show(controller)
        bench.post(.willShow, y: 508, height: 336)
        bench.phone.settle()
        bench.post(.willShow, y: 508, height: 336)
        #expect(bench.phone.isQuiescent)
        #expect(controller.bar.layer.animationKeys() == nil)
    }
}
