import UIKit

/// A constraint for Interface Builder whose constant grows by the covered height.
///
/// In Interface Builder, choose this class and the module `Tideline` for the constraint that holds content at the
/// bottom of a screen. The constraint may connect the content to the view, to the safe area, or to a spacer or a bar
/// below. In code, set `constraint.keyboardAvoidance = .constant` on any constraint.
///
/// Above the keyboard, the content keeps the designer's distance. When the keyboard hides, the constant is restored
/// exactly. Use this class for a column of views if at least one view can shrink. Use insets for content that scrolls,
/// and a layout guide for several views above the keyboard.
public final class KeyboardConstraint: NSLayoutConstraint {
    /// Starts to follow the keyboard when Interface Builder's objects are connected.
    public nonisolated override func awakeFromNib() {
        MainActor.assumeIsolated {
            super.awakeFromNib()
            keyboardAvoidance = .constant
        }
    }
}
