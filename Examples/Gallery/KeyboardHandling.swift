/// What keeps a gallery screen clear of the keyboard.
public enum KeyboardHandling: String, CaseIterable, Sendable {
    /// This library.
    case tideline
    /// Apple's own keyboard layout guide.
    case apple
    /// Nothing.
    case none
    /// Something outside of the screen, which moves ``BottomGuideView/bottomGuideHeightConstraint``.
    case external
}
