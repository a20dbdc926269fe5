import CoreGraphics
import Foundation

/// Computes the part that the library adds to the insets of UIKit and of the app.
public enum InsetShare {
    /// Returns the covered height minus the present inset, in points, 0 or more (rules K2, S66, S69).
    ///
    /// - Parameters:
    ///   - overlap: the covered height of the view, in points; negative heights count as 0.
    ///   - present: the inset at the same edge without the library's addition, in points; negative insets count as 0.
    public static func share(overlap: CGFloat, beyond present: CGFloat) -> CGFloat {
        guard overlap.isFinite, overlap > 0 else { return 0 }
        return max(0, overlap - (present.isFinite ? max(0, present) : 0)).steady
    }

    /// Returns the covered height minus UIKit's inset, in points, 0 or more.
    ///
    /// With ``KeyboardInsetPolicy/maximum`` the method also subtracts the app's own inset.
    ///
    /// - Parameters:
    ///   - overlap: the covered height of the view, in points; negative heights count as 0.
    ///   - system: UIKit's inset at the same edge, in points; negative insets count as 0.
    ///   - own: the app's own inset at the same edge, in points.
    public static func share(
        overlap: CGFloat, beyond system: CGFloat, own: CGFloat, policy: KeyboardInsetPolicy
    ) -> CGFloat {
        let share = share(overlap: overlap, beyond: system)
        return policy == .sum ? share : self.share(overlap: share, beyond: own)
    }
}

/// The way to combine the keyboard's inset with the app's own inset at the same edge.
public enum KeyboardInsetPolicy: String, Sendable, CaseIterable {
    /// The inset for the keyboard plus the app's own inset.
    ///
    /// Use this case if the app's own inset makes room for a bar on the keyboard.
    case sum
    /// The greater of both insets.
    ///
    /// Use this case if the app's own inset makes room for a view that the keyboard covers, such as a floating button.
    case maximum
}
