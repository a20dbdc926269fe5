import Foundation
import SceneModel

extension Rule {
    /// A view moves in one frame while the keyboard glides.
    public static let jump = Rule(
        id: "jump",
        title: "A view jumps",
        explanation: """
            While the keyboard moves, no view may cover in one frame more than twice the keyboard's own step, or twice the same \
            part of its own way, and 10 pt: it was moved without animation. Of views that move as one, the focused or marked ones are named, else the outermost.
            """,
        severity: .warning
    ) { snapshots in
        .worst(
            KeyboardMotion.transitions(in: snapshots).enumerated().flatMap { number, transition in
                let progress = KeyboardMotion.progress(of: transition, in: snapshots)
                let ways = Ways(from: snapshots[transition.first].root, to: snapshots[transition.last].root)
                return (transition.first..<transition.last).flatMap { index in
                    let part = progress.map { abs($0[index + 1 - transition.first] - $0[index - transition.first]) }
                    return Step(from: snapshots[index], to: snapshots[index + 1], part: part ?? 0, of: ways).jumps.map {
                        ("\(number) \($0.id)", $0.finding)
                    }
                }
            })
    }
}

/// How far each view goes during one movement of the keyboard, in points.
private struct Ways {
    private let points: [Int: Double]

    init(from old: SceneNode, to now: SceneNode) {
        let before = Dictionary(
            old.flattened.map { ($0.id, $0.frameInScreen) }, uniquingKeysWith: { known, _ in known })
        points = Dictionary(
            now.flattened.compactMap { node in
                before[node.id].map { (node.id, KeyboardMotion.travel(from: $0, to: node.frameInScreen)) }
            }, uniquingKeysWith: { known, _ in known })
    }

    subscript(id: Int) -> Double { points[id] ?? 0 }
}

/// What happens between two snapshots that follow each other.
private struct Step {
    private let before: [Int: SceneNode]
    private let old, now: SceneSnapshot
    private let keyboardStep: Double
    /// The part of its way that the keyboard covers in this step, 0…1.
    private let part: Double
    private let ways: Ways

    init(from old: SceneSnapshot, to now: SceneSnapshot, part: Double, of ways: Ways) {
        self.old = old
        self.now = now
        before = Dictionary(old.root.flattened.map { ($0.id, $0) }, uniquingKeysWith: { known, _ in known })
        keyboardStep = Double(abs(now.keyboard.frameInScreen.minY - old.keyboard.frameInScreen.minY))
        self.part = part
        self.ways = ways
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
        let limit = 2 * max(keyboardStep, part * ways[node.id]) + 10
        guard isSeen, travel > limit, travel.isFinite else { return nil }
        return Finding(
            rule: "jump", subject: node.name, amount: travel, at: now.time,
            message: "\(node.spokenName) jumped \(travel.pointsText) in one frame at \(now.time.secondsText) "
                + "while the keyboard moved \(keyboardStep.pointsText)")
    }
}
