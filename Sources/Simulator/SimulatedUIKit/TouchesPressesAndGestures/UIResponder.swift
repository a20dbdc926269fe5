// Fidelity: partial — responder chain, touches, first responder and input views; presses and menus are absent (rule L1)

import Foundation
@_spi(Simulation) import ObjectiveC

/// An object that can receive input.
@preconcurrency @MainActor
open class UIResponder: NSObject {
    /// The observers of properties; nil without any.
    var keyValueObservers: KeyValueObservers?
    /// The object's associated values; nil before the first one.
    @_spi(Simulation) public final nonisolated(unsafe) var associatedObjects: AssociatedObjects?

    /// Creates a responder.
    public override init() { super.init() }

    /// Called once everything of an archive has been loaded; no archive is read here.
    ///
    /// Not isolated, because UIKit declares it for every object.
    nonisolated open func awakeFromNib() {}

    /// Called by Interface Builder alone, before it draws a view; an app never gets the call.
    nonisolated open func prepareForInterfaceBuilder() {}

    /// The next responder in the chain (rule D25).
    open var next: UIResponder? { nil }

    // MARK: Touches, which go up the chain unless a responder keeps them (rule L1)

    /// Tells that fingers have come down.
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesBegan(touches, with: event) }
    /// Tells that fingers have moved.
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesMoved(touches, with: event) }
    /// Tells that fingers have been lifted.
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesEnded(touches, with: event) }
    /// Tells that a gesture or the system has taken fingers away.
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesCancelled(touches, with: event)
    }
    /// Tells of better values for touches of a pencil; never here.
    open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {}

    /// Tells that the device begins to be shaken; never here.
    open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        next?.motionBegan(motion, with: event)
    }
    /// Tells that the device has been shaken; never here.
    open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        next?.motionEnded(motion, with: event)
    }
    /// Tells that a shake came to nothing; never here.
    open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        next?.motionCancelled(motion, with: event)
    }

    /// Whether the responder may receive keyboard input.
    open var canBecomeFirstResponder: Bool { false }
    /// Whether the responder lets go of keyboard input.
    open var canResignFirstResponder: Bool { true }

    /// Whether keyboard input goes here.
    open var isFirstResponder: Bool { mayBeFirstResponder && responderWindow?.firstResponderStorage === self }
    /// Whether a window may have this as its first responder: false for most views, which a search asks one by one.
    var mayBeFirstResponder: Bool { true }

    /// Asks for keyboard input; returns whether the responder has it afterwards (rules D2, D5).
    @discardableResult
    open func becomeFirstResponder() -> Bool {
        guard !isFirstResponder else { return true }
        guard let window = responderWindow else { return false }
        return window.makeFirstResponder(self)
    }

    /// Gives up first responder status; returns whether the responder no longer has it afterwards.
    @discardableResult
    open func resignFirstResponder() -> Bool { resign(force: false) }

    /// The view that takes the keyboard's place.
    open var inputView: UIView? { nil }
    /// The view on top of the keyboard.
    open var inputAccessoryView: UIView? { nil }

    /// The buttons of the app's on the shortcuts bar of a tablet's keyboard.
    open var inputAssistantItem: UITextInputAssistantItem {
        let key = UnsafeRawPointer(Self.assistantKey)
        if let item = objc_getAssociatedObject(self, key) as? UITextInputAssistantItem { return item }
        let made = UITextInputAssistantItem()
        objc_setAssociatedObject(self, key, made, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        return made
    }
    /// Few responders have an item, so that none keeps a place for one.
    private static let assistantKey = UnsafeMutablePointer<Int8>.allocate(capacity: 1)

    /// Takes changed input views into use; ignored unless this is the first responder (rule D18).
    open func reloadInputViews() {
        guard isFirstResponder else { return }
        Simulation.current.keyboard?.inputViewsDidReload(for: self)
    }

    /// The window whose first responder this could be.
    var responderWindow: UIWindow? { next?.responderWindow }

    // MARK: Steps of a change, for text inputs to fill

    /// Whether the responder would hand over right now; text inputs ask their delegate.
    func shouldHandOver(force: Bool) -> Bool { force || canResignFirstResponder }
    /// Whether the keyboard moves before `didTakeOver()` is called; text fields say no, text views yes (rule E11).
    var movesKeyboardBeforeBeginning: Bool { false }
    func didTakeOver() {}
    func didHandOver() {}

    func resign(force: Bool) -> Bool {
        guard isFirstResponder, let window = responderWindow else { return true }
        return window.resign(self, force: force)
    }
}
