// Fidelity: partial — reduced motion and cross-fades; assistive technologies are off, and elements keep their values

import Foundation

public struct UIAccessibility: Sendable {
    private init() {}

    public static let reduceMotionStatusDidChangeNotification =
        Foundation.Notification.Name("UIAccessibilityReduceMotionStatusDidChangeNotification")
    @available(iOS 14.0, *)
    public static let prefersCrossFadeTransitionsStatusDidChange =
        Foundation.Notification.Name("UIAccessibilityPrefersCrossFadeTransitionsStatusDidChangeNotification")
    public static let voiceOverStatusDidChangeNotification =
        Foundation.Notification.Name("UIAccessibilityVoiceOverStatusDidChangeNotification")

    public static var isReduceMotionEnabled: Bool {
        MainActor.assumeIsolated { Simulation.current.settings.reducesMotion }
    }
    @available(iOS 14.0, *)
    public static var prefersCrossFadeTransitions: Bool {
        MainActor.assumeIsolated { Simulation.current.settings.prefersCrossFades }
    }
    public static var isVoiceOverRunning: Bool { false }
    public static var isSwitchControlRunning: Bool { false }
    public static var isBoldTextEnabled: Bool { false }
    public static var isReduceTransparencyEnabled: Bool { false }
    public static var isDarkerSystemColorsEnabled: Bool { false }

    public struct Notification: Hashable, RawRepresentable, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        public static let screenChanged = Self(rawValue: 1000)
        public static let layoutChanged = Self(rawValue: 1001)
        public static let announcement = Self(rawValue: 1008)
    }

    public static func post(notification: Notification, argument: Any?) {
        MainActor.assumeIsolated { undrawn("UIAccessibility.post(notification:argument:)") }
    }
}

public struct UIAccessibilityTraits: OptionSet, Sendable {
    public let rawValue: UInt64
    public init(rawValue: UInt64) { self.rawValue = rawValue }
    public static let none = Self([])
    public static let button = Self(rawValue: 1 << 0)
    public static let link = Self(rawValue: 1 << 1)
    public static let image = Self(rawValue: 1 << 2)
    public static let selected = Self(rawValue: 1 << 3)
    public static let staticText = Self(rawValue: 1 << 6)
    public static let notEnabled = Self(rawValue: 1 << 8)
    public static let updatesFrequently = Self(rawValue: 1 << 9)
    public static let searchField = Self(rawValue: 1 << 10)
    public static let adjustable = Self(rawValue: 1 << 12)
    public static let header = Self(rawValue: 1 << 16)
}

/// What an app tells assistive technologies about a view; kept for the app.
struct AccessibilityValues {
    var traits = UIAccessibilityTraits.none
    var value: String?, hint: String?
    var isElement = false, isHidden = false, isModal = false
}
