import Foundation
import SceneModel

extension Rule {
    /// A view moves in one frame while the keyboard glides.
    public static let jump = Rule(
        id: "jump",
        title: "A view jumps",
        explanation: """
            While the keyboard moves, no view may cover in one frame more than twice the keyboard's own step and 10 pt: it \
            was moved without animation. Of views that move as one, the focused or marked ones are named, else the outermost.
            """,
        severity: .warning
    ) { snapshots in
        .worst(
            KeyboardMotion.transitions(in: snapshots).enumerated().flatMap { number, transition in
                (transition.first..<transition.last).flatMap { index in
                    Step(from: snapshots[index], to: snapshots[index + 1]).jumps.map {
                        ("\(number) \($0.id)", $0.finding)
                    }
                }
            })
    }
}

/// What happens between two snapshots that follow each other.
private struct Step {
    private let before: [Int: SceneNode]
    private let old, now: SceneSnapshot
    private let limit, keyboardStep: Double

    init(from old: SceneSnapshot, to now: SceneSnapshot) {
        self.old = old
        self.now = now
        before = Dictionary(old.root.flattened.map { ($0.id, $0) }, uniquingKeysWith: { known, _ in known })
        keyboardStep = Double(abs(now.keyboard.frameInScreen.minY - old.keyboard.frameInScreen.minY))
        limit = 2 * keyboardStep + 10
    }

    var jumps: [(id: Int, finding: Finding)] { jumps(in: now.root).found }

    private func jumps(in node: SceneNode) -> (found: [(id: Int, finding: Finding)], named: Bool) {
        guard !node.isHidden else { return ([], false) }
        let inside = node.children.map(jumps(in:))
        let named = inside.filter(\.named).flatMap(\.found)
        guard let own = jump(of: node) else { return (inside.flatMap(\.found), !named.isEmpty) }
        if node.isMarked || node.id == now.focus?.nodeID { return (named + [(node.id, own)], true) }
        return named.isEmpty ? ([(node.id, own)], false) : (named, true)
    }

    private func jump(of node: SceneNode) -> Finding? {
        guard let previous = before[node.id], !previous.isHidden else { return nil }
        let isSeen = [previous, node].contains { $0.frameInScreen.common(with: now.screenBounds) != nil }
        let travel = KeyboardMotion.travel(from: previous.frameInScreen, to: node.frameInScreen)
        guard isSeen, travel > limit, travel.isFinite else { return nil }
        return Finding(
            rule: "jump", subject: node.name, amount: travel, at: now.time,
            message: "\(node.spokenName) jumped \(travel.pointsText) in one frame at \(now.time.secondsText) "
                + "while the keyboard moved \(keyboardStep.pointsText)")
    }
}
