/// The way in which a gallery screen keeps clear of the keyboard.
public enum KeyboardHandling: String, CaseIterable, Sendable {
    /// This library.
    case tideline
    /// Apple's own keyboard layout guide.
    case apple
    /// Nothing.
    case none
    /// Code outside the screen, which moves ``BottomGuideView/bottomGuideHeightConstraint``.
    case external
}
