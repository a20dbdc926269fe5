import SceneModel

extension Rule {
    /// After the keyboard has gone something is not where it was.
    public static let notRestored = Rule(
        id: "not-restored",
        title: "The screen is not restored",
        explanation: """
            Once the keyboard has gone and everything rests, every view must have the very same bounds, center, transform, \
            content inset and safe area as before it came. Compared number by number, without tolerance: what is off by a \
            hair after one hide has drifted away after a hundred.
            """,
        severity: .error
    ) { snapshots in
        var candidates: [(key: String, finding: Finding)] = []
        for snapshot in snapshots where snapshot.isSettledWithoutKeyboard {
            let first = snapshots.first { $0.isSettledWithoutKeyboard && $0.screen.size == snapshot.screen.size }
            guard let first, first.time < snapshot.time else { continue }
            let before = Dictionary(first.root.flattened.map { ($0.id, $0) }, uniquingKeysWith: { known, _ in known })
            for node in snapshot.root.flattened {
                guard let old = before[node.id] else { continue }
                guard let worst = node.geometry.largestDifference(from: old.geometry) else { continue }
                let message =
                    "\(node.spokenName) not restored at \(snapshot.time.secondsText): "
                    + "\(worst.name) off by \(worst.amount.pointsText)"
                let finding = Finding(
                    rule: "not-restored", subject: node.name, amount: worst.amount, at: snapshot.time, message: message)
                candidates.append((String(node.id), finding))
            }
        }
        return .worst(candidates)
    }
}
