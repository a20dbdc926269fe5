import Foundation
import SourceIndex
import TestSupport
import Testing

/// The tests find properties that only store their value.
///
/// The compiler's index tells which properties these are, so the tests need no list.
@Suite(.enabled(if: CompilerIndex.tellsOfSources, "The build has no index: add --enable-index-store."))
struct SilentMemberTests {
    private func members(readBelow path: String) throws -> SilentMembers {
        let index = try #require(CompilerIndex(), "The toolchain has no libIndexStore.so.")
        var texts: [String: [Substring]] = [:]
        return SilentMembers(index.occurrences(below: PackageFolder.root.appendingPathComponent(path).path)) { path in
            if let known = texts[path] { return known }
            let text = (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
            let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
            texts[path] = lines
            return lines
        }
    }

    @Test func `every public property is read, has an effect or is recorded`() throws {
        // The code that captures snapshots of a scene reads properties too, so the search covers the whole simulator.
        let members = try members(readBelow: "Sources/Simulator")
        let silent = ["SimulatedUIKit", "CoreGraphics"].flatMap { members.silent(below: "/Sources/Simulator/\($0)/") }
        #expect(members.settableCount > 500)
        #expect(
            silent.isEmpty,
            """
            Read it, record it with unmodelled or undrawn, or say "Kept for the app":
            \(silent.joined(separator: "\n"))
            """)
    }

    @Test func `the search finds a silent property and no other`() throws {
        let path = "Tests/Simulator/SimulatedUIKitTests/Support/SilentSample.swift"
        let found = try members(readBelow: path).silent(below: path)
        #expect(
            found.map { $0.split(separator: " ").dropFirst().joined(separator: " ") } == [
                "public var kept = 0",
                "public var marked = 0 { didSet { setNeedsLayout() } }",
                "public var passedOn: Int {"
            ])
    }
}
