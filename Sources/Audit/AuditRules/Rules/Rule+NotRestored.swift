import Foundation
import SceneModel

extension Rule {
    /// After the keyboard has gone something is not where it was.
    public static let notRestored = Rule(
        id: .notRestored,
        title: "The screen is not restored",
        explanation: """
            Once no docked keyboard is there and everything rests, every visible view must have the very same bounds, \
            center, transform, insets and safe area as at the last rest before it came, number by number and without \
            tolerance: what is off by a hair after one hide has drifted away after a hundred. What the app changed while the \
            keyboard rested is the app's, and so is what its views that came, went or got another text push about, and a label beside an input that has been filled. Content \
            that was scrolled must lie within its range, and where it was before, unless a person typed, scrolled or turned \
            the device meanwhile or the typing would have been out of sight; then the hide must leave it where it finds it.
            """,
        severity: .error
    ) { index, snapshots in
        let snapshot = snapshots[index]
        guard snapshot.isSettledWithoutKeyboard, var restoration = Restoration(endingAt: index, of: snapshots) else {
            return []
        }
        return restoration.damages().map { node, name, amount in
            let message =
                "\(node.spokenName) not restored at \(snapshot.time.secondsText): \(name) off by \(amount.pointsText)"
            var finding = Finding(
                rule: .notRestored, subject: node.name, amount: amount, at: snapshot.time, message: message)
            finding.why = restoration.words(for: name, of: node)
            return (String(node.id), finding)
        }
    }
}

/// What a screen without a keyboard is compared with.
private struct Restoration {
    private let snapshots: [SceneSnapshot]
    /// The rest before the keyboard came, and the one that is judged.
    private let rest, index: Int
    private let root: SceneNode
    private let episode: KeyboardEpisode?
    private var before: Counterparts
    private lazy var stillTurns = StillTurns(from: rest, to: index, in: snapshots)
    private lazy var appChanges = AppChanges(from: root, to: snapshots[index].root)

    /// The visit of a keyboard that ends with a rest; `nil` when none came, and when none was there before.
    init?(endingAt index: Int, of snapshots: [SceneSnapshot]) {
        let now = snapshots[index]
        let rest = snapshots[..<index].lastIndex {
            $0.isSettledWithoutKeyboard && $0.screen.size == now.screen.size && $0.time < now.time
        }
        guard let rest, Self.keyboardMoves(from: rest, to: index, in: snapshots) else { return nil }
        (self.snapshots, self.rest, self.index) = (snapshots, rest, index)
        root = snapshots[rest].root
        episode = KeyboardEpisode(endingAt: index, of: snapshots)
        before = Counterparts(in: root)
    }

    private static func keyboardMoves(from rest: Int, to index: Int, in snapshots: [SceneSnapshot]) -> Bool {
        let start = snapshots[rest].keyboard, focus = snapshots[rest].focusedNodeID
        return snapshots[rest...index].contains {
            $0.keyboard.state != start.state || $0.keyboard.targetFrameInScreen != start.targetFrameInScreen
                || $0.focusedNodeID != focus
        }
    }

    /// What a number of a view was and is, in words; nil for what is no number of its own.
    func words(for name: String, of node: SceneNode) -> String? {
        guard let was = root.node(withID: node.id)?.geometry.number(name), let now = node.geometry.number(name) else {
            return nil
        }
        return "\(name) was \(was.pointsText) before the keyboard came, and is \(now.pointsText)"
    }

    mutating func damages() -> [(node: SceneNode, name: String, amount: Double)] {
        var found: [(node: SceneNode, name: String, amount: Double)] = []
        let now = snapshots[index].root
        addDamages(of: now, since: before.counterpart(of: now.id, expected: root), hasMoved: false, to: &found)
        return found
    }

    /// - Parameter hasMoved: whether the node lies in content that has been scrolled or has grown: cells are dealt out anew
    ///   there, so that places and sizes say nothing.
    private mutating func addDamages(
        of node: SceneNode, since old: SceneNode?, hasMoved: Bool,
        to found: inout [(node: SceneNode, name: String, amount: Double)]
    ) {
        // A hidden view is not seen, wherever it is.
        if node.isHidden { return }
        // Pictures share the views that nothing has changed.
        let changed = old.flatMap { $0.view === node.view ? nil : $0 }
        if let changed, let worst = worstDamage(of: node, since: changed, hasMoved: hasMoved) {
            found.append((node, worst.name, worst.amount))
        } else if node.geometry.scrolls, let damage = episode?.offsetDamage(of: node) {
            found.append((node, damage.name, damage.amount))
        }
        let moves = changed.map { node.geometry.contentHasMoved(since: $0.geometry) } ?? false
        let isFilled = old.map { isBeingFilled(node, since: $0) } ?? false
        // A label that floats above what has been typed belongs there.
        for (place, child) in node.children.enumerated() where !(isFilled && child.kind == .label) {
            let old = before.counterpart(of: child.id, expected: old?.child(at: place))
            addDamages(of: child, since: old, hasMoved: hasMoved || moves, to: &found)
        }
    }

    /// Whether a person types, or has typed, into an input directly in a view.
    private func isBeingFilled(_ node: SceneNode, since old: SceneNode) -> Bool {
        node.children.contains { child in
            guard child.kind == .textField || child.kind == .textView,
                let before = old.children.first(where: { $0.id == child.id })
            else { return false }
            return child.id == snapshots[index].focusedNodeID || child.appearance.text != before.appearance.text
        }
    }

    private mutating func worstDamage(
        of node: SceneNode, since old: SceneNode, hasMoved: Bool
    ) -> (name: String, amount: Double)? {
        var worst: (name: String, amount: Double)?
        for (name, amount) in node.geometry.differences(from: old.geometry, ignoringPlace: hasMoved) {
            let isApps =
                stillTurns.changed(name, of: node.id)
                || SceneNode.Geometry.isPlace(name) && appChanges.explain(name, of: node.id, by: amount)
            if !isApps, worst.map({ $0.amount < amount }) ?? true { worst = (name, amount) }
        }
        return worst
    }
}
