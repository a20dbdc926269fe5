/// A page with a table of facts for each section.
struct FactPage {
    let path: String
    let data: String
    private let title: String
    private let introduction: String

    static let all = [
        FactPage(
            path: "Docs/UIKitRules.md", data: "Docs/Facts/uikit-rules.json", title: "Rules of UIKit",
            introduction: """
                How UIKit behaves, as far as keyboard handling touches it: the rules that the simulated UIKit follows. Code \
                and tests cite them by id. The baseline is iOS 17. Lengths are points, times seconds. A *turn* is one \
                iteration of the main run loop. `P390` is a phone of 390 × 844 points, such as the iPhone 14. The last \
                table lists the facts [by version of the system](#by-version-of-the-system).

                | Confidence | Means |
                |---|---|
                | header | Apple's headers state it |
                | documented | a page of Apple's states it |
                | observed | independent public reports agree |
                | run | a small program showed it, with Swift on Linux |
                | inferred | a choice, a consequence of other rules, or common practice without a page that can be opened |

                What phones have said about them stands with [the certificate](PhoneCertificate.md#the-verdicts).
                """),
        FactPage(
            path: "Docs/Scenarios.md", data: "Docs/Facts/scenarios.json", title: "Scenarios",
            introduction: """
                What breaks in the field: each row is a situation that people reported in public, and what must happen (→). \
                Tests are named by the ids; an option plays the situation in an audit. `WS DS WC DC WH DH` are the notifications willShow, didShow, willChangeFrame, \
                didChangeFrame, willHide and didHide. Phone S is 375 × 667 points with a keyboard of 260; phone L is \
                390 × 844 with one of 336.

                | Confidence | Means |
                |---|---|
                | reported | a public thread or the code of a library states it |
                | documented | a page of Apple's states it |
                | inferred | no page is known that can be opened |
                """)
    ]

    func render(_ facts: [Fact]) -> String {
        var sections: [String] = []
        for fact in facts where !sections.contains(fact.section) { sections.append(fact.section) }
        let tables = sections.map { section in
            let rows = facts.filter { $0.section == section }.map(row).joined(separator: "\n")
            return "## \(section)\n\n| Id | Fact | Confidence | Source |\n|---|---|---|---|\n\(rows)\n"
        }
        return """
            # \(title)

            \(introduction)

            This page is written from `\(data)` by `TIDELINE_REGENERATE=1 swift test --filter FactTests`.

            \(tables.joined(separator: "\n"))
            ## By version of the system

            The facts above that name a version of iOS or iPadOS.

            | Version | Id | Fact |
            |---|---|---|
            \(versions(facts).joined(separator: "\n"))

            """
    }

    /// Returns a row for each iOS version that a fact names, the newest version first.
    private func versions(_ facts: [Fact]) -> [String] {
        var rows: [(version: Double, row: String)] = []
        for fact in facts {
            var seen: Set<String> = []
            for sentence in fact.text.replacing(/\. (?=[A-Z`*])/, with: ".\n").split(separator: "\n") {
                for match in sentence.matches(of: /\b(?:iOS|iPadOS)\s(\d+(?:\.\d+)?)(?:\/(\d+))?/) {
                    for version in [match.output.1, match.output.2].compactMap(\.self)
                    where seen.insert(String(version)).inserted {
                        rows.append((Double(version) ?? 0, "| \(version) | \(fact.id) | \(cell(String(sentence))) |"))
                    }
                }
            }
        }
        return rows.enumerated().sorted { ($1.element.version, $0.offset) < ($0.element.version, $1.offset) }
            .map(\.element.row)
    }

    private func row(_ fact: Fact) -> String {
        let sources = (fact.sources ?? []).map { "[\($0.name)](\($0.url))" }
        let origin = (fact.from ?? []).isEmpty ? [] : ["from " + (fact.from ?? []).joined(separator: ", ")]
        let played = fact.switch.map { ["played by `\($0)`"] } ?? fact.unplayed.map { ["not played: \($0)"] } ?? []
        let all = (sources + played + origin + (fact.notes ?? [])).joined(separator: "; ")
        return "| \(fact.id) | \(cell(fact.text)) | \(fact.confidence.rawValue) | \(cell(all)) |"
    }

    private func cell(_ text: String) -> String { text.replacing("|", with: "\\|") }
}
