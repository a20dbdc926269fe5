import CoreGraphics
import Foundation
import SceneModel

extension Rule {
    /// A view moves in one frame while the keyboard moves smoothly.
    public static let jump = Rule(
        id: .jump,
        title: "A view jumps",
        explanation: """
            While the keyboard moves, no view may jump. A view jumps if one step is more than 10 pt longer than twice \
            the keyboard's step or twice the same part of the view's own movement, and longer than a fifth of that \
            movement. If several views move as one, the finding names the focused or marked view, otherwise the \
            outermost view. The rule ignores movements that also happen with a hidden keyboard, views that stay above \
            the keyboard, rows that move because the app has inserted or removed a row, and content that an app \
            scrolls by the height of a row while the keyboard stands still.
            """,
        severity: .warning,
        besideTwin: { snapshots, twin in
            .worst(
                KeyboardMotion.steadyTransitions(in: snapshots).enumerated().flatMap { number, transition in
                    jumps(during: transition, in: snapshots, beside: twin).map {
                        ("\(number) \($0.id)", $0.finding)
                    }
                })
        })

    private static func jumps(
        during transition: KeyboardMotion.Transition, in snapshots: [SceneSnapshot], beside twin: Twin?
    ) -> [(id: Int, finding: Finding)] {
        let progress = KeyboardMotion.progress(of: transition, in: snapshots)
        let first = snapshots[transition.first], last = snapshots[transition.last]
        let dragged = DraggedContent(during: transition, in: snapshots)
        lazy var start = Places(first.root)
        lazy var end = Places(last.root)
        return ProportionalStretch.all(of: transition, in: snapshots).flatMap { stretch in
            if stretch.hasNoJump(in: snapshots) { return [(id: Int, finding: Finding)]() }
            return (stretch.first..<stretch.last).flatMap { index -> [(id: Int, finding: Finding)] in
                // While a finger drags content, the content moves as fast as the finger.
                if snapshots[index].personalScrolls != snapshots[index + 1].personalScrolls { return [] }
                if Step.isEasy(from: snapshots[index], to: snapshots[index + 1]) { return [] }
                let number = index - transition.first
                let part = progress.map { abs($0[number + 1] - $0[number]) } ?? 0
                let twinStep = { (id: Int) -> (top: Double, bottom: Double) in
                    twin?.travel(of: id, in: snapshots[index + 1].root, from: index, to: index + 1) ?? (0, 0)
                }
                let step = Step(from: snapshots[index], to: snapshots[index + 1], less: twinStep) { id, travel in
                    // A step is a view's movement from one frame to the next. Two kinds of step are no jump. In the
                    // first kind, the step is at most about twice as long as a movement in proportion to the keyboard.
                    // In the second kind, the step is at most a fifth of the view's whole movement.
                    let way = start.travel(of: id, to: end)
                    return 2 * part * way + KeyboardMotion.leeway >= travel || travel <= KeyboardMotion.smoothPart * way
                }
                guard step.hasJumps else { return [] }
                return step.jumps.filter {
                    KeyboardMotion.isNear($0.id, during: transition, in: snapshots)
                        && !dragged.contains($0.id) && !isRowOfTwin($0.id, step: index, in: snapshots, twin)
                        && !followsContent(
                            $0.id, by: $0.finding.amount, from: snapshots[index], to: snapshots[index + 1])
                        && !(step.keyboardStandsStill && $0.finding.amount <= rowAndMargin
                            && isContent($0.id, of: snapshots[index + 1].root))
                }
            }
        }
    }
}

extension Rule {
    /// The height of an input in a form or a list with a margin, in points.
    ///
    /// If an edge cuts off an input, an app may scroll the input into sight in a single step when a person taps it.
    /// UIKit does the same. The rows of Apple's lists are 44 pt high.
    private static let rowAndMargin = 54.0

    /// Whether a scroll view contains a view.
    ///
    /// A text view is a scroll view itself, and may be the content of another one.
    private static func isContent(_ id: Int, of root: SceneNode) -> Bool {
        guard root.id != id else { return false }
        return root.geometry.scrolls && root.node(withID: id) != nil || root.children.contains { isContent(id, of: $0) }
    }

    /// Whether the list around a view has become longer or shorter by at least a distance in the same step.
    ///
    /// A row that the app inserts or removes then moves the other rows.
    fileprivate static func followsContent(
        _ id: Int, by way: Double, from before: SceneSnapshot, to after: SceneSnapshot
    ) -> Bool {
        guard let now = after.root.innermostScroller(around: id), let then = before.root.node(withID: now.id),
            let content = now.geometry.contentSize, let contentBefore = then.geometry.contentSize
        else { return false }
        let growth = abs(Double(content.height - contentBefore.height))
        return growth >= way - after.halfAPixel
    }

    /// Whether the same movement also happens without a keyboard.
    ///
    /// The method looks for a row of the same list, in the run with a hidden keyboard. In the same step this row must
    /// move by the same distance.
    fileprivate static func isRowOfTwin(
        _ id: Int, step index: Int, in snapshots: [SceneSnapshot], _ twin: Twin?
    ) -> Bool {
        guard let twin, let before = snapshots[index].root.node(withID: id)?.frameInScreen,
            let after = snapshots[index + 1].root.node(withID: id)?.frameInScreen
        else { return false }
        return twin.hasRow(
            like: id, in: snapshots[index + 1].root, from: index, to: index + 1,
            going: (Double(after.minY - before.minY), Double(after.maxY - before.maxY)),
            tolerance: KeyboardMotion.leeway)
    }
}

private struct Places {
    private var frames: [Int: (frame: CGRect, isHidden: Bool)] = [:]

    init(_ root: SceneNode) { add(root) }

    private mutating func add(_ node: SceneNode) {
        frames[node.id] = (node.frameInScreen, node.isHidden)
        for child in node.children { add(child) }
    }

    subscript(id: Int) -> (frame: CGRect, isHidden: Bool)? { frames[id] }

    /// Returns the distance that a view moves.
    ///
    /// If the view is missing at one of the instants, the distance is unknown and therefore infinite.
    func travel(of id: Int, to other: Places) -> Double {
        guard let here = frames[id], let there = other[id] else { return .infinity }
        return KeyboardMotion.travel(from: here.frame, to: there.frame)
    }
}

private struct Step {
    private let before: Places
    private let now: SceneSnapshot
    private let root: SceneNode
    private let keyboardStep: Double
    /// A view's movement in the same step of the recording without a keyboard, in points.
    private let twinStep: (_ id: Int) -> (top: Double, bottom: Double)
    private let keepsRhythm: (_ id: Int, _ travel: Double) -> Bool

    init(
        from old: SceneSnapshot, to now: SceneSnapshot,
        less twinStep: @escaping (_ id: Int) -> (top: Double, bottom: Double),
        keepsRhythm: @escaping (_ id: Int, _ travel: Double) -> Bool
    ) {
        self.now = now
        self.twinStep = twinStep
        self.keepsRhythm = keepsRhythm
        root = now.root
        before = Places(old.root)
        keyboardStep = Self.keyboardStep(from: old, to: now)
    }

    private static func keyboardStep(from old: SceneSnapshot, to now: SceneSnapshot) -> Double {
        Double(abs(now.keyboard.frameInScreen.minY - old.keyboard.frameInScreen.minY))
    }

    static func isEasy(from old: SceneSnapshot, to now: SceneSnapshot) -> Bool {
        guard let farthest = old.root.farthestTravel(to: now.root) else { return false }
        return farthest <= 2 * keyboardStep(from: old, to: now) + KeyboardMotion.leeway
    }

    /// Whether the keyboard stands still in this step.
    var keyboardStandsStill: Bool { keyboardStep == 0 }

    /// Whether any view jumps.
    ///
    /// This check takes less time than the list of jumps, which is rarely needed.
    var hasJumps: Bool { hasJumps(in: root) }

    private func hasJumps(in node: SceneNode) -> Bool {
        !node.isHidden && (jumps(node) || node.children.contains(where: hasJumps(in:)))
    }

    var jumps: [(id: Int, finding: Finding)] { jumps(in: root).found }

    private func jumps(in node: SceneNode) -> (found: [(id: Int, finding: Finding)], named: Bool) {
        guard !node.isHidden else { return ([], false) }
        let inside = node.children.map(jumps(in:))
        let named = inside.filter(\.named).flatMap(\.found)
        guard let own = jump(of: node) else { return (inside.flatMap(\.found), !named.isEmpty) }
        if node.isMarked || node.id == now.focusedNodeID { return (named + [(node.id, own)], true) }
        return named.isEmpty ? ([(node.id, own)], false) : (named, true)
    }

    private func jumps(_ node: SceneNode) -> Bool {
        guard let previous = before[node.id], !previous.isHidden else { return false }
        let travel = KeyboardMotion.travel(from: previous.frame, to: node.frameInScreen)
        guard travel > 2 * keyboardStep + KeyboardMotion.leeway, travel.isFinite, !keepsRhythm(node.id, travel) else {
            return false
        }
        guard [previous.frame, node.frameInScreen].contains(where: { $0.common(with: now.screenBounds) != nil }) else {
            return false
        }
        let step = twinStep(node.id)
        let ownWay = max(
            abs(Double(node.frameInScreen.minY - previous.frame.minY) - step.top),
            abs(Double(node.frameInScreen.maxY - previous.frame.maxY) - step.bottom))
        return ownWay > 2 * keyboardStep + KeyboardMotion.leeway
    }

    private func jump(of node: SceneNode) -> Finding? {
        guard jumps(node), let previous = before[node.id] else { return nil }
        let travel = KeyboardMotion.travel(from: previous.frame, to: node.frameInScreen)
        return Finding(
            rule: .jump, of: node, amount: travel, in: now,
            message: "\(node.spokenName) jumped \(travel.pointsText) in one frame at \(now.time.secondsText) "
                + "while the keyboard moved \(keyboardStep.pointsText)")
    }
}
