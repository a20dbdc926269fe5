// Fidelity: partial — reduced motion and cross-fades; assistive technologies are absent

import Foundation

public struct UIAccessibility: Sendable {
    private init() {}

    public static let reduceMotionStatusDidChangeNotification =
        Notification.Name("UIAccessibilityReduceMotionStatusDidChangeNotification")
    @available(iOS 14.0, *)
    public static let prefersCrossFadeTransitionsStatusDidChange =
        Notification.Name("UIAccessibilityPrefersCrossFadeTransitionsStatusDidChangeNotification")

    public static var isReduceMotionEnabled: Bool {
        MainActor.assumeIsolated { Simulation.current.settings.reducesMotion }
    }
    @available(iOS 14.0, *)
    public static var prefersCrossFadeTransitions: Bool {
        MainActor.assumeIsolated { Simulation.current.settings.prefersCrossFades }
    }
}
