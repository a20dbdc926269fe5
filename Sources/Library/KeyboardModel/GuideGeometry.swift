import CoreGraphics
import Foundation

/// The size of a layout guide that stands for the keyboard at the bottom of a view.
public enum GuideGeometry {
    /// The guide's height in points, measured up from the view's bottom edge (rules E36 to E41).
    ///
    /// The greater of both, never the sum: the keyboard's frame already contains the home indicator's strip.
    ///
    /// - Parameters:
    ///   - overlap: what the keyboard covers of the view, in points; negative counts as 0.
    ///   - bottomSafeAreaInset: the safe area's reach into the view from below, in points; negative counts as 0.
    ///   - usesBottomSafeArea: whether the guide rests on the safe area, instead of the view's edge, without a keyboard.
    public static func guideHeight(
        overlap: CGFloat, bottomSafeAreaInset: CGFloat, usesBottomSafeArea: Bool
    ) -> CGFloat {
        let base = usesBottomSafeArea ? usable(bottomSafeAreaInset) : 0
        return max(usable(overlap), base)
    }

    /// The guide's frame in the view's coordinates, in points: full width, at the bottom (rule E38).
    public static func guideFrame(viewBounds: CGRect, guideHeight: CGFloat) -> CGRect {
        let height = usable(guideHeight)
        return CGRect(x: viewBounds.minX, y: viewBounds.maxY - height, width: viewBounds.width, height: height)
    }

    private static func usable(_ length: CGFloat) -> CGFloat { length.isFinite ? max(0, length) : 0 }
}
