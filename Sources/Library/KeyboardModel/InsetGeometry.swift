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
        return Contribution.withoutMarks(max(0, overlap - (present.isFinite ? max(0, present) : 0)))
    }

    /// What the keyboard takes beyond what is inset already, by a policy for the app's own inset, in points, 0 or more.
    ///
    /// - Parameters:
    ///   - overlap: what the keyboard covers of the view, in points; negative counts as 0.
    ///   - system: what UIKit insets at the same edge already, in points; negative counts as 0.
    ///   - own: the app's own inset at that edge, in points; only ``KeyboardInsetPolicy/maximum`` takes it into account.
    public static func share(
        overlap: CGFloat, beyond system: CGFloat, own: CGFloat, policy: KeyboardInsetPolicy
    ) -> CGFloat {
        let share = share(overlap: overlap, beyond: system)
        return policy == .sum ? share : self.share(overlap: share, beyond: own)
    }
}
