// Fidelity: exact — rules E46, C26, C27, C37, D29: the objects that follow the keyboard

import Foundation

extension Simulation {
    /// Sets the keyboard's position.
    ///
    /// Keyboard guides and table controllers follow the keyboard, inside the enclosing animation.
    @_spi(Simulation)
    public func setKeyboardPlacement(_ placement: KeyboardPlacement) {
        guard placement != keyboardPlacement else { return }
        if placement != .offscreen { guidePlacementLeftUp = nil }
        keyboardPlacement = placement
        keyboardObservers.visit { if $0.window != nil { $0.setNeedsEnvironmentUpdate() } }
        scene.allWindows.visit { $0.rootViewController?.keyboardPlacementDidChange() }
        var isSeen = false
        keyboardObservers.visit { if $0.window != nil { isSeen = true } }
        if isSeen { layoutWindows() }
    }

    /// Where keyboard layout guides believe the keyboard to be (rules E36, E67, E70).
    var guidePlacement: KeyboardPlacement {
        switches.contains(.keepsKeyboardGuidesDown) ? .offscreen : guidePlacementLeftUp ?? keyboardPlacement
    }

    func inputLeavesWithPage() {
        if switches.contains(.leavesKeyboardGuidesUp) { guidePlacementLeftUp = keyboardPlacement }
    }

    /// Lays out every window now, inside the enclosing animation.
    @_spi(Simulation)
    public func layoutWindows() {
        scene.allWindows.visit { if !$0.isRemote { $0.layoutIfNeeded() } }
    }

    /// Scrolls the first responder into view, as UIKit does after keyboard observers have run (rules C28 to C31).
    @_spi(Simulation)
    public func scrollFirstResponderToVisible() {
        guard let input = firstResponder as? any UIView & UITextInput, let scrollView = input.nearestScrollView,
            input is UITextField || scrollsForTextViews(scrollView)
        else { return }
        scrollView.layoutIfNeeded()
        // The layout above runs the app's code, which may end the editing.
        guard input.isFirstResponder else { return }
        let rect = input.convert(partInSight(of: input, in: scrollView), to: scrollView)
        scrollView.scrollRectToVisible(rect, animated: false)
    }

    /// Of a text view that is higher than the room, the caret counts.
    private func partInSight(of input: any UIView & UITextInput, in scrollView: UIScrollView) -> CGRect {
        let room = scrollView.bounds.insetNotBelowZero(by: scrollView.adjustedContentInset).height
        guard input is UITextView, input.bounds.height > room, let caret = input.selectedTextRange?.end else {
            return input.bounds
        }
        return input.caretRect(for: caret)
    }

    /// Only the controller of a list scrolls for a text view, once it has made room for the keyboard (rule C28).
    private func scrollsForTextViews(_ scrollView: UIScrollView) -> Bool {
        scrollView.keyboardOverlap > 0 && !switches.contains(.leavesRowsOfTextViews)
    }

    /// Hides the keyboard that a form sheet keeps although there is no first responder.
    ///
    /// A person does the same with the keyboard's dismiss key (rule D29).
    @_spi(Simulation)
    public func releaseKeptKeyboard() {
        guard let window = scene.keyWindow, window.keyboardKeeper != nil, window.firstResponderStorage == nil else {
            return
        }
        window.keyboardFollows(nil)
    }

    /// Ends the text input in the key window, and removes the accessory view.
    ///
    /// No other responder takes over, so the accessory view does not come back (rule C37).
    @_spi(Simulation)
    public func endInputWithAccessory() {
        guard let window = scene.keyWindow, let responder = window.firstResponderStorage else { return }
        _ = window.resign(responder, force: false, withAccessory: true)
    }

    @_spi(Simulation)
    public var firstResponder: UIResponder? { scene.keyWindow?.firstResponderStorage }
}

extension UIView {
    /// The nearest superview that scrolls and is not switched off (rule C31).
    var nearestScrollView: UIScrollView? {
        sequence(first: self, next: \.superview).dropFirst().lazy.compactMap { $0 as? UIScrollView }
            .first(where: \.isScrollEnabled)
    }
}
