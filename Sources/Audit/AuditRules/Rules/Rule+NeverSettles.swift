import SceneModel

extension Rule {
    /// Layout never ends, because each layout pass requests another one.
    public static let neverSettles = Rule(
        id: .neverSettles,
        title: "Layout never ends",
        explanation: """
            A turn must end after fewer than 100 passes of layout. A view that asks for layout in its own layout keeps \
            the app busy for ever: a phone hangs. The views that still ask are named.
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
