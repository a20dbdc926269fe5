// Fidelity: inert — nothing is felt; each call is recorded

import Foundation

@preconcurrency @MainActor @available(iOS 10.0, *)
open class UIFeedbackGenerator: NSObject {
    public override init() { super.init() }
    @available(iOS 17.5, *)
    public init(view: UIView) { super.init() }
    open func prepare() {}
}

@preconcurrency @MainActor @available(iOS 10.0, *)
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
    public override init() { super.init() }
    public init(style: FeedbackStyle) { super.init() }
    @available(iOS 17.5, *)
    public init(style: FeedbackStyle, view: UIView) { super.init() }
    open func impactOccurred() { undrawn("UIImpactFeedbackGenerator.impactOccurred()") }
    @available(iOS 13.0, *)
    open func impactOccurred(intensity: CGFloat) { undrawn("UIImpactFeedbackGenerator.impactOccurred(intensity:)") }

    public enum FeedbackStyle: _ImportedEnumeration {
        case light
        case medium
        case heavy
        case soft
        case rigid
        @available(*, unavailable) case _unnamed(Int)
        public static let _numbers = Array(0...4)
    }
}

@preconcurrency @MainActor @available(iOS 10.0, *)
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
    open func notificationOccurred(_ notificationType: FeedbackType) {
        undrawn("UINotificationFeedbackGenerator.notificationOccurred(_:)")
    }

    public enum FeedbackType: _ImportedEnumeration {
        case success
        case warning
        case error
        @available(*, unavailable) case _unnamed(Int)
        public static let _numbers = Array(0...2)
    }
}

@preconcurrency @MainActor @available(iOS 10.0, *)
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
    open func selectionChanged() { undrawn("UISelectionFeedbackGenerator.selectionChanged()") }
}
