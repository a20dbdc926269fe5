import CoreGraphics
import Foundation
import SceneModel

extension Rule {
    /// The focused view or a marked control is moved off the screen or under the top bar.
    public static let pushedOffScreen = Rule(
        id: .pushedOffScreen,
        title: "A needed view is off the screen",
        explanation: """
            A layout that makes room for the keyboard must not push the focused view or a marked control over the edge \
            of the screen or of a view that clips it. If the top of the view was inside the safe area at first, it \
            must stay inside. In a text view only the caret counts, and in a text view that is higher than the room \
            above the keyboard only a caret that scrolling cannot reveal. The rule ignores marked controls that were \
            outside at first, as in a long form, or that a person can scroll back. It also ignores a focused view that \
            a finger has scrolled away.
            """,
        severity: .error,
        judgingRestsBesideTwin: pushes(at:in:beside:))

    private static func pushes(at index: Int, in snapshots: [SceneSnapshot], beside twin: Twin?) -> [Candidate] {
        let snapshot = snapshots[index], focused = FocusedPlace(at: index, of: snapshots)
        let first = snapshots.first { $0.isSettled && $0.screen.size == snapshot.screen.size } ?? snapshot
        let root = first.root
        var found: [Candidate] = []
        snapshot.visit(.marked, orID: snapshot.focusedNodeID) { node, travel in
            let isFocused = node.id == snapshot.focusedNodeID
            guard !node.isHidden, node.isMarked || isFocused, !(isFocused && snapshot.caretIsElsewhere) else { return }
            let before = first.time < snapshot.time ? root.node(withID: node.id) : nil
            // A floating keyboard leaves the screen to the person, who scrolls.
            let way = isFocused && snapshot.keyboard.state != .undocked ? focused?.travel ?? .none : travel
            let push = Push(of: node, in: snapshot, before: before, isFocused: isFocused, travel: way)
            // The focused view has to be in sight, even if the app itself has moved it away.
            guard let push, isFocused || !isPushedWithoutKeyboard(push, node, index, snapshots, twin, way) else {
                return
            }
            var finding = push.finding(for: node, in: snapshot)
            finding.why = before.flatMap { node.wordsForWay(from: $0) }
            found.append(("\(node.id) \(snapshot.step)", finding))
        }
        return found
    }

    /// Whether the same view also extends beyond the same edge without a keyboard.
    ///
    /// The view must extend at least as far beyond the edge as it does with the keyboard.
    private static func isPushedWithoutKeyboard(
        _ push: Push, _ node: SceneNode, _ index: Int, _ snapshots: [SceneSnapshot], _ twin: Twin?,
        _ travel: ScrollTravel
    ) -> Bool {
        guard let twin, let picture = twin.picture(at: index),
            let other = twin.counterpart(of: node.id, in: snapshots[index].root, at: index)
        else { return false }
        let before = snapshots.firstIndex { $0.isSettled && $0.screen.size == picture.screen.size }.flatMap {
            twin.counterpart(of: node.id, in: snapshots[index].root, at: $0)
        }
        guard let same = Push(of: other, in: picture, before: before, isFocused: true, travel: travel) else {
            return false
        }
        return same.edge == push.edge && same.amount >= push.amount - snapshots[index].halfAPixel
    }
}

/// The distance by which a view was pushed beyond an edge.
private struct Push {
    var amount: Double
    var edge: String

    init?(
        of node: SceneNode, in snapshot: SceneSnapshot, before: SceneNode?, isFocused: Bool, travel: ScrollTravel
    ) {
        let frame = (isFocused ? snapshot.caretOfTextView : nil) ?? node.frameInScreen
        let screen = snapshot.screenBounds
        let safeTop = CGFloat(snapshot.screen.safeAreaInsets.first ?? 0)
        let tolerance = CGFloat(snapshot.halfAPixel)
        var pushes: [(way: CGFloat, over: String, edge: String)] = []
        if isFocused || before.map({ screen.holds($0.frameInScreen, tolerance: tolerance) }) == true {
            pushes = Self.pushes(of: frame, over: screen, travel, called: "over the screen's")
        }
        let wasInClip = before.map { $0.clipInScreen?.holds($0.frameInScreen, tolerance: tolerance) ?? true } ?? false
        if let clip = node.clipInScreen, isFocused || wasInClip {
            pushes += Self.pushes(of: frame, over: clip, travel, called: "over its surrounding view's")
        }
        if let before = before?.frameInScreen, before.minY >= safeTop - tolerance, frame.minY >= screen.minY - tolerance
        {
            pushes.append((safeTop - frame.minY - travel.down, "above", "the safe area"))
        }
        guard let worst = pushes.max(by: { $0.way < $1.way }), worst.way > tolerance, worst.way.isFinite else {
            return nil
        }
        amount = Double(worst.way)
        edge = "\(worst.over) \(worst.edge)"
    }

    /// Returns the distances by which a rectangle extends beyond the edges of an area.
    ///
    /// If a person can scroll the rectangle back, the distance is 0.
    private static func pushes(
        of frame: CGRect, over area: CGRect, _ travel: ScrollTravel, called name: String
    ) -> [(way: CGFloat, over: String, edge: String)] {
        [
            (area.minY - frame.minY, travel.down, "top"), (frame.maxY - area.maxY, travel.up, "bottom"),
            (area.minX - frame.minX, travel.right, "left edge"), (frame.maxX - area.maxX, travel.left, "right edge")
        ].map { way, travel, edge in (way > travel + 0.5 ? way : 0, name, edge) }
    }

    func finding(for node: SceneNode, in snapshot: SceneSnapshot) -> Finding {
        Finding(
            rule: .pushedOffScreen, of: node, amount: amount, in: snapshot,
            message: "\(node.spokenName) pushed \(amount.pointsText) \(edge) at \(snapshot.time.secondsText)")
    }
}
