import SceneModel

extension Rule {
    /// A control that a person must be able to reach while typing lies under the keyboard.
    public static let controlCovered = Rule(
        id: "control-covered",
        title: "A needed control is covered",
        explanation: """
            Once everything rests, no marked control may lie under the keyboard: the way on must not hide behind the \
            typing. The focused view is left to focus-covered.
            """,
        severity: .error
    ) { snapshots in
        .worst(
            snapshots.filter(\.isSettled).flatMap { snapshot in
                let marked = snapshot.root.nodes { $0.isMarked && !$0.isHidden && $0.id != snapshot.focus?.nodeID }
                return marked.compactMap { node in
                    coverage(of: node, frame: node.frameInScreen, in: snapshot, rule: "control-covered")
                }
            })
    }
}
