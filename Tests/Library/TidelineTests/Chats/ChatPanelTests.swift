import DeviceSimulation
import Foundation
import HostTestSupport
import SimulatedStages
import SimulatorTestSupport
import Testing
@testable import Tideline
@_spi(Simulation) import UIKit

/// A chat whose panel stands in the keyboard's place.
///
/// The numbers after `RC` are those of https://github.com/kirillzyusko/react-native-keyboard-controller/issues.
@MainActor
@Suite(.ownProcess) struct ChatPanelTests {
    typealias Setting = ChatScreen.Setting

    nonisolated static let settings = [ChatScreen.Kind.table, .collection].flatMap { kind in
        [false, true].flatMap { isUpsideDown in
            ChatScreen.Bar.allCases.map { Setting(kind: kind, isUpsideDown: isUpsideDown, bar: $0) }
        }
    }

    /// Judges each frame until the screen rests; what a person sees may not leave its place.
    private func judge(
        _ chat: ChatScreen, _ what: String, edgeStays: Bool = false, sourceLocation: SourceLocation = #_sourceLocation
    ) {
        let edge = chat.shownEdge
        for frame in 0..<45 {
            chat.frame()
            let distance = chat.shownDistance ?? .infinity
            #expect(
                abs(distance) <= 0.5, "\(chat.setting), \(what), frame \(frame): end off by \(distance)",
                sourceLocation: sourceLocation)
            guard edgeStays else { continue }
            #expect(
                abs(chat.shownEdge - edge) <= 0.5,
                "\(chat.setting), \(what), frame \(frame): edge at \(chat.shownEdge)",
                sourceLocation: sourceLocation)
        }
    }

    @Test(arguments: settings, ChatScreen.Order.allCases)
    func `RC1441 keyboard and panel replace each other in each of six ways`(
        setting: Setting, order: ChatScreen.Order
    ) throws {
        let chat = try ChatScreen(setting)
        let rest = chat.shownEdge
        chat.edit()
        judge(chat, "keyboard from nothing")
        let up = chat.shownEdge
        chat.openPanel(order)
        judge(chat, "panel from keyboard", edgeStays: true)
        chat.goBackToKeyboard(order)
        judge(chat, "keyboard from panel", edgeStays: true)
        chat.endEditing()
        judge(chat, "nothing from keyboard")
        #expect(chat.shownEdge == rest)
        chat.openPanel(order)
        judge(chat, "panel from nothing")
        #expect(chat.shownEdge == up, "\(setting)")
        chat.closePanel()
        judge(chat, "nothing from panel")
        #expect(chat.shownEdge == rest)
    }

    /// A view that was added in this turn has no frame yet, and would fly to its place in the keyboard's animation.
    @Test(arguments: settings, [false, true])
    func `a panel stands in its place in each frame`(setting: Setting, isUp: Bool) throws {
        let chat = try ChatScreen(setting)
        if isUp {
            chat.edit()
            judge(chat, "keyboard")
        }
        chat.openPanel(.panelFirst)
        let panel = chat.controller.panel
        for frame in 0..<45 {
            chat.frame()
            let shown = (panel.layer.presentation() ?? panel.layer).frame
            #expect(
                shown.minX == 0 && shown.width == panel.bounds.width, "\(setting), frame \(frame): \(shown)")
            if isUp { #expect(abs(shown.minY - panel.frame.minY) <= 0.5, "\(setting), frame \(frame): \(shown)") }
        }
    }

    @Test(arguments: settings.filter { $0.bar != .accessory })
    func `before any keyboard a panel is as high as it makes itself`(setting: Setting) throws {
        let chat = try ChatScreen(setting)
        let height = chat.controller.panel.heightAnchor.constraint(equalToConstant: 280)
        height.priority = .defaultLow
        height.isActive = true
        chat.openPanel()
        judge(chat, "panel of 280")
        #expect(chat.controller.panel.frame == CGRect(x: 0, y: 564, width: 390, height: 280))
        #expect(chat.keyboard.state == .docked(chat.controller.panel.frame))
    }

    @Test func `a keyboard that comes late finds the panel in its place`() throws {
        let chat = try ChatScreen(), panel = chat.controller.panel
        chat.keyboard.observe(for: chat.controller) { page, change in
            if change.phase == .willShow { page.panel.removeFromSuperview() }
        }
        chat.edit()
        chat.settle()
        chat.openPanel()
        judge(chat, "panel", edgeStays: true)
        chat.stage.phone.keyboard.behavior.latencyInTurns = 4
        chat.edit()
        judge(chat, "keyboard", edgeStays: true)
        #expect(panel.superview == nil && chat.stage.phone.keyboard.frameInScreen != nil)
    }

    @Test(arguments: [44, 160] as [CGFloat])
    func `an input view takes the height of the keys that it replaces`(bar: CGFloat) throws {
        let chat = try ChatScreen(Setting(bar: .accessory))
        chat.controller.bar.frame.size.height = bar
        #expect(chat.controller.inputPanel.intrinsicContentSize.height == 260)
        chat.edit()
        chat.settle()
        let frame = try #require(chat.stage.phone.keyboard.frameInScreen)
        #expect(chat.controller.inputPanel.intrinsicContentSize.height == frame.height - bar)
        chat.openPanel()
        chat.settle()
        #expect(chat.stage.phone.keyboard.frameInScreen == frame)
        chat.closePanel()
        chat.settle()
        // The bar that stays is no keyboard.
        #expect(chat.controller.inputPanel.intrinsicContentSize.height == frame.height - bar)
        chat.stage.rotate(to: .landscape)
        chat.openPanel()
        chat.settle()
        #expect(chat.stage.phone.keyboard.frameInScreen?.height == 195 + bar)
    }

    @Test func `a panel turns with the device, to the keyboard's last height there`() throws {
        let chat = try ChatScreen()
        chat.edit()
        chat.settle()
        chat.stage.rotate(to: .landscape)
        chat.settle()
        let wide = try #require(chat.stage.phone.keyboard.frameInScreen)
        chat.stage.rotate(to: .portrait)
        chat.settle()
        let high = try #require(chat.stage.phone.keyboard.frameInScreen)
        chat.openPanel()
        chat.settle()
        #expect(chat.controller.panel.frame == high)
        chat.stage.rotate(to: .landscape)
        chat.settle()
        #expect(abs(chat.shownDistance ?? .infinity) <= 0.5)
        #expect(chat.controller.panel.frame == wide)
        chat.stage.rotate(to: .portrait)
        chat.settle()
        #expect(chat.controller.panel.frame == high)
    }

    @Test func `a panel that turns before any keyboard was there covers half of the window at most`() throws {
        let chat = try ChatScreen()
        chat.edit()
        chat.settle()
        chat.openPanel()
        chat.stage.rotate(to: .landscape)
        chat.settle()
        #expect(chat.controller.panel.frame.height <= chat.stage.phone.window.bounds.height / 2)
        #expect(abs(chat.shownDistance ?? .infinity) <= 0.5)
    }

    @Test func `a finger that drags the keyboard down uncovers the panel, and nothing moves`() throws {
        let chat = try ChatScreen()
        chat.list.keyboardDismissMode = .interactive
        chat.edit()
        chat.settle()
        chat.controller.addPanel()
        chat.keyboard.hold(for: chat.controller.panel)
        let edge = chat.shownEdge
        chat.stage.phone.drag(
            from: CGPoint(x: 200, y: 300), to: CGPoint(x: 200, y: 830), duration: 0.3)
        for _ in 0..<40 {
            chat.frame()
            #expect(abs(chat.shownEdge - edge) <= 0.5)
        }
        #expect(chat.stage.phone.keyboard.frameInScreen == nil, "the keyboard has gone")
        chat.closePanel()
        chat.settle()
        #expect(chat.shownEdge > edge)
    }

    /// A page with a field at the bottom, and a panel that is not on the page yet.
    @MainActor
    private struct FieldPage {
        let stage: SimulatedStage, page = UIViewController(), keyboard = Keyboard(), panel = UIView()
        let field = UITextField(frame: CGRect(x: 20, y: 700, width: 200, height: 44))

        init() throws {
            stage = SimulatedStage(try Screens.device(Screens.large))
            field.autoresizingMask = .flexibleTopMargin
            page.view.addSubview(field)
            panel.frame = CGRect(x: 0, y: 508, width: 390, height: 336)
            stage.present(page)
        }

        var bottom: CGFloat { field.convert(field.bounds, to: nil).maxY }

        func open() {
            page.view.addSubview(panel)
            keyboard.hold(for: panel)
            field.resignFirstResponder()
            stage.settle()
        }

        /// A field of the panel is edited, as to search for a picture, and left again.
        func searchInPanel() {
            let search = UITextField(frame: CGRect(x: 20, y: 20, width: 200, height: 44))
            panel.addSubview(search)
            search.becomeFirstResponder()
            stage.settle()
            search.resignFirstResponder()
            stage.settle()
        }
    }

    @Test(arguments: [false, true])
    func `the input that was edited last shows above a panel`(isAutomatic: Bool) throws {
        let screen = try FieldPage(), stage = screen.stage
        if isAutomatic {
            stage.phone.window.keyboardAvoidance = .automatic.following(screen.keyboard)
        } else {
            screen.page.view.keyboardAvoidance = .translation.focus().following(screen.keyboard)
        }
        screen.field.becomeFirstResponder()
        stage.settle()
        let shown = screen.bottom
        #expect(shown <= 508)
        screen.open()
        #expect(screen.bottom == shown)
        stage.rotate(to: .landscape)
        stage.settle()
        #expect(screen.bottom <= stage.phone.window.bounds.height - 200)
        stage.rotate(to: .portrait)
        stage.settle()
        #expect(screen.bottom == shown)
        screen.panel.removeFromSuperview()
        stage.settle()
        #expect(screen.bottom == 744)
        screen.open()
        #expect(screen.bottom == shown, "nothing is edited, and the panel comes back")
    }

    @Test func `automatic makes no room for a field inside the panel that was left`() throws {
        let screen = try FieldPage(), stage = screen.stage
        stage.phone.window.keyboardAvoidance = .automatic.following(screen.keyboard)
        screen.field.becomeFirstResponder()
        stage.settle()
        screen.open()
        screen.searchInPanel()
        #expect(screen.bottom == 744)
    }

    @Test func `a panel in another window or in none keeps no place`() throws {
        let chat = try ChatScreen()
        chat.edit()
        chat.settle()
        chat.endEditing()
        chat.settle()
        let rest = chat.shownEdge, other = UIWindow(windowScene: try #require(chat.stage.phone.window.windowScene))
        var panel: UIView? = UIView()
        if let panel {
            other.addSubview(panel)
            chat.keyboard.hold(for: panel)
        }
        chat.endTurn()
        chat.settle()
        #expect(chat.shownEdge == rest && chat.keyboard.state.isDocked)
        // A view that has gone can be asked for nothing.
        panel?.removeFromSuperview()
        panel = nil
        #expect(chat.keyboard.kept.frame == nil)
        chat.edit()
        chat.endEditing()
        chat.settle()
        #expect(chat.shownEdge == rest && chat.keyboard.state == .hidden)
    }

    @Test(arguments: [false, true])
    func `a panel comes back with its page, and nothing moves`(isTyped: Bool) throws {
        let chat = try ChatScreen(), other = UIViewController(), name = UITextField()
        chat.edit()
        chat.settle()
        chat.openPanel()
        chat.settle()
        let edge = chat.shownEdge
        name.frame = CGRect(x: 20, y: 100, width: 200, height: 44)
        other.view.addSubview(name)
        other.modalPresentationStyle = .fullScreen
        chat.controller.present(other, animated: true)
        chat.settle()
        #expect(chat.controller.view.window == nil)
        if isTyped {
            name.becomeFirstResponder()
            chat.settle()
            name.resignFirstResponder()
            chat.settle()
        }
        other.dismiss(animated: true)
        chat.endTurn()
        for frame in 0..<60 {
            chat.frame()
            if chat.controller.view.window != nil {
                #expect(abs(chat.shownEdge - edge) <= 0.5, "frame \(frame): \(chat.shownEdge) instead of \(edge)")
            }
        }
        chat.settle()
        #expect(chat.shownEdge == edge && chat.keyboard.state.isDocked)
    }

    @Test func `a panel concerns the views of its own page`() throws {
        let chat = try ChatScreen(), table = UITableView(), other = UIViewController()
        chat.edit()
        chat.settle()
        chat.openPanel()
        chat.settle()
        other.view.addSubview(table)
        table.frame = CGRect(x: 0, y: 0, width: 390, height: 844)
        table.keyboardAvoidance = .insets.following(chat.keyboard)
        chat.controller.present(other, animated: true)
        for _ in 0..<40 {
            chat.frame()
            #expect(table.keyboardShare == 0)
        }
        chat.settle()
        other.dismiss(animated: true)
        chat.settle()
        #expect(chat.controller.panel.frame.height > 34)
    }
}
