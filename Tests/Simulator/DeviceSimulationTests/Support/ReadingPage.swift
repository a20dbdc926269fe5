import DeviceSimulation

/// The page that explains the possible behaviours of UIKit to readers.
enum ReadingPage {
    static let path = "Docs/Readings.md"

    static var text: String {
        let sections = Reading.allCases.map(section).joined(separator: "\n")
        return """
            # Readings

            Where a rule of UIKit is inferred and the library depends on it, the simulator can play the other meaning as well. A \
            *reading* is such a meaning, switched on for a phone: `SimulatedPhone(device, readings: [.\(Reading.allCases[0])])`. \
            A phone without a reading plays the [rules](UIKitRules.md). [Decision 0029](Decisions/0029-readings.md) says why.

            A source that no page shows is called inferred. A reading is certified once a test on a phone has given the \
            answer.

            This page is written from `Sources/Simulator/DeviceSimulation/Readings` by \
            `TIDELINE_REGENERATE=1 swift test --filter ReadingFactTests`.

            \(sections)
            """
    }

    private static func section(_ reading: Reading) -> String {
        let facts = reading.facts
        let rows = [
            ("Played", facts.played), ("With the reading", facts.other),
            ("Rules", facts.rules.joined(separator: ", ")),
            ("For what is played", facts.sourcesFor.map(source).joined(separator: ", ")),
            ("For the reading", facts.sourcesAgainst.map(source).joined(separator: ", ")),
            ("Depends on it", facts.dependsOn.joined(separator: "; ")),
            ("Certified by", facts.certifiedBy ?? "no phone yet")
        ]
        let lines = rows.map { "- **\($0.0):** \($0.1)" }.joined(separator: "\n")
        return "## `\(reading.rawValue)`\n\n\(lines)\n"
    }

    private static func source(_ text: String) -> String { text.hasPrefix("https://") ? "<\(text)>" : text }
}
