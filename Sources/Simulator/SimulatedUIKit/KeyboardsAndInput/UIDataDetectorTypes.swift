// Fidelity: partial — UIDataDetectors.h; the kinds since iOS 10 are absent

import Foundation

/// Kinds of text that become links automatically.
public struct UIDataDetectorTypes: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Telephone numbers.
    public static let phoneNumber = UIDataDetectorTypes(rawValue: 1 << 0)
    /// URLs.
    public static let link = UIDataDetectorTypes(rawValue: 1 << 1)
    /// Postal addresses.
    @available(iOS 4.0, *)
    public static let address = UIDataDetectorTypes(rawValue: 1 << 2)
    /// Dates and times.
    @available(iOS 4.0, *)
    public static let calendarEvent = UIDataDetectorTypes(rawValue: 1 << 3)
    /// All kinds.
    public static let all = UIDataDetectorTypes(rawValue: .max)
}
