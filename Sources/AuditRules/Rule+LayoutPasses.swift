import SceneModel

extension Rule {
    /// The passes of layout that one movement of the keyboard may cost on a screen with so many views.
    ///
    /// Each view twice: once for the keyboard, once because something inside moved. Small screens get 24, fewer than a
    /// keyboard's movement has frames, so that a bar or two more do not matter.
    public static func layoutPassBudget(viewCount: Int) -> Int { max(24, 2 * viewCount) }

    /// One movement of the keyboard costs too much layout.
    public static let layoutPasses = Rule(
        id: "layout-passes",
        title: "Too much layout",
        explanation: """
            One movement of the keyboard may lay out each view twice, or 24 times in all on a small screen. More means that \
            layout runs in every frame, or in a circle.
            """,
        severity: .warning
    ) { snapshots in
        KeyboardMotion.transitions(in: snapshots).compactMap { transition in
            let end = snapshots[transition.last]
            let passes = KeyboardMotion.layoutPasses(during: transition, in: snapshots)
            guard passes > layoutPassBudget(viewCount: 0) else { return nil }
            // Rows that scroll out of sight are laid out as well, and gone at the end.
            let views = Set((snapshots[transition.first].root.flattened + end.root.flattened).map(\.id))
            let budget = layoutPassBudget(viewCount: views.count)
            guard passes > budget else { return nil }
            return Finding(
                rule: "layout-passes", subject: end.root.name, amount: Double(passes), at: end.time,
                message: "\(end.root.name) laid out \(passes) times in one keyboard movement by "
                    + "\(end.time.secondsText), budget \(budget)")
        }
    }
}
