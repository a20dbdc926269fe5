import CoreGraphics
import Foundation
import SceneModel

extension Rule {
    /// The keyboard covers the caret.
    public static let caretCovered = Rule(
        id: .caretCovered,
        title: "The caret is covered",
        explanation: """
            While the screen is at rest, the line that a person types must be visible above the keyboard. No view of \
            the screen, such as a bar of formats, may cover the line. The rule ignores a caret that a person can \
            scroll into sight, if a finger has scrolled the caret away or the text view is higher than the room above \
            the keyboard.
            """,
        severity: .error
    ) { index, snapshots in
        let snapshot = snapshots[index]
        guard !snapshot.caretIsScrolledAway, let caret = snapshot.focus?.caretInScreen,
            let place = FocusedPlace(at: index, of: snapshots)
        else {
            return []
        }
        // A caret may have a width of 0, so it counts as at least one point wide.
        let whole = CGRect(x: caret.minX, y: caret.minY, width: max(1, caret.width), height: caret.height)
        // A caret outside its text view has been scrolled out of sight.
        guard let frame = place.node.kind == .textView ? whole.common(with: place.node.frameInScreen) : whole,
            let path = snapshot.focusedPath
        else { return [] }
        if snapshot.coveredHeight(of: place.scrolled(frame)) > 0,
            let hit = coverage(of: place.node, frame: frame, in: snapshot, rule: .caretCovered, prefix: "caret of ")
        {
            return [hit]
        }
        // A bar at the top of the screen may also cover the caret. Another rule judges this case.
        guard snapshot.keyboard.state == .docked, let cover = snapshot.root.cover(of: frame, at: path),
            cover.frameInScreen.minY > CGFloat(snapshot.screen.safeAreaInsets.first ?? 0)
        else { return [] }
        return [covered(place.node, frame, by: cover, in: snapshot)]
    }

    private static func covered(
        _ node: SceneNode, _ caret: CGRect, by cover: SceneNode, in snapshot: SceneSnapshot
    ) -> Candidate {
        let points = caret.common(with: cover.frameInScreen).map { Double($0.height) } ?? 0
        var finding = Finding(
            rule: .caretCovered, of: node, amount: points, in: snapshot,
            message: "caret of \(node.spokenName) covered by \(points.pointsText) of \(cover.spokenName) at "
                + "\(snapshot.time.secondsText)")
        finding.why = "\(cover.spokenName) lies in front of \(node.spokenName)"
        return ("\(node.id) \(snapshot.step)", finding)
    }
}
