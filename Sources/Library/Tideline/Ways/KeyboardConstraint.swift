import UIKit

/// A constraint of Interface Builder that grows by what the keyboard covers; it needs no code and no outlet.
///
/// Choose this class, and the module `Tideline`, for the constraint that holds content at the bottom of a screen: to the
/// view, to its safe area, to a spacer or a bar below. In code any constraint does:
/// `constraint.keyboardAvoidance = .constant`.
///
/// The distance that the designer has chosen is kept, to the keyboard now, and the constant is restored to the last bit.
/// Take it for a screen that is one column with something flexible in it. Where content should scroll, insets serve better;
/// where several views stand on the keyboard, a layout guide does.
public final class KeyboardConstraint: NSLayoutConstraint {
    /// Starts to follow once Interface Builder's objects are connected.
    public nonisolated override func awakeFromNib() {
        MainActor.assumeIsolated {
            super.awakeFromNib()
            keyboardAvoidance = .constant
        }
    }
}
