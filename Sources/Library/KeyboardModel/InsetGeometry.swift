import CoreGraphics
import Foundation

/// The share of an avoidance in an inset that UIKit and the app use too.
public enum InsetGeometry {
    /// The covered height that is not inset already, in points, 0 or more (rules K2, S66, S69).
    ///
    /// - Parameters:
    ///   - overlap: the covered height of the view, in points; negative counts as 0.
    ///   - present: the inset at the same edge without the avoidance's own share, in points; negative counts as 0.
    public static func share(overlap: CGFloat, beyond present: CGFloat) -> CGFloat {
        guard overlap.isFinite, overlap > 0 else { return 0 }
        return max(0, overlap - (present.isFinite ? max(0, present) : 0)).steady
    }

    /// The covered height that is not inset already, by a policy for the app's own inset, in points, 0 or more.
    ///
    /// - Parameters:
    ///   - overlap: the covered height of the view, in points; negative counts as 0.
    ///   - system: UIKit's inset at the same edge, in points; negative counts as 0.
    ///   - own: the app's own inset at that edge, in points; only ``KeyboardInsetPolicy/maximum`` takes it into account.
    public static func share(
        overlap: CGFloat, beyond system: CGFloat, own: CGFloat, policy: KeyboardInsetPolicy
    ) -> CGFloat {
        let share = share(overlap: overlap, beyond: system)
        return policy == .sum ? share : self.share(overlap: share, beyond: own)
    }
}

/// The sum of the keyboard's inset and the app's own inset at the same edge, or the greater of both.
public enum KeyboardInsetPolicy: String, Sendable, CaseIterable {
    /// The app's own inset stays on top of the keyboard's: room for a bar that rides on the keyboard.
    case sum
    /// The greater of both: the app's own inset is for a view at the screen's bottom that the keyboard covers as well, such
    /// as a floating button.
    case maximum
}
