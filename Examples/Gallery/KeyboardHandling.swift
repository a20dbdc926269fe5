/// The way in which a gallery screen keeps clear of the keyboard.
public enum KeyboardHandling: String, CaseIterable, Sendable {
    /// The ways of this library.
    case tideline
    /// Apple's own keyboard layout guide.
    case apple
    /// The screen ignores the keyboard.
    case none
    /// Code outside the screen, which moves ``BottomGuideView/bottomGuideHeightConstraint``.
    case external
}
