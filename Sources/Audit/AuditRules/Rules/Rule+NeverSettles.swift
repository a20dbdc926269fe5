import SceneModel

extension Rule {
    /// Layout never ends, because each layout pass requests another one.
    public static let neverSettles = Rule(
        id: .neverSettles,
        title: "Layout never ends",
        explanation: """
            A turn of the run loop must end after fewer than 100 passes of layout. If a view requests layout in its \
            own layout, the app lays out for ever, and a phone hangs. The finding names the views that still request \
            layout.
            """,
        severity: .error
    ) { snapshots in
        guard let snapshot = snapshots.first(where: { $0.restlessViews != nil }) else { return [] }
        let names = (snapshot.restlessViews ?? []).joined(separator: ", ")
        return [
            Finding(
                rule: .neverSettles, subject: snapshot.restlessViews?.first ?? snapshot.root.name, amount: 0,
                at: snapshot.time,
                message: "Layout had not ended after 100 passes at \(snapshot.time.secondsText); still asking: \(names)"
            )
        ]
    }
}
