import DeviceSimulation
import Foundation
import HostTestSupport
import SimulatedStages
import Testing
@testable import Tideline
import UIKit

/// The bar is the accessory view of its controller, so the bar is outside the app's windows.
@MainActor
@Suite struct AccessoryChatTests {
    final class Chat: UIViewController {
        let list = UIScrollView(), bar = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 50))
        let field = UITextField(frame: CGRect(x: 10, y: 3, width: 200, height: 44))
        override var canBecomeFirstResponder: Bool { true }
        override var inputAccessoryView: UIView? { bar }

        override func viewDidLoad() {
            super.viewDidLoad()
            field.accessibilityIdentifier = "Message"
            bar.addSubview(field)
            list.frame = view.bounds
            list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            list.contentSize = CGSize(width: 390, height: 2_000)
            view.addSubview(list)
        }

        override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            becomeFirstResponder()
        }

        /// The lower edge of the list's visible part, on the screen, in points.
        var end: CGFloat { list.frame.maxY - list.adjustedContentInset.bottom }
        var offsetAtEnd: CGFloat { list.contentSize.height + list.adjustedContentInset.bottom - list.bounds.height }
    }

    enum Setting: String, CaseIterable, Sendable { case automatic, insets, safeArea }

    /// The possible behaviours of UIKit's keyboard windows that the tests play.
    ///
    /// With the empty set, UIKit has the behaviour that the project's rules infer.
    nonisolated static let doubts: [Set<Reading>] = [
        [], [.renamesKeyboardWindows], [.unlistsAccessoryWindow], [.letsKeyboardWindowsBecomeKey], [.nextEndsAtWindow]
    ]

    private func show(_ setting: Setting, _ readings: Set<Reading>) throws -> (SimulatedStage, Chat) {
        let stage = SimulatedStage(try Screens.device(Screens.large), readings: readings), chat = Chat()
        switch setting {
        case .automatic: stage.phone.window.keyboardAvoidance = .automatic
        case .insets: chat.list.keyboardAvoidance = .insets
        case .safeArea: chat.keyboardAvoidance = .safeArea
        }
        stage.present(chat)
        return (stage, chat)
    }

    @Test(arguments: Setting.allCases, doubts)
    func `D20 the list ends above a docked accessory`(setting: Setting, readings: Set<Reading>) throws {
        let (_, chat) = try show(setting, readings)
        #expect(chat.isFirstResponder && chat.end.seen == 794, "\(setting)")
    }

    @Test(arguments: Setting.allCases)
    func `D20 the bar that a hide leaves behind is seen`(setting: Setting) throws {
        let (stage, chat) = try show(setting, [.hidesToDockedAccessory])
        chat.field.becomeFirstResponder()
        stage.settle()
        stage.hide()
        #expect(chat.isFirstResponder && chat.end.seen == 794, "\(setting)")
    }

    /// The field is in the bar, or in the page with a bar of its own or without one.
    enum Place: CaseIterable { case bar, page, ownBar }

    @Test(arguments: Setting.allCases, Place.allCases)
    func `a hide that leaves a bar of the page moves straight to the bar`(setting: Setting, place: Place) throws {
        let (stage, chat) = try show(setting, [.hidesToDockedAccessory])
        let field = place == .bar ? chat.field : UITextField(frame: CGRect(x: 20, y: 300, width: 200, height: 44))
        if place != .bar { chat.view.addSubview(field) }
        if place == .ownBar { field.inputAccessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 44)) }
        field.becomeFirstResponder()
        stage.settle()
        #expect(chat.end.seen < 520)
        var ends: [CGFloat] = []
        field.resignFirstResponder()
        for _ in 0..<60 {
            stage.advance(by: 1.0 / 60)
            ends.append(chat.end.seen)
        }
        #expect(Set(ends) == [794], "\(setting) \(place): one movement")
    }

    @Test func `a hide whose bar belonged to the input that resigned goes down`() throws {
        let stage = SimulatedStage(try Screens.device(Screens.large)), page = UIViewController()
        let field = UITextField(frame: CGRect(x: 20, y: 300, width: 200, height: 44))
        field.inputAccessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 50))
        page.view.addSubview(field)
        let guide = page.view.keyboardGuide
        stage.present(page)
        field.becomeFirstResponder()
        stage.settle()
        NotificationCenter.default.post(
            name: UIResponder.keyboardWillHideNotification, object: stage.phone.window.screen,
            userInfo: [UIResponder.keyboardFrameEndUserInfoKey: CGRect(x: 0, y: 794, width: 390, height: 50)])
        stage.phone.endTurn()
        #expect(guide.layoutFrame.minY == 810)
    }

    @Test(arguments: [Setting.automatic, .insets])
    func `D20 the list goes back where it was above the bar`(setting: Setting) throws {
        let (stage, chat) = try show(setting, [])
        let field = UITextField(frame: CGRect(x: 20, y: 1_000, width: 200, height: 44))
        field.accessibilityIdentifier = "Row"
        chat.list.addSubview(field)
        chat.list.contentOffset.y = 400
        stage.settle()
        try stage.edit("Row")
        #expect(chat.list.contentOffset.y > 400)
        stage.hide()
        #expect(chat.list.contentOffset.y == 400, "\(setting)")
    }

    @Test(arguments: Setting.allCases, doubts)
    func `K10 the list ends above the accessory and its keyboard`(setting: Setting, readings: Set<Reading>) throws {
        let (stage, chat) = try show(setting, readings)
        chat.list.contentOffset.y = chat.offsetAtEnd
        stage.settle()
        chat.field.becomeFirstResponder()
        stage.settle()
        #expect(chat.field.isFirstResponder && chat.end.seen == 458, "\(setting)")
        if setting != .safeArea {
            #expect(abs(chat.list.contentOffset.y - chat.offsetAtEnd) < 0.5, "the newest message stays in sight")
        }
        chat.field.resignFirstResponder()
        stage.settle()
        #expect(chat.end.seen == 794, "\(setting): the accessory stays")
    }

    @Test(arguments: doubts)
    func `nothing of the bar moves`(readings: Set<Reading>) throws {
        let (stage, chat) = try show(.automatic, readings)
        chat.field.becomeFirstResponder()
        stage.settle()
        #expect(chat.bar.transform == .identity && chat.view.transform == .identity)
        #expect(chat.additionalSafeAreaInsets == .zero)
    }

}
