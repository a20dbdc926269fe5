import CoreGraphics
import Foundation
import SceneModel

extension Rule {
    /// The keyboard covers the focused view.
    public static let focusCovered = Rule(
        id: .focusCovered,
        title: "The focused field is covered",
        explanation: """
            While the screen is at rest, no part of the focused view may be under the keyboard. A text view may extend \
            under the keyboard if its caret is visible (caret-covered). If the caret's place is unknown, the rule \
            reports a text view only if the keyboard covers all of it. The rule ignores a view that a finger has \
            scrolled there, if a person can scroll back. A field that was in sight must not be hidden, transparent or \
            without a height while a person types into it either.
            """,
        severity: .error
    ) { index, snapshots in
        let snapshot = snapshots[index]
        if let hit = vanished(at: index, in: snapshots) { return [hit] }
        guard let place = FocusedPlace(at: index, of: snapshots), !place.node.isTextViewWithCaret(in: snapshot),
            snapshot.coveredHeight(of: place.scrolled(place.node.frameInScreen)) > 0,
            !snapshot.mayShowCaret(of: place.node),
            let hit = coverage(of: place.node, frame: place.node.frameInScreen, in: snapshot, rule: .focusCovered)
        else { return [] }
        return [hit]
    }

    /// Returns a finding if the app has hidden the focused view, which was in sight before.
    ///
    /// An input that is hidden from the start, such as one that feeds the boxes of a code, is no fault.
    private static func vanished(at index: Int, in snapshots: [SceneSnapshot]) -> Candidate? {
        let now = snapshots[index]
        guard let path = now.focusedPath, let words = now.root.wordsForAbsence(at: path),
            let before = snapshots[..<index].last(where: { $0.isSettled && $0.root.shows(now.focusedNodeID) }),
            let node = now.focusedNode, let former = before.root.node(withID: node.id)
        else { return nil }
        var finding = Finding(
            rule: .focusCovered, of: node, amount: Double(former.frameInScreen.height), in: now,
            message: "\(node.spokenName) can't be seen while a person types into it at \(now.time.secondsText)")
        finding.why = words
        return ("\(node.id) \(now.step)", finding)
    }
}

extension SceneNode {
    fileprivate func shows(_ id: Int?) -> Bool {
        id.flatMap(path).map { wordsForAbsence(at: $0) == nil } ?? false
    }

    /// Returns what keeps a view out of sight by itself, or nil.
    ///
    /// - Parameter path: the child indices that lead to the view, the innermost first.
    fileprivate func wordsForAbsence(at path: [Int]) -> String? {
        let inside = nodes(along: path)
        if let hidden = inside.dropFirst().first(where: \.isHidden) { return "\(hidden.spokenName) is hidden" }
        guard let height = inside.last?.frameInScreen.height, height < 1 else { return nil }
        return "its height is \(Double(height).pointsText)"
    }
}

extension SceneSnapshot {
    /// Whether the caret of a text view has an unknown place, which may be above the keyboard.
    fileprivate func mayShowCaret(of node: SceneNode) -> Bool {
        node.kind == .textView && unknowns.contains(.caret)
            && coveredHeight(of: node.frameInScreen) < Double(node.frameInScreen.height) - 2 * halfAPixel
    }
}
