import DeviceSimulation
import Foundation
import SceneModel
import AuditedGallery
import Testing
import Tideline
@testable import TidelineTesting

/// The library's log reaches the film of a run; without a film the log stays off.
@MainActor
@Suite struct FilmLogTests {
    private func run(_ avoidance: Avoidance) throws -> PlannedRun {
        try PlannedRun(
            screen: .signIn, device: try Device.named("iPhone 14"), orientation: .portrait, avoidance: avoidance)
    }

    /// The log in a film's JSON.
    private struct Film: Decodable {
        var log: [SceneLogLine]
    }

    private func film(_ avoidance: Avoidance) throws -> Film {
        let text = try #require(try run(avoidance).play(filming: true).film)
        return try JSONDecoder().decode(Film.self, from: Data(text.utf8))
    }

    @Test func `a film's log has the library's reasons at their time`() throws {
        let log = try film("tideline").log
        let told = log.filter { $0.source == .app }
        let coming = try #require(log.first { $0.text.hasPrefix("will show") })
        #expect(
            told.contains { $0.at == coming.at && $0.text.contains("SignIn") && $0.text.contains("kept clear by") },
            "\(log.map(\.text))")
        #expect(log.contains { $0.source == .person && $0.text == "tap Email" })
        #expect(zip(log, log.dropFirst()).allSatisfy { $0.at <= $1.at })
    }

    @Test func `a screen without the library tells what happens to it`() throws {
        let log = try film("none").log
        #expect(log.contains { $0.text.hasPrefix("will show") })
        // Screens of other tests in this process may follow the keyboard too, so only lines with this screen's name
        // count.
        let told = log.filter { $0.source == .app && $0.text.contains("SignIn") }
        #expect(told.isEmpty, "\(told.map(\.text))")
    }

    @Test func `a run without a film has the same result and no log`() throws {
        let filmed = try run("tideline").play(filming: true)
        #expect(Keyboard.shared.onLog != nil)
        let plain = try run("tideline").play()
        #expect(Keyboard.shared.onLog == nil)
        #expect(plain.findings == filmed.findings && plain.steps == filmed.steps && plain.notes == filmed.notes)
    }
}
