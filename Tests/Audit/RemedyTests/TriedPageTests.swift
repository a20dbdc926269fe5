import AuditRules
import DeviceSimulation
import Foundation
import Stages
import Testing
import TidelineChanges
import TidelineTesting
import UIKit

/// When a change is made on a page, and when it hears of the keyboard.
@MainActor
@Suite struct TriedPageTests {
    private static var heard: [String] = []

    private final class ListeningPage: UIViewController {
        private let field = UITextField()
        private let editsAtOnce: Bool
        private var token: (any NSObjectProtocol)?

        init(editsAtOnce: Bool = false) {
            self.editsAtOnce = editsAtOnce
            super.init(nibName: nil, bundle: nil)
        }

        required init?(coder: NSCoder) { nil }

        override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            if editsAtOnce { field.becomeFirstResponder() }
        }

        override func viewDidLoad() {
            super.viewDidLoad()
            field.frame = CGRect(x: 20, y: 100, width: 200, height: 44)
            view.addSubview(field)
            token = NotificationCenter.default.addObserver(
                forName: UIResponder.keyboardWillShowNotification, object: nil, queue: nil
            ) { _ in MainActor.assumeIsolated { heard.append("app") } }
        }

        isolated deinit { token.map(NotificationCenter.default.removeObserver) }
    }

    /// Hears of the keyboard as a way of the library would.
    private static let listening = Change("listening", at: { [Change.Place($0.window) { $0 }] }) { _, _, page in
        guard page.hearing != .amongApp else { return }
        _ = page.notificationCenter.addObserver(
            forName: UIResponder.keyboardWillShowNotification, object: nil, queue: nil
        ) { _ in MainActor.assumeIsolated { heard.append("change") } }
    }

    private func hearers(_ usage: Usage, trying trial: (Trial) -> Trial) throws -> [String] {
        let run = try PlannedRun(
            screen: Screen("listening") { ListeningPage() }, device: Device.named("iPhone 16"), orientation: .portrait,
            usage: usage)
        let found = try #require(run.play(.seek, among: [Self.listening]).trials?.first)
        Self.heard = []
        _ = run.play(.make(trial(found)), among: [Self.listening])
        return Self.heard
    }

    @Test func `some runs try a change ahead of the app's observers, and some among them`() throws {
        let heard = try [Usage.typing, .again].map { try hearers($0) { $0 } }
        #expect(heard[0].prefix(2) == ["change", "app"])
        #expect(Set(heard[1]) == ["app"])
        #expect(try Set(hearers(.typing) { $0.muted }) == ["change"])
    }

    private static let noting = Change(
        "noting", at: { page in page.controller.viewIfLoaded.map { [Change.Place($0) { $0 }] } ?? [] }
    ) { _, _, _ in heard.append("made") }

    private static func welcome() -> UIViewController {
        let first = UIViewController(), pages = UINavigationController(rootViewController: first)
        let start = UIButton(
            type: .system,
            primaryAction: UIAction(title: "Start") { [weak pages] _ in
                pages?.pushViewController(ListeningPage(editsAtOnce: true), animated: true)
            })
        start.frame = CGRect(x: 60, y: 300, width: 200, height: 44)
        first.view.addSubview(start)
        return pages
    }

    @Test func `a page behind a first page without inputs is changed before its keyboard comes`() throws {
        let run = try PlannedRun(
            screen: Screen("welcome", make: Self.welcome), device: Device.named("iPhone 16"), orientation: .portrait)
        let found = try #require(run.play(.seek, among: [Self.noting]).trials?.first)
        Self.heard = []
        _ = run.play(.make(found), among: [Self.noting])
        #expect(Self.heard.prefix(2) == ["made", "app"])
    }
}
