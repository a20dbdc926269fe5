import AuditRules
import Foundation
import HostTestSupport
@testable import JudgedScreens
import AuditedGallery
import SceneModel
import TestSupport
import Testing
import TreeTestSupport
import UIKit
import Stages

/// The tree of a simulated screen, judged beside the screen itself.
///
/// A usual test run plays some of the screens; with a raised effort it plays all.
@MainActor
@Suite(.besideMainActor) struct ExportComparisonTests {
    /// Other tests need the main actor, so a process of its own plays the screens.
    @Test func `a tree makes no false statement, and the page says which true ones it misses`() async {
        await #expect(processExitsWith: .success) { try await Self.compare(Self.judged + Self.gallery) }
    }

    private static var judged: [HostedPlay] {
        (JudgedScreen.byUs + JudgedScreen.byOthers).map { HostedPlay($0.screen, .typing, iOS: $0.systemVersion) }
    }

    private static var gallery: [HostedPlay] {
        Screen.gallery.flatMap { screen in screen.avoidances.map { HostedPlay(screen, .again, with: $0) } }
    }

    private static func compare(_ plays: [HostedPlay]) throws {
        var comparison = ExportComparison()
        for (index, play) in plays.enumerated() where Effort.isRaised || index % 8 == 0 {
            try comparison.compare(try play.onPhone(), name: "\(play)")
        }
        #expect(comparison.wrong.isEmpty && comparison.instants >= 200, "\(comparison)")
        guard Effort.isRaised else { return }
        let page = try String(
            contentsOf: PackageFolder.root.appendingPathComponent("Docs/AnyScreen.md"), encoding: .utf8)
        let table = "<!-- comparison -->\n\(comparison.table)\n<!-- end -->"
        #expect(page.contains(table), "Docs/AnyScreen.md has to hold:\n\(table)\n\(comparison)")
    }
}
