import DeviceSimulation
import Foundation
import KeyboardModel
import Scenarios
import Testing
@testable import Tideline
import TidelineClassics
import UIKit

@MainActor
@Suite struct NavigationBarTests {
    private func present() throws -> (Stage, TextInputNavigationBar, [UITextField]) {
        let stage = Stage(try Screens.device(Screens.large)), controller = UIViewController()
        let navigator = TextInputNavigator(in: controller.view), bar = TextInputNavigationBar(navigator)
        let fields = (0..<3).map { index in
            let field = UITextField(frame: CGRect(x: 10, y: 100 + 50 * CGFloat(index), width: 200, height: 30))
            field.accessibilityIdentifier = "Field \(index)"
            field.inputAccessoryView = bar
            controller.view.addSubview(field)
            return field
        }
        stage.present(controller)
        return (stage, bar, fields)
    }

    @Test func `the bar stands on the keyboard and is part of its height`() throws {
        let (stage, bar, fields) = try present()
        try stage.tap("Field 0")
        stage.settle()
        let with = try #require(stage.phone.keyboard.frameInScreen)
        fields[1].inputAccessoryView = nil
        try stage.focus("Field 1")
        stage.settle()
        let without = try #require(stage.phone.keyboard.frameInScreen)
        #expect(with.height == without.height + 44)
        #expect(bar.frame.height == 44)
    }

    @Test func `Next and Previous move between fields, Done ends editing`() throws {
        let (stage, bar, fields) = try present()
        try stage.tap("Field 0")
        stage.settle()
        #expect(!bar.previousButton.isEnabled && bar.nextButton.isEnabled)
        stage.tapAccessory(bar.nextButton)
        #expect(fields[1].isFirstResponder && bar.previousButton.isEnabled && bar.nextButton.isEnabled)
        stage.tapAccessory(bar.nextButton)
        #expect(fields[2].isFirstResponder && !bar.nextButton.isEnabled)
        stage.tapAccessory(bar.previousButton)
        #expect(fields[1].isFirstResponder)
        stage.tapAccessory(bar.doneButton)
        #expect(stage.phone.keyboard.frameInScreen == nil)
    }
}

extension Stage {
    /// Taps a button on the keyboard's accessory view and lets everything come to rest.
    fileprivate func tapAccessory(_ button: UIButton) {
        #expect(phone.tap(button) == .delivered)
        settle()
    }
}
