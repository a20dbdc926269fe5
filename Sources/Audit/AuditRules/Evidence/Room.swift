import CoreGraphics
import Foundation
import SceneModel

/// The height of the screen between the top bars and a docked keyboard, compared with the height that the input needs.
struct Room {
    /// The height of a row that has to fit beside the input, and the margin of the input, in points.
    private static let row: CGFloat = 44, margin: CGFloat = 8

    /// The height between the top bars and the keyboard, in points, 0 or more.
    let height: Double
    /// The height that the input, its margin and one row need, in points.
    let needed: Double

    var isEnough: Bool { height >= needed }

    /// - Returns: nil unless a docked keyboard is visible and a view has the focus.
    init?(in snapshot: SceneSnapshot) {
        guard snapshot.keyboard.state == .docked, let keyboard = snapshot.visibleKeyboardFrame,
            let path = snapshot.focusedPath
        else { return nil }
        var node = snapshot.root, top: CGFloat = 0
        for index in path.reversed() {
            let inset = node.geometry.safeAreaInsets.first ?? 0
            // A safe area shows the bottom edge of the bars only in a view that extends under the bars.
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
