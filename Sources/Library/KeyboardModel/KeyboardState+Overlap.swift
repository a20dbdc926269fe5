import CoreGraphics
import Foundation

extension KeyboardState {
    /// The height of a view that a docked keyboard covers, in points, 0 or more.
    ///
    /// Less than half a pixel is 0: bars a sixth of a point away from the keyboard are as good as touching it
    /// (square/Blueprint#575 reports 0.15 pt).
    ///
    /// - Parameters:
    ///   - viewFrame: the view's frame in the screen's coordinates, in points.
    ///   - scale: the screen's pixels per point; values that make no sense count as 1.
    public func overlap(withViewFrameInScreen viewFrame: CGRect, scale: CGFloat) -> CGFloat {
        guard case .docked(let keyboard) = self else { return 0 }
        let halfAPixel = Self.halfAPixel(atScale: scale)
        return Overlap.of(viewBounds: viewFrame, keyboardFrame: keyboard, tolerance: halfAPixel).height
    }

    /// Half a pixel in points, for use as a tolerance; 0.5 when the scale makes no sense.
    public static func halfAPixel(atScale scale: CGFloat) -> CGFloat {
        scale.isFinite && scale > 0 ? 0.5 / scale : 0.5
    }
}
