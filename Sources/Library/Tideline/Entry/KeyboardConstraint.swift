import UIKit

/// A constraint of Interface Builder that grows by the height that the keyboard covers, without code or an outlet.
///
/// Choose this class, and the module `Tideline`, for the constraint that holds content at the bottom of a screen: to the
/// view, to its safe area, to a spacer or a bar below. In code any constraint does:
/// `constraint.keyboardAvoidance = .constant`.
///
/// The constraint keeps the designer's distance, now to the keyboard. A hide restores the constant to the last bit.
/// Take it for a screen of one column with a flexible view in it. Take insets for content that should scroll, and a layout
/// guide where several views stand on the keyboard.
public final class KeyboardConstraint: NSLayoutConstraint {
    /// Starts to follow once Interface Builder's objects are connected.
    public nonisolated override func awakeFromNib() {
        MainActor.assumeIsolated {
            super.awakeFromNib()
            keyboardAvoidance = .constant
        }
    }
}
