import DeviceSimulation
import Foundation
import HostTestSupport
import KeyboardModel
import SimulatedStages
import Testing
@testable import Tideline
import TidelineClassics
@_spi(Simulation) import UIKit

@MainActor
@Suite struct TapOutsideTests {
    private func present() throws -> (SimulatedStage, UIViewController, TapOutsideToDismiss) {
        let stage = SimulatedStage(try Screens.device(Screens.large)), controller = UIViewController()
        let field = UITextField(frame: CGRect(x: 10, y: 100, width: 200, height: 30))
        let other = UITextField(frame: CGRect(x: 10, y: 150, width: 200, height: 30))
        let button = UIButton(type: .system), label = UILabel(frame: CGRect(x: 10, y: 250, width: 200, height: 30))
        button.frame = CGRect(x: 10, y: 200, width: 200, height: 30)
        label.isUserInteractionEnabled = true
        let named: [(UIView, String)] = [(field, "Field"), (other, "Other"), (button, "Button"), (label, "Label")]
        for (view, name) in named {
            view.accessibilityIdentifier = name
            controller.view.addSubview(view)
        }
        let tap = TapOutsideToDismiss(in: controller.view)
        stage.present(controller)
        try stage.tapAndSettle("Field")
        return (stage, controller, tap)
    }

    @Test func `a tap beside everything ends editing`() throws {
        let (stage, _, tap) = try present()
        _ = stage.phone.tap(at: CGPoint(x: 300, y: 400))
        stage.settle()
        #expect(stage.phone.keyboard.frameInScreen == nil)
        _ = tap
    }

    @Test func `a navigator ends editing by the last condition that it was given`() throws {
        let (stage, controller, _) = try present()
        let navigator = TextInputNavigator(in: controller.view)
        for view in controller.view.gestureRecognizers ?? [] { controller.view.removeGestureRecognizer(view) }
        navigator.endEditingOnTapOutside()
        navigator.endEditingOnTapOutside { !($0 is UILabel) }
        #expect(controller.view.gestureRecognizers?.count == 1)
        try stage.tapAndSettle("Label")
        #expect(stage.phone.keyboard.frameInScreen != nil)
        _ = stage.phone.tap(at: CGPoint(x: 300, y: 400))
        stage.settle()
        #expect(stage.phone.keyboard.frameInScreen == nil)
    }

    @Test func `a pencil that writes beside a field does not end editing`() throws {
        let (_, controller, tap) = try present()
        let touches = [UITouch.TouchType.pencil, .direct].map { type in
            UITouch(in: controller.view, atPointInWindow: CGPoint(x: 300, y: 400), tapCount: 1, type: type)
        }
        let received = touches.map { tap.gestureRecognizer(UITapGestureRecognizer(), shouldReceive: $0) }
        #expect(received == [false, true])
    }

    @Test func `a tap on a label ends editing`() throws {
        let (stage, _, tap) = try present()
        try stage.tapAndSettle("Label")
        #expect(stage.phone.keyboard.frameInScreen == nil)
        _ = tap
    }

    @Test func `taps reach inputs and controls and do not end editing`() throws {
        let (stage, controller, tap) = try present()
        var presses = 0
        let button = try #require(try stage.view("Button") as? UIButton)
        button.addAction(UIAction { _ in presses += 1 }, for: .touchUpInside)
        try stage.tapAndSettle("Other")
        #expect(try stage.view("Other").isFirstResponder)
        try stage.tapAndSettle("Button")
        #expect(presses == 1)
        #expect(stage.phone.keyboard.frameInScreen != nil)
        _ = (controller, tap)
    }

    @Test func `the app may keep the keyboard for some taps`() throws {
        let (stage, _, tap) = try present()
        var asked: [UIView] = []
        tap.shouldDismiss = { view in
            asked.append(view)
            return false
        }
        try stage.tapAndSettle("Label")
        #expect(stage.phone.keyboard.frameInScreen != nil)
        #expect(asked.map(\.accessibilityIdentifier) == ["Label"])
    }

    @Test func `once it is gone, taps end nothing and no recognizer is left`() throws {
        let stage: SimulatedStage, controller: UIViewController
        do {
            let tap: TapOutsideToDismiss
            (stage, controller, tap) = try present()
            _ = tap
        }
        _ = stage.phone.tap(at: CGPoint(x: 300, y: 400))
        stage.settle()
        #expect(stage.phone.keyboard.frameInScreen != nil)
        #expect(controller.view.gestureRecognizers?.isEmpty ?? true)
    }
}
