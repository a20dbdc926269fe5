import Foundation
import Testing

/// The id of every report in the table is in the name of a test.
@Suite struct ScenarioCoverageTests {
    private struct Written {
        let name: String
        let attribute: String
        let path: String
        let body: String
    }

    private static let written: [Written] = {
        let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        let paths = FileManager.default.subpaths(atPath: root.path) ?? []
        return paths.filter { $0.hasSuffix(".swift") }.sorted().flatMap { path -> [Written] in
            guard let text = try? String(contentsOf: root.appending(path: path), encoding: .utf8) else { return [] }
            return tests(in: text, path: path)
        }
    }()

    private static func tests(in text: String, path: String) -> [Written] {
        text.components(separatedBy: "@Test").dropFirst().compactMap { part in
            guard let start = part.range(of: "func `"),
                let end = part.range(of: "`", range: start.upperBound..<part.endIndex)
            else { return nil }
            return Written(
                name: String(part[start.upperBound..<end.lowerBound]),
                attribute: String(part[..<start.lowerBound]), path: path, body: String(part[end.upperBound...]))
        }
    }

    private func tests(of scenario: ScenarioCoverage) -> [Written] {
        Self.written.filter { $0.name.split(separator: " ").contains { $0 == scenario.id } }
    }

    @Test(arguments: ScenarioCoverage.table)
    func `every id is in the name of a test for all of its ways`(scenario: ScenarioCoverage) throws {
        let tests = tests(of: scenario)
        #expect(!tests.isEmpty, "no test is named \(scenario.id): \(scenario.title)")
        if scenario.ways.count == AvoidanceWay.allCases.count {
            let names = tests.map { "\($0.path): \($0.name)" }.joined(separator: "\n")
            #expect(
                tests.contains { $0.attribute.contains("AvoidanceWay.allCases") },
                "\(scenario.id) concerns all ways, and no test of that name is played to all of them:\n\(names)")
        }
    }

    /// A test has to contain an expectation, because its name alone proves nothing.
    @Test(arguments: ScenarioCoverage.table)
    func `every test that is named after an id expects something`(scenario: ScenarioCoverage) {
        for test in tests(of: scenario) {
            #expect(test.body.contains("xpect"), "\(test.path): \(test.name)")
        }
    }

    @Test func `the ids are in order, unique and explained`() {
        let numbers = ScenarioCoverage.table.compactMap { Int($0.id.dropFirst()) }
        #expect(numbers.count == ScenarioCoverage.table.count)
        #expect(Set(numbers).count == numbers.count)
        #expect(numbers == numbers.sorted())
        for scenario in ScenarioCoverage.table {
            #expect(scenario.ways.count == AvoidanceWay.allCases.count || scenario.reason != nil, "\(scenario.id)")
            #expect(!scenario.title.isEmpty && scenario.reason != "", "\(scenario.id)")
        }
    }

    /// An unknown id is mistyped, or the table lacks a row.
    @Test func `the tests of this folder cite only known ids`() {
        let known = Set(ScenarioCoverage.table.map(\.id)), others: Set<String> = ["S24", "S59", "S61", "S64"]
        let folder = Self.written.filter { $0.path.hasPrefix("Scenarios/") }
        for test in folder where !test.path.hasSuffix("CoverageTests.swift") {
            for word in test.name.split(separator: " ").map(String.init) where Self.isID(word) {
                #expect(known.contains(word) || others.contains(word), "\(test.path): \(word)")
            }
        }
    }

    private static func isID(_ word: String) -> Bool {
        word.hasPrefix("S") && word.count > 1 && word.dropFirst().allSatisfy(\.isNumber)
    }

    @Test func `a name is found, and another id that begins alike is not`() {
        let text = """
            @Test(arguments: AvoidanceWay.allCases)
            func `S100 it holds`() { #expect(true) }
            @Test func `S10 b`() {}
            """
        let found = Self.tests(in: text, path: "Sample.swift")
        #expect(found.map(\.name) == ["S100 it holds", "S10 b"])
        #expect(found[0].attribute.contains("AvoidanceWay.allCases") && !found[1].attribute.contains("AvoidanceWay"))
        #expect(Self.written.count > 100)
    }
}
