import AuditRules
import Foundation
import ReportRendering
import SceneModel
import TestSupport
import Testing

/// The report writes its JSON by hand, and the text has to equal that of `JSONEncoder`.
@Suite struct JSONTextTests {
    private static let texts = [
        "", "plain", "a/b", "\"quoted\" \\ back", "two\nlines\r\n\ttab", "caf\u{E9} \u{1F44D}\u{1F3FD}",
        "\n  \"runs\" : [\n\n  ]", String(String.UnicodeScalarView((0...0x20).compactMap(Unicode.Scalar.init))),
        "\u{7F}\u{2028}\u{FFFF}"
    ]
    private static let numbers = [
        0, -0.0, 1, -12, 0.1 + 0.2, 1e15, 1e16, 1e17, 123_456_789.125, 1e-5, 1.5e-300, .greatestFiniteMagnitude,
        .leastNonzeroMagnitude
    ]

    private struct Made: CustomStringConvertible, Sendable {
        let report: AuditReport
        var description: String { "\(report)" }
    }

    private static func report(using generator: inout SeededGenerator) -> Made {
        func text() -> String { texts.randomElement(using: &generator) ?? "" }
        func number() -> Double { numbers.randomElement(using: &generator) ?? 0 }
        func list<Element>(_ element: () -> Element) -> [Element] {
            (0..<Int.random(in: 0...3, using: &generator)).map { _ in element() }
        }
        func finding() -> Finding {
            var finding = Finding(
                rule: Rule.ID(rawValue: text()), subject: text(), amount: number(), at: number(), message: text())
            if Bool.random(using: &generator) { (finding.id, finding.why) = (text(), text()) }
            if Bool.random(using: &generator) { finding.cause = Rule.ID(rawValue: text()) }
            if Bool.random(using: &generator) {
                (finding.mover, finding.shortage, finding.acceptance) = (text(), text(), text())
                (finding.doubt, finding.guess) = (text(), text())
            }
            return finding
        }
        var report = AuditReport(
            runs: list {
                var run = AuditRun(
                    screen: text(), device: text(), orientation: .portrait, keyboard: .letters, usage: .typing,
                    avoidance: Avoidance(rawValue: text()),
                    steps: list {
                        AuditRun.Step(
                            name: text(), at: number(),
                            keyboard: Bool.random(using: &generator) ? list(number) : nil,
                            overlap: Bool.random(using: &generator) ? number() : nil)
                    }, findings: list(finding))
                if Bool.random(using: &generator) { (run.accepted, run.notes) = (list(finding), list(text)) }
                if Bool.random(using: &generator) { run.undrawn = list(text) }
                return run
            })
        if Bool.random(using: &generator) { report.omission = text() }
        if Bool.random(using: &generator) {
            report.origin = AuditReport.Origin(date: text(), version: text(), command: text())
        }
        return Made(report: report)
    }

    @Test func `a report has the bytes that an encoder writes`() throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
        var generator = SeededGenerator(seed: 7), runs = 0
        for _ in 0..<300 {
            let made = Self.report(using: &generator)
            runs += made.report.runs.count
            let expected = String(decoding: try encoder.encode(made.report), as: UTF8.self) + "\n"
            let written = try JSONReport.render(made.report)
            guard written != expected else { continue }
            let same = zip(written, expected).prefix { $0 == $1 }.count
            Issue.record(
                "\(written.dropFirst(same - 20).prefix(80)) instead of \(expected.dropFirst(same - 20).prefix(80))")
            return
        }
        #expect(runs > 300)
    }
}
