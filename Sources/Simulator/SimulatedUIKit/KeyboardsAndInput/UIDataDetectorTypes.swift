// Fidelity: partial — UIDataDetectors.h; the kinds since iOS 10 are absent

import Foundation

public struct UIDataDetectorTypes: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let phoneNumber = UIDataDetectorTypes(rawValue: 1 << 0)
    public static let link = UIDataDetectorTypes(rawValue: 1 << 1)
    @available(iOS 4.0, *)
    public static let address = UIDataDetectorTypes(rawValue: 1 << 2)
    @available(iOS 4.0, *)
    public static let calendarEvent = UIDataDetectorTypes(rawValue: 1 << 3)
    public static let all = UIDataDetectorTypes(rawValue: .max)
}
