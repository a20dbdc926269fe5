// Fidelity: partial — responder chain, touches, first responder and input views; presses and menus are absent (rule L1)

import Foundation
@_spi(Simulation) import ObjectiveC

/// An object that can receive input.
@preconcurrency @MainActor
open class UIResponder: NSObject {
    /// The observers of properties; nil if there is none.
    var keyValueObservers: KeyValueObservers?
    /// The object's associated values; nil before the first one.
    @_spi(Simulation) public final nonisolated(unsafe) var associatedObjects: AssociatedObjects?

    /// Creates a responder.
    public override init() { super.init() }

    /// Called after everything in an archive has been loaded; no archive is read here.
    ///
    /// It is not isolated, because UIKit declares it for every object.
    nonisolated open func awakeFromNib() {}

    /// Called only by Interface Builder, before it draws a view; apps never receive the call.
    nonisolated open func prepareForInterfaceBuilder() {}

    /// The next responder in the chain (rule D25).
    open var next: UIResponder? { nil }

    // MARK: Touches, which go up the chain unless a responder keeps them (rule L1)

    /// Tells the responder that fingers have come down.
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesBegan(touches, with: event) }
    /// Tells the responder that fingers have moved.
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesMoved(touches, with: event) }
    /// Tells the responder that fingers have been lifted.
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesEnded(touches, with: event) }
    /// Tells the responder that a gesture or the system has cancelled touches.
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesCancelled(touches, with: event)
    }
    /// Reports better values for touches of a pencil; never called here.
    open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {}

    /// Tells the responder that a shake begins; never called here.
    open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        next?.motionBegan(motion, with: event)
    }
    /// Tells the responder that a shake has ended; never called here.
    open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        next?.motionEnded(motion, with: event)
    }
    /// Tells the responder that a shake was cancelled; never called here.
    open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        next?.motionCancelled(motion, with: event)
    }

    /// Whether the responder may receive keyboard input.
    open var canBecomeFirstResponder: Bool { false }
    /// Whether the responder agrees to resign.
    open var canResignFirstResponder: Bool { true }

    /// Whether the responder receives keyboard input.
    open var isFirstResponder: Bool { mayBeFirstResponder && responderWindow?.firstResponderStorage === self }
    /// Whether this responder may be a window's first responder; false for most views, so a search skips them quickly.
    var mayBeFirstResponder: Bool { true }

    /// Makes this responder the first responder; returns whether it is the first responder afterwards (rules D2, D5).
    @discardableResult
    open func becomeFirstResponder() -> Bool {
        guard !isFirstResponder else { return true }
        guard let window = responderWindow else { return false }
        return window.makeFirstResponder(self)
    }

    /// Resigns first responder status; returns whether the responder is no longer the first responder.
    @discardableResult
    open func resignFirstResponder() -> Bool { resign(force: false) }

    /// The view that replaces the keyboard.
    open var inputView: UIView? { nil }
    /// The view on top of the keyboard.
    open var inputAccessoryView: UIView? { nil }

    /// The app's buttons on the shortcuts bar of a tablet's keyboard.
    open var inputAssistantItem: UITextInputAssistantItem {
        let key = UnsafeRawPointer(Self.assistantKey)
        if let item = objc_getAssociatedObject(self, key) as? UITextInputAssistantItem { return item }
        let made = UITextInputAssistantItem()
        objc_setAssociatedObject(self, key, made, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        return made
    }
    /// The key for the item, which is an associated value because few responders have one.
    private static let assistantKey = UnsafeMutablePointer<Int8>.allocate(capacity: 1)

    /// Applies changed input views; the call is ignored unless this is the first responder (rule D18).
    open func reloadInputViews() {
        guard isFirstResponder else { return }
        Simulation.current.keyboard?.inputViewsDidReload(for: self)
    }

    /// The window in which this responder may become the first responder.
    var responderWindow: UIWindow? { next?.responderWindow }

    // MARK: Steps of a change, for text inputs to fill

    /// Returns whether the responder agrees to resign now; text inputs ask their delegate.
    func shouldHandOver(force: Bool) -> Bool { force || canResignFirstResponder }
    /// Whether the keyboard moves before `didTakeOver()` is called; true for text fields, false for text views (rule
    /// E11).
    var movesKeyboardBeforeBeginning: Bool { false }
    func didTakeOver() {}
    func didHandOver() {}

    func resign(force: Bool) -> Bool {
        guard isFirstResponder, let window = responderWindow else { return true }
        return window.resign(self, force: force)
    }
}
