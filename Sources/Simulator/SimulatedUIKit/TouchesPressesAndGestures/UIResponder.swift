// Fidelity: partial — responder chain, touches, first responder and input views; presses and menus are absent (rule L1)

import Foundation
@_spi(Simulation) import ObjectiveC

@preconcurrency @MainActor
open class UIResponder: NSObject {
    var keyValueObservers: KeyValueObservers?
    @_spi(Simulation) public final nonisolated(unsafe) var associatedObjects: AssociatedObjects?

    public override init() { super.init() }

    /// UIKit declares this method for every object, so the method is nonisolated.
    nonisolated open func awakeFromNib() {}

    nonisolated open func prepareForInterfaceBuilder() {}

    open var next: UIResponder? { nil }

    // MARK: Touches, which go up the chain unless a responder keeps them (rule L1)

    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesBegan(touches, with: event) }
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesMoved(touches, with: event) }
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesEnded(touches, with: event) }
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesCancelled(touches, with: event)
    }
    /// Never called here.
    open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {}

    /// Never called here.
    open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        next?.motionBegan(motion, with: event)
    }
    /// Never called here.
    open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        next?.motionEnded(motion, with: event)
    }
    /// Never called here.
    open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        next?.motionCancelled(motion, with: event)
    }

    open var canBecomeFirstResponder: Bool { false }
    open var canResignFirstResponder: Bool { true }

    open var isFirstResponder: Bool { mayBeFirstResponder && responderWindow?.firstResponderStorage === self }
    /// Whether the responder may become first responder.
    ///
    /// Most views return false, so that a search for the first responder skips them quickly.
    var mayBeFirstResponder: Bool { true }

    /// Rules D2 and D5 give the order of the calls.
    @discardableResult
    open func becomeFirstResponder() -> Bool {
        guard !isFirstResponder else { return true }
        guard let window = responderWindow else { return false }
        return window.makeFirstResponder(self)
    }

    @discardableResult
    open func resignFirstResponder() -> Bool { resign(force: false) }

    open var inputView: UIView? { nil }
    open var inputAccessoryView: UIView? { nil }

    /// The responder whose accessory view this view shows in the keyboard's window.
    @_spi(Simulation) open var vendorOfShownAccessory: UIResponder? { nil }

    open var inputAssistantItem: UITextInputAssistantItem {
        let key = UnsafeRawPointer(Self.assistantKey)
        if let item = objc_getAssociatedObject(self, key) as? UITextInputAssistantItem { return item }
        let made = UITextInputAssistantItem()
        objc_setAssociatedObject(self, key, made, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        return made
    }
    /// The key under which an assistant item is stored as an associated value.
    ///
    /// A stored property would take memory in every responder, but only few responders have an assistant item.
    private static let assistantKey = UnsafeMutablePointer<Int8>.allocate(capacity: 1)

    /// Only the first responder reloads its input views (rule D18).
    open func reloadInputViews() {
        guard isFirstResponder else { return }
        Simulation.current.keyboard?.inputViewsDidReload(for: self)
    }

    var responderWindow: UIWindow? { next?.responderWindow }

    // MARK: Steps of a change, for text inputs to fill

    /// Returns whether the responder agrees to resign.
    ///
    /// Text inputs also ask their delegate.
    func shouldHandOver(force: Bool) -> Bool { force || canResignFirstResponder }
    /// Whether the keyboard moves before the call of `didTakeOver()`.
    ///
    /// The value is true for text fields and false for text views (rule E11).
    var movesKeyboardBeforeBeginning: Bool { false }
    func didTakeOver() {}
    func didHandOver() {}

    func resign(force: Bool) -> Bool {
        guard isFirstResponder, let window = responderWindow else { return true }
        return window.resign(self, force: force)
    }
}
