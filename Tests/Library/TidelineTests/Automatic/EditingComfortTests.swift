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

    @Test func `a screen has the window's bar until it names helpers of its own`() throws {
        let stage = SimulatedStage(try Screens.device(Screens.large)), window = stage.phone.window
        window.keyboardAvoidance = .automatic.editing(.bar)
        let (form, fields) = screen(stage), page = try #require(form.nearestController)
        let hasBar = { fields[0].inputAccessoryView is TextInputNavigationBar }
        try stage.edit("One")
        #expect(hasBar())
        form.keyboardAvoidance = .insets
        #expect(hasBar(), "a way alone says nothing about helpers")
        form.keyboardAvoidance = .insets.editing(.returnKey)
        stage.settle()
        #expect(!hasBar() && stage.phone.keyboard.accessoryHeight == 0, "a change acts at once")
        #expect(fields[0].returnKeyType == .next)
        form.keyboardAvoidance = nil
        stage.settle()
        #expect(hasBar() && stage.phone.keyboard.accessoryHeight == 44 && fields[0].returnKeyType == .default)
        page.keyboardAvoidance = .editing()
        stage.settle()
        #expect(fields.allSatisfy { $0.inputAccessoryView == nil } && stage.phone.keyboard.accessoryHeight == 0)
        try stage.edit("Two")
        #expect(fields[1].inputAccessoryView == nil)
    }

    @Test func `helpers alone leave the room for the keyboard to the window`() throws {
        let stage = SimulatedStage(try Screens.device(Screens.large))
        stage.phone.window.keyboardAvoidance = .automatic
        let (form, fields) = screen(stage)
        fields[2].frame.origin.y = 700
        form.keyboardAvoidance = .editing(.bar, .returnKey)
        try stage.edit("Three")
        #expect(fields[2].inputAccessoryView is TextInputNavigationBar && fields[2].returnKeyType == .done)
        let keyboard = try #require(stage.phone.keyboard.frameInScreen)
        #expect(fields[2].convert(fields[2].bounds, to: nil).maxY <= keyboard.minY)
    }

    @Test(arguments: [[], [.returnKey]] as [[KeyboardEditing]])
    func `one input may go without the bar of its screen`(own: [KeyboardEditing]) throws {
        let stage = SimulatedStage(try Screens.device(Screens.large)), (form, fields) = screen(stage)
        fields[1].keyboardAvoidance = KeyboardAvoidance.editing().editing(own)
        form.keyboardAvoidance = .insets.editing(.bar)
        try stage.edit("One")
        let bar = try #require(fields[0].inputAccessoryView as? TextInputNavigationBar)
        #expect(fields[1].inputAccessoryView == nil)
        stage.tapAccessory(bar.nextItem)
        #expect(fields[1].isFirstResponder, "the arrows reach it")
        #expect(fields[1].inputAccessoryView == nil && fields[2].inputAccessoryView != nil)
        form.keyboardAvoidance = .insets.editing(.bar, .returnKey)
        try stage.edit("Three")
        try stage.edit("One")
        fields[2].keyboardAvoidance = .editing()
        #expect(fields[2].inputAccessoryView == nil && fields[2].returnKeyType == .default)
        #expect(fields[0].inputAccessoryView != nil && fields[0].returnKeyType == .next, "the others keep theirs")
    }

    @Test func `a page that another one presents has no helpers of that one`() throws {
        let stage = SimulatedStage(try Screens.device(Screens.large)), (form, _) = screen(stage)
        let below = try #require(form.nearestController), above = UIViewController()
        below.keyboardAvoidance = .editing(.bar)
        let field = UITextField(frame: CGRect(x: 20, y: 80, width: 200, height: 44))
        field.accessibilityIdentifier = "Above"
        above.view.addSubview(field)
        below.present(above, animated: false)
        stage.settle()
        try stage.edit("Above")
        #expect(field.inputAccessoryView == nil)
    }

    @Test func `the bar stays and knows its input while a hardware keyboard comes and goes`() throws {
        let stage = SimulatedStage(try Screens.device(Screens.large))
        stage.phone.window.keyboardAvoidance = .automatic.editing(.bar)
        let (_, fields) = screen(stage)
        func check(_ index: Int, height: CGFloat, _ when: String) throws {
            let bar = try #require(fields[index].inputAccessoryView as? TextInputNavigationBar)
            #expect(bar.previousItem.isEnabled == (index > 0) && bar.nextItem.isEnabled == (index < 2), "\(when)")
            #expect(stage.phone.keyboard.frameInScreen?.height == height, "\(when)")
        }
        try stage.edit("Two")
        let full = try #require(stage.phone.keyboard.frameInScreen?.height), docked: CGFloat = 44 + 34
        try check(1, height: full, "typing")
        stage.phone.keyboard.setHasHardwareKeyboard(true)
        stage.settle()
        try check(1, height: docked, "with a hardware keyboard")
        fields[1].resignFirstResponder()
        stage.settle()
        #expect(stage.phone.keyboard.frameInScreen == nil)
        try stage.edit("Three")
        try check(2, height: docked, "edited again")
        stage.phone.keyboard.setHasHardwareKeyboard(false)
        stage.settle()
        try check(2, height: full, "after the hardware keyboard")
    }

    @Test(arguments: [false, true]) func `an excluded screen loses the window's helpers`(isUp: Bool) throws {
        let stage = SimulatedStage(try Screens.device(Screens.large))
        stage.phone.window.keyboardAvoidance = .automatic.editing(.bar, .tapOutside)
        let (form, fields) = screen(stage)
        try stage.edit("One")
        if !isUp { stage.dismissKeyboard() }
        form.nearestController?.keyboardAvoidance = .excluded
        try stage.edit("One")
        stage.settle()
        #expect(fields.allSatisfy { $0.inputAccessoryView == nil } && stage.phone.keyboard.accessoryHeight == 0)
        try stage.tap(at: CGPoint(x: 300, y: 400))
        #expect(fields[0].isFirstResponder)
        form.nearestController?.keyboardAvoidance = nil
        stage.settle()
        #expect(stage.phone.keyboard.accessoryHeight == 44)
    }

    @Test(arguments: ["insets", "guide", "table controller", "backdrop"])
    func `the window's bar does not depend on who makes room`(page: String) throws {
        let stage = SimulatedStage(try Screens.device(Screens.large))
        stage.phone.window.keyboardAvoidance = .automatic.editing(.bar)
        let field = UITextField(frame: CGRect(x: 20, y: 660, width: 200, height: 44))
        field.accessibilityIdentifier = "Field"
        let controller = page == "table controller" ? UITableViewController() : UIViewController()
        let list = page == "insets" ? UIScrollView(frame: controller.view.bounds) : controller.view
        if page == "insets", let list = list as? UIScrollView {
            controller.view.addSubview(list)
            list.keyboardAvoidance = .insets
        }
        list?.addSubview(field)
        if page == "guide" { _ = controller.view.keyboardGuide(forInputsIn: controller.view) }
        if page == "backdrop" { controller.view.insertSubview(KeyboardBackdropView(color: .systemIndigo), at: 0) }
        stage.present(controller)
        try stage.edit("Field")
        #expect(stage.phone.keyboard.accessoryHeight == 44)
        guard page == "insets" || page == "backdrop", let keyboard = stage.phone.keyboard.frameInScreen else { return }
        #expect(field.convert(field.bounds, to: nil).maxY <= keyboard.minY)
    }

    /// Who also serves return keys around a group, and whether it does so before the group.
    enum Around: CaseIterable { case window, orderBefore, orderAfter }

    @Test(arguments: Around.allCases, [false, true])
    func `the return key of a group stays inside, and says so`(around: Around, isKnown: Bool) throws {
        let stage = SimulatedStage(try Screens.device(Screens.large)), (form, fields) = screen(stage)
        let page = try #require(form.nearestController?.view), group = UIView(frame: form.bounds)
        form.addSubview(group)
        for field in fields[..<2] { group.addSubview(field) }
        var navigators: [TextInputNavigator] = []
        func addOrder() {
            navigators.append(TextInputNavigator(in: page))
            navigators.last?.order = [fields[2]]
        }
        if around == .window { stage.phone.window.keyboardAvoidance = .automatic.editing(.returnKey, .bar) }
        if around == .orderBefore { addOrder() }
        // The window has served the field before the group gets its navigator.
        if isKnown { try stage.edit("Two") }
        navigators.append(TextInputNavigator(in: group))
        if around == .orderAfter { addOrder() }
        if isKnown { fields[1].resignFirstResponder() }
        try stage.edit("One")
        #expect(fields[0].returnKeyType == .next)
        try stage.pressReturn()
        #expect(fields[1].isFirstResponder && fields[1].returnKeyType == .done)
        try stage.pressReturn()
        #expect(fields.allSatisfy { !$0.isFirstResponder })
    }

    /// When a page gets its navigator: before the window gets helpers, after them, or once they have served a field.
    enum Turn: CaseIterable { case first, second, late }

    @Test(arguments: [false, true], Turn.allCases)
    func `a page's own navigator decides over the helpers of its window`(isChild: Bool, turn: Turn) throws {
        let stage = SimulatedStage(try Screens.device(Screens.large))
        let (form, fields) = screen(stage), page = try #require(form.nearestController)
        if isChild {
            let child = UIViewController()
            child.view.frame = form.bounds
            page.addChild(child)
            form.addSubview(child.view)
            child.view.addSubview(fields[1])
            child.didMove(toParent: page)
        }
        var submissions = 0, navigators: [TextInputNavigator] = []
        func addNavigator() { navigators.append(TextInputNavigator(in: page.view) { submissions += 1 }) }
        if turn == .first { addNavigator() }
        stage.phone.window.keyboardAvoidance = .automatic.editing(.returnKey, .bar)
        if turn == .late { try stage.edit("Two") }
        if turn != .first { addNavigator() }
        stage.hide()
        try stage.edit("One")
        for field in fields {
            #expect(field.isFirstResponder && field.returnKeyType == (field === fields[2] ? .go : .next))
            try stage.pressReturn()
        }
        #expect(submissions == 1 && fields.allSatisfy { !$0.isFirstResponder })
    }

    /// Who serves a group of inputs, whom the arrows around it skip.
    enum Group: CaseIterable { case navigator, helpers, bar }

    @Test(arguments: Group.allCases, [false, true])
    func `the arrows around a group go past it, and the group's own stay inside`(kind: Group, isByHand: Bool) throws {
        let stage = SimulatedStage(try Screens.device(Screens.large)), (form, fields) = screen(stage)
        let page = try #require(form.nearestController?.view), group = UIView(frame: form.bounds)
        form.addSubview(group)
        let inside = (0..<3).map { UITextField(frame: CGRect(x: 20, y: 90 + 10 * CGFloat($0), width: 200, height: 8)) }
        for field in inside { group.addSubview(field) }
        func give(_ navigator: TextInputNavigator, to fields: [UITextField]) {
            let bar = navigator.makeBar()
            for field in fields { field.inputAccessoryView = bar }
        }
        if isByHand { give(TextInputNavigator(in: page), to: fields) } else { page.keyboardAvoidance = .editing(.bar) }
        switch kind {
        case .navigator: give(TextInputNavigator(in: group), to: inside)
        case .helpers: group.keyboardAvoidance = .editing(.bar, .returnKey)
        case .bar: group.keyboardAvoidance = .editing(.bar)
        }
        for fields in [fields, inside] {
            for (index, field) in fields.enumerated() {
                field.becomeFirstResponder()
                stage.settle()
                let bar = try #require(field.inputAccessoryView as? TextInputNavigationBar)
                #expect(bar.previousItem.isEnabled == (index > 0) && bar.nextItem.isEnabled == (index < 2))
                guard index < 2 else { continue }
                stage.tapAccessory(bar.nextItem)
                #expect(fields[index + 1].isFirstResponder)
            }
        }
    }

    /// The library knows SwiftUI's view by its name.
    private final class _UIHostingView: UIView {}

    @Test(arguments: [false, true])
    func `a window leaves the inputs inside a hosting view without helpers`(isAutomatic: Bool) throws {
        let stage = SimulatedStage(try Screens.device(Screens.large))
        stage.phone.window.keyboardAvoidance =
            isAutomatic ? .automatic.editing(.bar, .returnKey) : .editing(.bar, .returnKey)
        let (form, fields) = screen(stage), hosting = _UIHostingView(frame: form.bounds)
        form.addSubview(hosting)
        hosting.addSubview(fields[1])
        try stage.edit("Two")
        #expect(fields[1].inputAccessoryView == nil && fields[1].returnKeyType == .default)
        try stage.edit("One")
        #expect(fields[0].inputAccessoryView != nil && fields[1].inputAccessoryView == nil)
    }

    @Test func `a window that helps alone leaves out alerts and excluded screens`() throws {
        let stage = SimulatedStage(try Screens.device(Screens.large))
        stage.phone.window.keyboardAvoidance = .editing(.bar)
        let (form, fields) = screen(stage), page = try #require(form.nearestController)
        try stage.edit("One")
        #expect(fields[0].inputAccessoryView is TextInputNavigationBar)
        page.keyboardAvoidance = .excluded
        stage.settle()
        #expect(fields[0].inputAccessoryView == nil)
        page.keyboardAvoidance = nil
        let alert = UIAlertController(title: "Name", message: nil, preferredStyle: .alert)
        alert.addTextField { $0.accessibilityIdentifier = "Name" }
        page.present(alert, animated: false)
        stage.settle()
        try stage.edit("Name")
        #expect(alert.textFields?.first?.inputAccessoryView == nil)
    }
}
