import HandRolled
public import ReportPage
import TidelineTesting

/// The avoidances of the gallery's screens.
public enum ComparedWays {
    /// Descriptions of the avoidances, in the order of the comparison.
    public static let all: [ComparisonReport.Way] =
        [
            (Avoidance.tideline, "This library, as each screen uses it."),
            (.apple, "Apple's `keyboardLayoutGuide`, as simulated here."),
            (.automatic, "This library for the whole window: one line at launch, no code in any screen.")
        ].map { ComparisonReport.Way(name: $0, summary: $1) }
        + ArticleWay.allCases.map(way)
        + [
            ComparisonReport.Way(
                name: .nothing, summary: "Nothing at all: what the keyboard covers without any help.")
        ]

    private static func way(_ way: ArticleWay) -> ComparisonReport.Way {
        ComparisonReport.Way(
            name: Avoidance(way), summary: way.summary,
            faults: way.faults.map { fault in
                ComparisonReport.Fault(
                    scenario: fault.scenario, words: fault.words,
                    rules: Set(fault.rules.map { Rule.ID(rawValue: $0) }),
                    keyboards: Set(fault.keyboards.compactMap { KeyboardKind(rawValue: $0) }))
            })
    }
}
