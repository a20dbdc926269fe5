import CoreGraphics
import Foundation
import SceneModel

extension Rule {
    /// The usual height of a list row, in points.
    ///
    /// The keyboard may hide the end of a list. The rule ignores a hidden part that is less high than a row.
    private static let row: CGFloat = 44

    /// Reports a list whose end goes out of sight when the keyboard appears.
    ///
    /// Before the keyboard, the list was scrolled to its end.
    public static let leftItsEnd = Rule(
        id: .leftItsEnd,
        title: "A list leaves its end",
        explanation: """
            If a list or a text was scrolled to its end before the keyboard came, it must be at its end while a docked \
            keyboard rests. In a chat, for example, a person answers the last message. A list whose end lies behind a \
            bar, since the bar came after the app had scrolled, counts as scrolled to its end. A list with the focus shows the \
            focus instead, and a list that a finger has scrolled stays where the finger has left it. The rule ignores \
            a list that also leaves its end with a hidden keyboard.
            """,
        severity: .warning,
        judgingRestsBesideTwin: lostEnds(at:in:beside:))

    private static func lostEnds(at index: Int, in snapshots: [SceneSnapshot], beside twin: Twin?) -> [Candidate] {
        let now = snapshots[index]
        guard now.hasDockedKeys, let top = now.visibleKeyboardFrame?.minY,
            let rest = snapshots.restWithoutKeyboard(before: index).map({ snapshots[$0] }),
            rest.personalScrolls ?? 0 == 0, now.personalScrolls ?? 0 == 0
        else { return [] }
        return now.root.nodes { $0.geometry.scrolls && $0.kind == .scrollView && !$0.isHidden }.compactMap { list in
            guard let before = rest.root.node(withID: list.id), before.isLongerThanItsView, before.standsAtItsEnd,
                !list.holds(now.focusedNodeID), list.frameInScreen.minY < top, !list.isUpsideDown,
                // If the content's height changes by more than a row, rows were added or removed, so the end has moved
                // too.
                let content = list.geometry.contentSize, let contentBefore = before.geometry.contentSize,
                abs(content.height - contentBefore.height) <= row
            else { return nil }
            let seenEnd = min(list.frameInScreen.maxY, top)
            let hidden = list.frameInScreen.minY + content.height - list.geometry.bounds.minY - seenEnd
            guard hidden - before.wayToEnd > row, hidden.isFinite else { return nil }
            if let twin, let calm = twin.counterpart(of: list.id, in: now.root, at: index),
                calm.wayToEnd - before.wayToEnd > row
            {
                return nil
            }
            let way = Double(hidden)
            var finding = Finding(
                rule: .leftItsEnd, of: list, amount: way, in: now,
                message: "\(list.spokenName) stood at its end, which is \(way.pointsText) out of sight at "
                    + "\(now.time.secondsText)")
            finding.why = list.wordsForEnd(above: top)
            return ("\(list.id) \(now.step)", finding)
        }
    }
}

extension SceneNode {
    fileprivate var wayToEnd: CGFloat {
        let far = geometry.nearestLegalOffset(to: CGPoint(x: geometry.bounds.minX, y: .greatestFiniteMagnitude))
        return max(0, far.y - geometry.bounds.minY)
    }

    /// Whether the view is scrolled to its end, or to where its end was before a bar took some of its room.
    fileprivate var standsAtItsEnd: Bool {
        let inset = geometry.adjustedContentInset
        return wayToEnd <= max(1, inset.count == 4 ? CGFloat(inset[2]) : 0)
    }

    /// Some chats turn the list upside down, so that its first row is at the bottom.
    fileprivate var isUpsideDown: Bool { geometry.transform.count == 6 && geometry.transform[3] < 0 }

    fileprivate func holds(_ id: Int?) -> Bool { id.map { node(withID: $0) != nil } ?? false }
}
