import DeviceSimulation
import Foundation
import HostTestSupport
import KeyboardModel
import SimulatedStages
import Testing
@testable import Tideline
import TidelineClassics
import UIKit

@MainActor
@Suite struct NavigationBarTests {
    private func present() throws -> (SimulatedStage, TextInputNavigationBar, [UITextField]) {
        let stage = SimulatedStage(try Screens.device(Screens.large)), controller = UIViewController()
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
        try stage.tapAndSettle("Field 0")
        let with = try #require(stage.phone.keyboard.frameInScreen)
        fields[1].inputAccessoryView = nil
        try stage.edit("Field 1")
        let without = try #require(stage.phone.keyboard.frameInScreen)
        #expect(with.height == without.height + 44)
        #expect(bar.frame.height == 44)
    }

    @Test(arguments: [false, true])
    func `without keys the buttons end above the home indicator`(hasContent: Bool) throws {
        let (stage, plain, fields) = try present()
        let bar = hasContent ? TextInputNavigationBar(TextInputNavigator(in: plain), content: UILabel()) : plain
        fields[0].inputAccessoryView = bar
        stage.phone.keyboard.behavior.hasHardwareKeyboard = true
        try stage.tapAndSettle("Field 0")
        let toolbar = try #require(bar.subviews.first { $0 is UIToolbar })
        let bottom = toolbar.convert(toolbar.bounds, to: nil).maxY
        #expect(bottom == Screens.large.height - 34 && bar.convert(bar.bounds, to: nil).maxY == Screens.large.height)
        stage.phone.keyboard.behavior.hasHardwareKeyboard = false
        try stage.edit("Field 1")
        try stage.edit("Field 0")
        #expect(bar.frame.height == 44)
    }

    @Test(arguments: [(18.0, 44), (26, 58), (27, 58)] as [(Double, CGFloat)])
    func `the bar is as high as bars of its system, and of the former design if the app keeps it`(
        version: Double, height: CGFloat
    ) throws {
        let stage = SimulatedStage(try Screens.device(Screens.large), systemVersion: version)
        let key = "UIDesignRequiresCompatibility"
        for info in [nil, [:], [key: false], [key: "YES"]] as [[String: Any]?] {
            #expect(TextInputNavigationBar.height(info) == height)
        }
        // iOS 27 ignores the key.
        #expect(TextInputNavigationBar.height([key: true]) == (version == 26 ? 44 : height))
        stage.letGo()
    }

    @Test func `the arrows stay inside the view that the navigator was given`() throws {
        let (stage, _, fields) = try present(), form = UIView(frame: CGRect(x: 0, y: 300, width: 390, height: 200))
        let page = try #require(fields[0].superview), bar = TextInputNavigationBar(TextInputNavigator(in: form))
        page.addSubview(form)
        let inside = (0..<2).map { UITextField(frame: CGRect(x: 10, y: 50 * CGFloat($0), width: 200, height: 30)) }
        for field in inside {
            field.inputAccessoryView = bar
            form.addSubview(field)
        }
        inside[0].becomeFirstResponder()
        stage.settle()
        #expect(!bar.previousItem.isEnabled && bar.nextItem.isEnabled)
        stage.tapAccessory(bar.nextItem)
        #expect(inside[1].isFirstResponder && bar.previousItem.isEnabled && !bar.nextItem.isEnabled)
    }

    @Test func `the bar has the system's items, unless the app sets titles`() throws {
        let stage = SimulatedStage(try Screens.device(Screens.large)), controller = UIViewController()
        stage.present(controller)
        let navigator = TextInputNavigator(in: controller.view)
        let bar = TextInputNavigationBar(navigator)
        #expect(bar.previousItem.image != nil && bar.nextItem.image != nil)
        #expect((bar.previousItem.title ?? "").isEmpty && (bar.nextItem.title ?? "").isEmpty)
        // UIKit translates the system's Done item into the person's language, while the simulated UIKit always uses
        // English.
        #expect(bar.doneItem.title == "Done")
        let own = TextInputNavigationBar(navigator, titles: ("Zurück", "Weiter", "Fertig"))
        let titles = [own.previousItem, own.nextItem, own.doneItem].map(\.title)
        #expect(titles == ["Zurück", "Weiter", "Fertig"])
    }

    @Test(arguments: [18.0, 26])
    func `the bar grows and shrinks with its content, and the page with the bar`(version: Double) throws {
        let stage = SimulatedStage(try Screens.device(Screens.large), systemVersion: version)
        let controller = UIViewController(), field = UITextField(frame: CGRect(x: 10, y: 100, width: 200, height: 30))
        let hint = UILabel(), pill = UIView()
        hint.numberOfLines = 0
        hint.text = "One line"
        field.accessibilityIdentifier = "Field"
        let navigator = TextInputNavigator(in: controller.view)
        field.inputAccessoryView = navigator.makeBar(content: hint)
        pill.translatesAutoresizingMaskIntoConstraints = false
        for view in [field, pill] { controller.view.addSubview(view) }
        stage.present(controller)
        NSLayoutConstraint.activate([
            pill.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
            pill.heightAnchor.constraint(equalToConstant: 40), pill.widthAnchor.constraint(equalToConstant: 40),
            pill.bottomAnchor.constraint(equalTo: controller.view.keyboardGuide.topAnchor)
        ])
        try stage.edit("Field")
        let buttons: CGFloat = version < 26 ? 44 : 58, line = hint.intrinsicContentSize.height
        func isClear() -> Bool { stage.phone.keyboard.frameInScreen?.minY == pill.frame.maxY }
        #expect(line > 0 && stage.phone.keyboard.accessoryHeight == buttons + line && isClear())
        hint.text = Array(repeating: "A hint of several lines.", count: 12).joined(separator: " ")
        stage.settle()
        let grown = stage.phone.keyboard.accessoryHeight
        #expect(grown >= buttons + 3 * line && grown == buttons + hint.frame.height && isClear())
        hint.text = "One line"
        stage.settle()
        #expect(stage.phone.keyboard.accessoryHeight == buttons + line && isClear())
        hint.isHidden = true
        hint.text = nil
        stage.settle()
        #expect(stage.phone.keyboard.accessoryHeight == buttons && isClear())
        stage.letGo()
    }

    @Test func `the arrows follow a text that enables, hides and removes inputs`() throws {
        let (stage, bar, fields) = try present()
        fields[1].isEnabled = false
        fields[2].isHidden = true
        try stage.tapAndSettle("Field 0")
        #expect(!bar.nextItem.isEnabled)
        fields[0].addAction(UIAction { _ in fields[1].isEnabled.toggle() }, for: .editingChanged)
        try stage.type("a")
        stage.settle()
        #expect(bar.nextItem.isEnabled)
        try stage.type("b")
        stage.settle()
        #expect(!bar.nextItem.isEnabled)
        fields[0].addAction(UIAction { _ in fields[1].removeFromSuperview() }, for: .editingChanged)
        try stage.type("c")
        stage.settle()
        #expect(!bar.nextItem.isEnabled)
    }

    @Test func `Next and Previous move between fields, Done ends editing`() throws {
        let (stage, bar, fields) = try present()
        try stage.tapAndSettle("Field 0")
        #expect(!bar.previousItem.isEnabled && bar.nextItem.isEnabled)
        stage.tapAccessory(bar.nextItem)
        #expect(fields[1].isFirstResponder && bar.previousItem.isEnabled && bar.nextItem.isEnabled)
        stage.tapAccessory(bar.nextItem)
        #expect(fields[2].isFirstResponder && !bar.nextItem.isEnabled)
        stage.tapAccessory(bar.previousItem)
        #expect(fields[1].isFirstResponder)
        stage.tapAccessory(bar.doneItem)
        #expect(stage.phone.keyboard.frameInScreen == nil)
    }
}

extension SimulatedStage {
    /// Taps an item on the keyboard's accessory view, and waits for rest.
    func tapAccessory(_ item: UIBarButtonItem) {
        settle()
        let input = phone.window.firstInput
        guard let button = input?.inputAccessoryView?.button(named: item.accessibilityIdentifier ?? "") else {
            Issue.record("no button of \(item.accessibilityIdentifier ?? "an item")")
            return
        }
        #expect(phone.tap(button) == .delivered)
        settle()
    }
}
