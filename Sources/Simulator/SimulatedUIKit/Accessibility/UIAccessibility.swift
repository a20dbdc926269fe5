// Fidelity: partial — reduced motion and cross-fades; assistive technologies are absent

import Foundation

/// The person's accessibility settings.
public struct UIAccessibility: Sendable {
    private init() {}

    /// Posted after ``isReduceMotionEnabled`` changed.
    public static let reduceMotionStatusDidChangeNotification =
        Notification.Name("UIAccessibilityReduceMotionStatusDidChangeNotification")
    /// Posted after ``prefersCrossFadeTransitions`` changed.
    @available(iOS 14.0, *)
    public static let prefersCrossFadeTransitionsStatusDidChange =
        Notification.Name("UIAccessibilityPrefersCrossFadeTransitionsStatusDidChangeNotification")

    /// Whether the person wants less motion.
    public static var isReduceMotionEnabled: Bool {
        MainActor.assumeIsolated { Simulation.current.settings.reducesMotion }
    }
    /// Whether the person wants views to fade instead of slide.
    @available(iOS 14.0, *)
    public static var prefersCrossFadeTransitions: Bool {
        MainActor.assumeIsolated { Simulation.current.settings.prefersCrossFades }
    }
}
