import AuditRules
import DeviceSimulation
import Foundation
@testable import JudgedScreens
import Stages
import TestSupport
import Testing
import TidelineChanges
import TidelineTesting
import UIKit

/// When a change is made on a page, and when it hears of the keyboard.
@MainActor
@Suite(.besideMainActor) struct TriedPageTests {
    @Test func `a page behind a first page without inputs is changed before its keyboard comes`() async {
        await #expect(processExitsWith: .success) { try await MainActor.run { try Self.askForRemedy() } }
    }

    private static func askForRemedy() throws {
        let judged = try #require(
            JudgedScreen.byUs.first { $0.name == "next page with the keyboard, button stays up" })
        // The screen explores itself here, so that the audit presses the button and not the screen's script.
        let report = try Audit(Screen("welcome", make: judged.make)).devices([Device.named("iPhone 16")])
            .keyboards([.letters]).surroundings([.usual]).trying(Change.tideline).run()
        let remedy = try #require(report.causes.first?.remedy, "\(report)")
        #expect(remedy.before > 0 && remedy.after == 0, "\(report)")
    }

    private static var heard: [String] = []

    private final class ListeningPage: UIViewController {
        private var token: (any NSObjectProtocol)?

        override func viewDidLoad() {
            super.viewDidLoad()
            let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 44))
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
}
