/// A person's choice in the system's settings.
public enum PersonalSetting: String, ListedName {
    /// A language that is read from right to left.
    case rightToLeft = "right-to-left"
    /// The text size `accessibilityLarge`.
    case largeText = "large-text"
    /// Reduce Motion.
    case reduceMotion = "reduce-motion"

    /// The word for messages.
    public static var kind: String { "setting" }
}
