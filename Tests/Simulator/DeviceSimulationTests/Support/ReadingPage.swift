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

            Of each reading you read here what the simulator does by default and what it does with the reading. In \
            parentheses are the rules and the sources; *inferred* says that no public page supports the behaviour.\
            \(certified.isEmpty ? " No phone has certified a behaviour yet." : "")

            This page is written from `Sources/Simulator/DeviceSimulation/Readings` by \
            `TIDELINE_REGENERATE=1 swift test --filter ReadingFactTests`.

            \(sections)
            """
    }

    private static let certified = Reading.allCases.filter { $0.facts.certifiedBy != nil }

    private static func section(_ reading: Reading) -> String {
        let facts = reading.facts
        let lines = [
            "- By default: \(facts.played) (\(list(facts.rules)); \(list(facts.sourcesFor)))",
            "- With the reading: \(facts.other) (\(list(facts.sourcesAgainst)))"
        ]
        let certificate = facts.certifiedBy.map { ["- Certified by \($0)."] } ?? []
        return "## `\(reading.rawValue)`\n\n\((lines + certificate).joined(separator: "\n"))\n"
    }

    private static func list(_ texts: [String]) -> String {
        texts.map { $0.hasPrefix("https://") ? "<\($0)>" : $0 }.joined(separator: ", ")
    }
}
