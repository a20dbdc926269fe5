import DeviceSimulation
import Foundation
import HostTestSupport
import SimulatedStages
import Testing
@testable import Tideline
import TidelineClassics
import UIKit

/// The library helps with editing only while an avoidance is active.
@MainActor
@Suite struct EditingComfortTests {
    private func screen(_ stage: SimulatedStage) -> (UIScrollView, [UITextField]) {
        let controller = UIViewController(), form = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        let fields = ["One", "Two", "Three"].enumerated().map { index, name in
            let field = UITextField(frame: CGRect(x: 20, y: 80 + 60 * CGFloat(index), width: 200, height: 44))
            field.accessibilityIdentifier = name
            form.addSubview(field)
            return field
        }
        controller.view.addSubview(form)
        stage.present(controller)
        return (form, fields)
    }

    @Test func `return goes through the inputs, and nil restores the keys`() throws {
        let stage = SimulatedStage(try Screens.device(Screens.large)), (form, fields) = screen(stage)
        form.keyboardAvoidance = .insets.editing(.returnKey)
        try stage.focus("One")
        #expect(fields[0].returnKeyType == .next)
        try stage.pressReturn()
        #expect(fields[1].isFirstResponder)
        try stage.pressReturn()
        #expect(fields[2].isFirstResponder && fields[2].returnKeyType == .done)
        try stage.pressReturn()
        #expect(!fields[2].isFirstResponder)
        form.keyboardAvoidance = nil
        #expect(fields.allSatisfy { $0.returnKeyType == .default })
        try stage.focus("One")
        try? stage.pressReturn()
        #expect(!fields[1].isFirstResponder)
    }

    @Test func `inputs without a bar get one, and nil removes it`() throws {
        let stage = SimulatedStage(try Screens.device(Screens.large)), (form, fields) = screen(stage)
        let own = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 30))
        fields[1].inputAccessoryView = own
        form.keyboardAvoidance = .insets.editing(.bar)
        try stage.edit("One")
        let bar = try #require(fields[0].inputAccessoryView as? TextInputNavigationBar)
        #expect(stage.phone.keyboard.accessoryHeight == 44)
        try #require(bar.button(named: "Next")).sendActions(for: .primaryActionTriggered)
        #expect(fields[1].isFirstResponder && fields[1].inputAccessoryView === own)
        form.keyboardAvoidance = nil
        #expect(fields[0].inputAccessoryView == nil && fields[1].inputAccessoryView === own)
    }

    @Test func `a bar for pads is for inputs without a return key`() throws {
        let stage = SimulatedStage(try Screens.device(Screens.large)), (form, fields) = screen(stage)
        fields[1].keyboardType = .numberPad
        form.keyboardAvoidance = .insets.editing(.barForNumberPads)
        try stage.focus("One")
        try stage.focus("Two")
        #expect(fields[0].inputAccessoryView == nil && fields[1].inputAccessoryView is TextInputNavigationBar)
    }

    @Test func `a tap outside ends editing in every screen of a window`() throws {
        let stage = SimulatedStage(try Screens.device(Screens.large))
        stage.phone.window.keyboardAvoidance = .automatic.editing([.tapOutside, .returnKey])
        let (_, fields) = screen(stage)
        try stage.edit("One")
        try stage.tap(at: CGPoint(x: 300, y: 400))
        #expect(!fields[0].isFirstResponder)
        try stage.focus("One")
        stage.phone.window.keyboardAvoidance = nil
        try stage.tap(at: CGPoint(x: 300, y: 400))
        #expect(fields[0].isFirstResponder, "nil takes the comforts back as well")
    }
}
