import DeviceSimulation
import Foundation
import PhoneCertificate
import TestSupport
import Testing

/// The table of questions about UIKit on the certificate's page.
struct PageTests {
    private static let path = "Docs/PhoneCertificate.md"

    private var table: String {
        let lines = PhoneCertificate.rows.map { row -> String in
            let answers = row.answers.map { answer in
                answer.reading.map { "\(answer.word): [`\($0)`](Readings.md)" } ?? "**\(answer.word)**"
            }
            let rules = row.rules.joined(separator: ", ")
            let none = row.isMeasurement ? "a measurement" : "not asked: \(row.reason ?? "")"
            let cells = [row.id, row.question, answers.isEmpty ? none : answers.joined(separator: "<br>"), rules]
            return "| \(cells.joined(separator: " | ")) |"
        }
        return (["| Row | Question | Answers | Rules |", "|---|---|---|---|"] + lines).joined(separator: "\n") + "\n"
    }

    private func verdicts(_ folder: CertificateFolder) -> String {
        let standings = folder.verdict.standings
        let lines = standings.sorted { $0.key.localizedStandardCompare($1.key) == .orderedAscending }.compactMap {
            rule, standing -> String? in
            switch standing {
            case .open: nil
            case .certified(let names): "| \(rule) | certified | \(names.joined(separator: "<br>")) |"
            case .certifiedInSimulator(let names):
                "| \(rule) | by Apple's simulator alone | \(names.joined(separator: "<br>")) |"
            case .refuted(let all): "| \(rule) | **refuted** | \(all.map(\.sentence).joined(separator: "<br>")) |"
            }
        }
        let open =
            "\(folder.records.count) records: of \(standings.count) rules \(standings.count - lines.count) are open.\n"
        return lines.isEmpty
            ? open : open + "\n| Rule | Standing | By |\n|---|---|---|\n" + lines.joined(separator: "\n") + "\n"
    }

    /// Returns a page with new text between two comments.
    private func filling(_ page: String, _ name: String, with part: String) throws -> String {
        let start = try #require(page.range(of: "<!-- \(name) -->\n"))
        let end = try #require(page.range(of: "<!-- end of \(name) -->\n"))
        return String(page[..<start.upperBound]) + part + String(page[end.lowerBound...])
    }

    @Test func `the page lists the rows, and what records say`() throws {
        let old = try PackageFolder.text(of: Self.path)
        let text = try filling(
            filling(old, "rows", with: table), "verdicts", with: verdicts(CertificateFolder.sent))
        let written = try PackageFolder.regenerated(Self.path, as: text)
        #expect(written == text, "out of date; run: TIDELINE_REGENERATE=1 swift test --filter PageTests")
    }

    @Test @MainActor func `the page tells how long a phone is asked`() throws {
        let minutes = Int((try SimulatedRecord.play().seconds / 60).rounded(.up))
        #expect(try PackageFolder.text(of: Self.path).contains("takes about \(minutes) minutes"), "\(minutes)")
    }

    @Test func `each rule that a row names exists`() throws {
        let known = try PackageFolder.rules()
        for row in PhoneCertificate.rows {
            #expect(row.rules.allSatisfy(known.contains), "\(row.id)")
            #expect(row.question.hasSuffix("?") && row.answers.count { $0.reading == nil } <= 1, "\(row.id)")
            #expect(row.played == nil || !row.rules.isEmpty, "\(row.id) would refute nothing")
        }
    }
}
