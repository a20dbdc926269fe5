import Foundation
import SceneModel

extension Rule {
    /// After the keyboard has gone something is not where it was.
    public static let notRestored = Rule(
        id: "not-restored",
        title: "The screen is not restored",
        explanation: """
            Once no docked keyboard is there and everything rests, every view must have the very same bounds, center, \
            transform, insets and safe area as before it came, number by number and without tolerance: what is off by a hair \
            after one hide has drifted away after a hundred. Content that was scrolled must lie within its range, and where \
            it was before, unless a person typed, scrolled or turned the device meanwhile or the typing would have been out \
            of sight; then the hide must leave it where it finds it.
            """,
        severity: .error
    ) { snapshots in
        var candidates: [(key: String, finding: Finding)] = []
        var known: [Int: [Int: SceneNode]] = [:]
        for (index, snapshot) in snapshots.enumerated() where snapshot.isSettledWithoutKeyboard {
            let first = snapshots.firstIndex { $0.isSettledWithoutKeyboard && $0.screen.size == snapshot.screen.size }
            guard let first, snapshots[first].time < snapshot.time else { continue }
            let before = known[first] ?? Restoration.nodes(of: snapshots[first])
            known[first] = before
            let comparison = Restoration(before: before, episode: KeyboardEpisode(endingAt: index, of: snapshots))
            for (node, name, amount) in comparison.damages(in: snapshot) {
                let message =
                    "\(node.spokenName) not restored at \(snapshot.time.secondsText): \(name) off by \(amount.pointsText)"
                let finding = Finding(
                    rule: "not-restored", subject: node.name, amount: amount, at: snapshot.time, message: message)
                candidates.append((String(node.id), finding))
            }
        }
        return .worst(candidates)
    }
}

/// What a screen without a keyboard is compared with.
private struct Restoration {
    private let before: [Int: SceneNode]
    private let episode: KeyboardEpisode?

    init(before: [Int: SceneNode], episode: KeyboardEpisode?) { (self.before, self.episode) = (before, episode) }

    /// The nodes of a picture by their identity.
    static func nodes(of first: SceneSnapshot) -> [Int: SceneNode] {
        Dictionary(first.root.flattened.map { ($0.id, $0) }, uniquingKeysWith: { known, _ in known })
    }

    func damages(in snapshot: SceneSnapshot) -> [(node: SceneNode, name: String, amount: Double)] {
        damages(of: snapshot.root, hasMoved: false)
    }

    /// - Parameter hasMoved: whether the node lies in content that has been scrolled or has grown: cells are dealt out anew
    ///   there, so that places and sizes say nothing.
    private func damages(of node: SceneNode, hasMoved: Bool) -> [(node: SceneNode, name: String, amount: Double)] {
        var found: [(SceneNode, String, Double)] = []
        let old = before[node.id]
        if let old, let worst = node.geometry.largestDifference(from: old.geometry, ignoringPlace: hasMoved) {
            found.append((node, worst.name, worst.amount))
        } else if node.geometry.scrolls, let damage = episode?.offsetDamage(of: node) {
            found.append((node, damage.name, damage.amount))
        }
        let moves = old.map { node.geometry.contentHasMoved(since: $0.geometry) } ?? false
        return found + node.children.flatMap { damages(of: $0, hasMoved: hasMoved || moves) }
    }
}
