import CoreGraphics
import Foundation

/// How much an avoidance adds to insets that others fill too.
public enum InsetGeometry {
    /// What the keyboard takes beyond what is inset already, in points, 0 or more (rules K2, S66, S69).
    ///
    /// - Parameters:
    ///   - overlap: what the keyboard covers of the view, in points; negative counts as 0.
    ///   - present: what is inset at the same edge already, without the avoidance's own share, in points; negative
    ///     counts as 0.
    public static func share(overlap: CGFloat, beyond present: CGFloat) -> CGFloat {
        guard overlap.isFinite, overlap > 0 else { return 0 }
        return max(0, overlap - (present.isFinite ? max(0, present) : 0))
    }
}
