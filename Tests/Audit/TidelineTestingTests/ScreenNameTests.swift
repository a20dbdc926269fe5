import Testing
@testable import TidelineTesting
import UIKit

@MainActor
@Suite struct ScreenNameTests {
    @Test func `a view is named by identifier, label, content or class`() {
        let container = UIView(), first = UITextField(), second = UITextField()
        for field in [first, second] { container.addSubview(field) }
        #expect(ViewName.of(second) == "UITextField 2")
        second.text = "typed"
        #expect(ViewName.of(second) == "UITextField 2", "what was typed is no name")
        second.placeholder = "Name"
        #expect(ViewName.of(second) == "Name")
        second.accessibilityLabel = "Full name"
        #expect(ViewName.of(second) == "Full name")
        second.accessibilityIdentifier = "name-field"
        #expect(ViewName.of(second) == "name-field")
        #expect(ViewName.of(UISwitch()) == "UISwitch" && ViewName.of(container) == "UIView")
    }

    @Test func `a stage finds views by any of these names, identifiers first`() throws {
        let controller = UIViewController(), label = UILabel(), field = UITextField()
        label.text = "Name"
        field.accessibilityIdentifier = "Name"
        for view in [label, field] { controller.view.addSubview(view) }
        let stage = SimulatedStage(try Device.named("iPhone 16 Pro"))
        stage.present(controller)
        #expect(try stage.view("Name") === field)
        field.accessibilityIdentifier = nil
        #expect(try stage.view("Name") === label)
    }

    @Test(arguments: [
        ("Checkot", "Checkout"), ("checkout", "Checkout"), ("Chekcout", "Checkout"), ("Profle", "Profile")
    ])
    func `a slip of the keys is understood`(typed: String, meant: String) {
        #expect(UnknownName.guess(for: typed, among: ["Checkout", "Profile"]) == " Did you mean '\(meant)'?")
    }

    @Test(arguments: ["Login", "C", "", "Profile settings"])
    func `another word is not`(typed: String) {
        #expect(UnknownName.guess(for: typed, among: ["Checkout", "Profile"]).isEmpty)
    }

    @Test func `a screen knows where it is named`() {
        let screen = Screen("x") { UIViewController() }
        #expect(screen.file.hasSuffix("ScreenNameTests.swift") && screen.line == #line - 1)
    }

    @Test(
        arguments: [
            (["Pay", "Pay"], "two screens are called 'Pay'. Give each a name of its own."),
            (["merge"], "no screen can be called 'merge'. Give it another name."),
            (["a\n"], "'a\n' has a control character. Name the screen in letters."),
            (["-x"], "no screen can be called '-x'. Give it another name."),
            (
                [String(repeating: "a", count: 101)],
                "the name of a screen has 101 characters, and 100 is the most: '\(String(repeating: "a", count: 40))…'. "
                    + "Name it shorter."
            ), ([String(repeating: "a", count: 100)], nil)
        ] as [([String], String?)])
    func `a name that stands for no one screen is refused`(names: [String], message: String?) {
        let tool = AuditTool(
            name: "tool", screens: names.map { Screen($0) { UIViewController() } }, screensByName: [], ways: [])
        var refusal: String?
        do { try tool.checkNames() } catch { refusal = "\(error)" }
        #expect(refusal == message)
    }
}
