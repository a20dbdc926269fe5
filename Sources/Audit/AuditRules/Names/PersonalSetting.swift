/// A person's choice in the system's settings.
public enum PersonalSetting: String, ListedName {
    case rightToLeft = "right-to-left"
    /// The text size `accessibilityLarge`.
    case largeText = "large-text"
    case reduceMotion = "reduce-motion"

    /// The word for a setting in error messages.
    public static var kind: String { "setting" }
}
