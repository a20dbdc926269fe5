import CoreGraphics
import Foundation

/// Computes how far a view moves up to stay above the keyboard.
public enum TranslationGeometry {
    /// Returns the vertical translation in points of the superview's coordinates, 0 or less.
    ///
    /// A view that is clear of the keyboard stays in place, even at less distance than the padding.
    ///
    /// - Parameters:
    ///   - frame: the view's frame before the translation, in the superview's coordinates, in points.
    ///   - keyboard: the keyboard's frame in the same coordinates, in points.
    ///   - padding: the distance of the moved view's bottom from the keyboard, in points.
    ///   - room: the greatest distance of the movement, in points; negative distances count as 0.
    ///   - tolerance: a smaller overlap counts as 0, in points.
    public static func translation(
        of frame: CGRect, above keyboard: CGRect, padding: CGFloat, room: CGFloat = .infinity, tolerance: CGFloat
    ) -> CGFloat {
        let overlap = Overlap.of(viewBounds: frame, keyboardFrame: keyboard, tolerance: tolerance)
        guard overlap.height > 0 else { return 0 }
        // The height of an overlap is at most the height of the view. A view wholly below the keyboard's top has to
        // move farther than its own height. So the distance is computed from the edges of view and keyboard.
        let wanted = frame.maxY - keyboard.minY + (padding.isFinite ? padding : 0)
        guard wanted.isFinite, wanted > 0 else { return 0 }
        return translation(-wanted, limitedTo: room)
    }

    /// Returns a translation limited to a distance, in points, 0 or less.
    ///
    /// - Parameters:
    ///   - translation: the unlimited translation, in points, 0 or less.
    ///   - room: the greatest distance of the movement, in points; negative distances count as 0.
    public static func translation(_ translation: CGFloat, limitedTo room: CGFloat) -> CGFloat {
        -min(-translation, max(0, room)).steady
    }
}
