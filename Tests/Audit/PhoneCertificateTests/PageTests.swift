import DeviceSimulation
import Foundation
import PhoneCertificate
import TestSupport
import Testing

/// The table of rows on the certificate's page.
struct PageTests {
    private struct Rule: Decodable { var id: String }
    private static let path = "Docs/PhoneCertificate.md"
    private static let marks = ("<!-- rows -->\n", "<!-- end of rows -->\n")

    private var table: String {
        let lines = PhoneCertificate.rows.map { row -> String in
            let answers = row.answers.map { answer in
                answer.reading.map { "\(answer.word): [`\($0)`](Readings.md)" } ?? "**\(answer.word)**"
            }
            let rules = row.rules.joined(separator: ", ")
            let cells = [
                row.id, row.question, answers.isEmpty ? "not asked yet" : answers.joined(separator: "<br>"), rules
            ]
            return "| \(cells.joined(separator: " | ")) |"
        }
        return (["| Row | Question | Answers | Rules |", "|---|---|---|---|"] + lines).joined(separator: "\n") + "\n"
    }

    @Test func `the page lists the rows`() throws {
        let old = try PackageFolder.text(of: Self.path)
        let start = try #require(old.range(of: Self.marks.0)), end = try #require(old.range(of: Self.marks.1))
        let text = String(old[..<start.upperBound]) + table + String(old[end.lowerBound...])
        let written = try PackageFolder.regenerated(Self.path, as: text)
        #expect(written == text, "out of date; run: TIDELINE_REGENERATE=1 swift test --filter PageTests")
    }

    @Test func `each rule that a row names exists`() throws {
        let text = try PackageFolder.text(of: "Docs/Facts/uikit-rules.json")
        let known = Set(try JSONDecoder().decode([Rule].self, from: Data(text.utf8)).map(\.id))
        for row in PhoneCertificate.rows {
            #expect(row.rules.allSatisfy(known.contains), "\(row.id)")
            #expect(row.question.hasSuffix("?") && row.answers.count { $0.reading == nil } <= 1, "\(row.id)")
        }
    }
}
