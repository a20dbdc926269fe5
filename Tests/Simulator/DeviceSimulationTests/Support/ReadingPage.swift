import DeviceSimulation

/// The page that explains the possible behaviours of UIKit to readers.
enum ReadingPage {
    static let path = "Docs/Readings.md"

    static var text: String {
        let sections = Reading.allCases.map(section).joined(separator: "\n")
        return """
            # Readings

            Some rules of UIKit are only inferred, because no public source shows what UIKit does. If the library \
            depends on such a rule, the simulator can behave in two ways. By default it follows the \
            [rules](UIKitRules.md). A *reading* is the name of the other possible behaviour. It is switched on for one \
            simulated phone: `SimulatedPhone(device, readings: [.\(Reading.allCases[0])])`. Tests run with both. [Decision \
            0029](Decisions/0029-readings.md) gives the reasons.

            Each section compares the two behaviours. The word *inferred* in place of an address says that no public page \
            supports that behaviour. A test on a phone can certify which of the two is real.

            This page is written from `Sources/Simulator/DeviceSimulation/Readings` by \
            `TIDELINE_REGENERATE=1 swift test --filter ReadingFactTests`.

            \(sections)
            """
    }

    private static func section(_ reading: Reading) -> String {
        let facts = reading.facts
        let rows = [
            ("By default", facts.played), ("With this reading", facts.other),
            ("Rules", facts.rules.joined(separator: ", ")),
            ("Sources for the default", facts.sourcesFor.map(source).joined(separator: ", ")),
            ("Sources for the reading", facts.sourcesAgainst.map(source).joined(separator: ", ")),
            ("Code that depends on the answer", facts.dependsOn.joined(separator: "; ")),
            ("Certified by", facts.certifiedBy ?? "no phone yet")
        ]
        let lines = rows.map { "- **\($0.0):** \($0.1)" }.joined(separator: "\n")
        return "## `\(reading.rawValue)`\n\n\(lines)\n"
    }

    private static func source(_ text: String) -> String { text.hasPrefix("https://") ? "<\(text)>" : text }
}
