// Fidelity: partial — the names; text keeps its size

import Foundation

/// How large a person wants text to be.
public struct UIContentSizeCategory: Hashable, RawRepresentable, Sendable {
    /// Posted after the category changed.
    public static let didChangeNotification = Notification.Name("UIContentSizeCategoryDidChangeNotification")
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Not known.
    public static let unspecified = UIContentSizeCategory(rawValue: "_UICTContentSizeCategoryUnspecified")
    /// The smallest text.
    public static let extraSmall = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXS")
    /// Small text.
    public static let small = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryS")
    /// Text a little smaller than usual.
    public static let medium = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryM")
    /// Text as it is without a wish.
    public static let large = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryL")
    /// Text a little larger than usual.
    public static let extraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXL")
    /// Large text.
    public static let extraExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXXL")
    /// The largest text that needs no assistance.
    public static let extraExtraExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXXXL")
    /// The first size for people who need assistance.
    public static let accessibilityMedium = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryAccessibilityM")
    /// The second size for people who need assistance.
    public static let accessibilityLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryAccessibilityL")
    /// The third size for people who need assistance.
    public static let accessibilityExtraLarge = UIContentSizeCategory(
        rawValue: "UICTContentSizeCategoryAccessibilityXL")
    /// The fourth size for people who need assistance.
    public static let accessibilityExtraExtraLarge = UIContentSizeCategory(
        rawValue: "UICTContentSizeCategoryAccessibilityXXL")
    /// The largest text.
    public static let accessibilityExtraExtraExtraLarge = UIContentSizeCategory(
        rawValue: "UICTContentSizeCategoryAccessibilityXXXL")
    /// Whether it is a size for people who need assistance.
    public var isAccessibilityCategory: Bool { rawValue.contains("Accessibility") }
}
