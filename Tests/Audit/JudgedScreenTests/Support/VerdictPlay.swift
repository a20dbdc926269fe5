import Foundation
@testable import JudgedScreens
import Testing

/// Plays screens and writes the verdicts to a file, in a separate process because a screen may crash.
struct VerdictPlay: Codable, Sendable {
    let extent: Extent
    /// Of the screens, each process plays those with every second index.
    let part: Int

    private static let parts = 2

    private var screens: [JudgedScreen] {
        extent.screens.enumerated().filter { $0.offset % Self.parts == part }.map(\.element)
    }

    /// The verdicts on all screens, in their order.
    static func verdicts(_ extent: Extent) async throws -> [Verdict] {
        let verdicts = try await withThrowingTaskGroup(of: [Verdict].self) { group in
            for part in 0..<parts { group.addTask { try await VerdictPlay(extent: extent, part: part).verdicts() } }
            return try await group.reduce(into: []) { $0 += $1 }
        }
        let byName = Dictionary(verdicts.map { ($0.screen, $0) }, uniquingKeysWith: { first, _ in first })
        return try extent.screens.map { try #require(byName[$0.name]) }
    }

    /// If a screen crashes its process, a new process continues with the next screen.
    private func verdicts() async throws -> [Verdict] {
        let path = FileManager.default.temporaryDirectory.appendingPathComponent("verdicts-\(UUID().uuidString)").path
        defer { try? FileManager.default.removeItem(atPath: path) }
        var verdicts: [Verdict] = []
        while verdicts.count < screens.count {
            let next = verdicts.count
            try Data(verdicts.flatMap { try JSONEncoder().encode($0) + [10] }).write(to: URL(fileURLWithPath: path))
            await withKnownIssue("the screen ends the process", isIntermittent: true) {
                await #expect(processExitsWith: .success) {
                    [play = self as VerdictPlay, next = next as Int, path = path as String] in
                    try await MainActor.run { try play.play(from: next, into: path) }
                }
            }
            verdicts = try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n").map {
                try JSONDecoder().decode(Verdict.self, from: Data($0.utf8))
            }
            guard verdicts.count < screens.count else { break }
            verdicts.append(Verdict(screen: screens[verdicts.count].name, failure: "the screen ends the process"))
        }
        return verdicts
    }

    /// Appends a line with each verdict to a file.
    @MainActor
    private func play(from first: Int, into path: String) throws {
        guard let file = FileHandle(forWritingAtPath: path) else { throw CocoaError(.fileNoSuchFile) }
        defer { try? file.close() }
        try file.seekToEnd()
        for screen in screens.dropFirst(first) {
            try file.write(contentsOf: JSONEncoder().encode(Verdict(of: screen, extent)) + Data("\n".utf8))
        }
    }
}
