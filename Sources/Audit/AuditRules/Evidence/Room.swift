import CoreGraphics
import Foundation
import SceneModel

/// The height between the top bars and a docked keyboard, compared with the height that the input needs.
struct Room {
    /// The heights that a person needs beside the input itself, in points.
    ///
    /// `row` is the height of one further row, and `margin` is the empty space at the input.
    private static let row: CGFloat = 44, margin: CGFloat = 8

    let height: Double
    let needed: Double

    var isEnough: Bool { height >= needed }

    /// Nil unless a docked keyboard is visible and a view has the focus.
    init?(in snapshot: SceneSnapshot) {
        guard snapshot.keyboard.state == .docked, let keyboard = snapshot.visibleKeyboardFrame,
            let path = snapshot.focusedPath
        else { return nil }
        var node = snapshot.root, top: CGFloat = 0
        for index in path.reversed() {
            let inset = node.geometry.safeAreaInsets.first ?? 0
            // A view's safe area includes the top bars only if the view reaches under the bars.
            if inset > 0, inset.isFinite, !node.geometry.scrolls, node.frameInScreen.isFinite {
                top = max(top, node.frameInScreen.minY + CGFloat(inset))
            }
            node = node.children[index]
        }
        let input = snapshot.caretOfTextView?.height ?? node.frameInScreen.height
        guard input.isFinite else { return nil }
        height = max(0, Double(keyboard.minY - top))
        needed = Double(input + Self.margin + Self.row)
    }
}
