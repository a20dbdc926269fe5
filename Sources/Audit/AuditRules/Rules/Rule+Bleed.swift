import CoreGraphics
import Foundation
import SceneModel

extension Rule {
    /// Reports a layout that paints nothing behind a translucent keyboard.
    public static let bleed = Rule(
        id: .bleed,
        title: "The keyboard's corners are black",
        explanation: """
            From iOS 26 on the keyboard is translucent, and its upper corners are round. While the keyboard rests, the \
            background just above the keyboard must continue behind it. If a layout ends at the keyboard's top, the \
            black window shows in the corners.
            """,
        severity: .warning
    ) { index, snapshots in
        let snapshot = snapshots[index]
        guard snapshot.keyboard.state == .docked, let version = snapshot.systemVersion, version >= 26,
            let keyboard = snapshot.visibleKeyboardFrame, keyboard.minY > 4
        else { return [] }
        func strip(_ y: CGFloat) -> CGRect {
            CGRect(x: keyboard.minX + 1, y: y, width: keyboard.width - 2, height: 2)
        }
        guard let above = snapshot.root.painter(of: strip(keyboard.minY - 3)),
            snapshot.root.painter(of: strip(keyboard.minY + 1)) == nil
        else { return [] }
        let gap = Double(keyboard.maxY - above.frameInScreen.maxY)
        var finding = Finding(
            rule: .bleed, of: above, amount: gap, in: snapshot,
            message: "\(above.spokenName) ends at the keyboard, and black shows through its corners at "
                + "\(snapshot.time.secondsText)")
        finding.why =
            "\(above.spokenName) ends at \(Double(above.frameInScreen.maxY).pointsText), nothing is painted "
            + "below, the keyboard begins at \(Double(keyboard.minY).pointsText)"
        return [(String(above.id), finding)]
    }
}

extension SceneNode {
    fileprivate func painter(of area: CGRect) -> SceneNode? {
        if isHidden { return nil }
        for child in children.reversed() {
            if let found = child.painter(of: area) { return found }
        }
        let isSolid = (appearance.background?.alpha ?? 0) * appearance.alpha > 0.9
        return isSolid && frameInScreen.isFinite && frameInScreen.contains(area) ? self : nil
    }
}
