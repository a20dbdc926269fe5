import HandRolled
public import ReportRendering

/// The ways of keeping clear of the keyboard that the gallery's screens can be shown with.
public enum Contest {
    /// What is known about each of them, in the order of the comparison: the screens' own, the hand-rolled ones, nothing.
    public static let contestants: [ComparisonReport.Contestant] =
        [
            ("tideline", "This library, as each screen uses it."),
            ("apple", "Apple's `keyboardLayoutGuide`, as simulated here."),
            ("automatic", "This library for the whole window: one line at launch, no code in any screen.")
        ].map { ComparisonReport.Contestant(name: $0, summary: $1) }
        + Recipe.allCases.map(contestant)
        + [
            ComparisonReport.Contestant(
                name: "none", summary: "Nothing at all: what the keyboard covers without any help.")
        ]

    private static func contestant(_ recipe: Recipe) -> ComparisonReport.Contestant {
        ComparisonReport.Contestant(
            name: recipe.rawValue, summary: recipe.summary,
            faults: recipe.faults.map { fault in
                ComparisonReport.Fault(
                    scenario: fault.scenario, words: fault.words, rules: fault.rules, keyboards: fault.keyboards)
            })
    }
}
