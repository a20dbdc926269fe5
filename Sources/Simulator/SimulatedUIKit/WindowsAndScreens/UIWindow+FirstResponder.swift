// Fidelity: exact — rules D2 to D10, D27, D29, E11, C30

import Foundation

extension UIWindow {
    /// Makes a responder the first responder, if the present first responder agrees (rules D2, D5).
    func makeFirstResponder(_ responder: UIResponder) -> Bool {
        guard responder.canBecomeFirstResponder else { return false }
        if let current = firstResponderStorage {
            guard current.shouldHandOver(force: false) else { return false }
            firstResponderStorage = nil
            current.didHandOver()
        }
        firstResponderStorage = responder
        if responder.movesKeyboardBeforeBeginning {
            keyboardFollows(responder)
            responder.didTakeOver()
        } else {
            responder.didTakeOver()
            guard firstResponderStorage === responder else { return false }
            keyboardFollows(responder)
        }
        return firstResponderStorage === responder
    }

    /// Ends the responder's input, and offers the role of first responder to the next responders (rule D7).
    ///
    /// If the accessory view leaves too, no other responder becomes first responder (rule C37).
    func resign(_ responder: UIResponder, force: Bool, withAccessory: Bool = false) -> Bool {
        guard responder.shouldHandOver(force: force) else { return false }
        var heir = withAccessory ? nil : responder.nextForInput
        // A search bar stands for its own field, which resigns.
        while let candidate = heir, !candidate.canBecomeFirstResponder || candidate.isFirstResponder {
            heir = candidate.nextForInput
        }
        firstResponderStorage = nil
        if let heir, makeFirstResponder(heir) {
            responder.didHandOver()
            return true
        }
        keyboardFollows(nil, after: responder)
        responder.didHandOver()
        return true
    }

    /// Hides the keyboard after the end of an input, unless a form sheet keeps the keyboard (rule D29).
    private func keyboardFollows(_ heir: UIResponder?, after responder: UIResponder) {
        guard traitCollection.userInterfaceIdiom == .pad, let keeper = responder.presentedController,
            keeper.disablesAutomaticKeyboardDismissal
        else { return keyboardFollows(heir) }
        keyboardKeeper = keeper
    }

    func keyboardFollows(_ responder: UIResponder?) {
        guard isKeyWindow else { return }
        keyboardKeeper = nil
        Simulation.current.keyboard?.firstResponderDidChange(to: responder)
    }

    /// Records the removal of the first responder's view, unless its controller leaves too.
    private func noteRemoval(of owner: UIView, with removed: UIView) {
        var view: UIView? = owner
        while let current = view {
            if current.controller != nil { return Simulation.current.inputLeavesWithPage() }
            if current === removed { break }
            view = current.superview
        }
        Simulation.current.record.removedResponders += 1
        Simulation.current.record.lastRemovedResponder = owner.accessibilityIdentifier ?? owner.debugName
    }

    /// Returns the view to which a responder belongs.
    ///
    /// For a responder in an accessory view, this is the view of the responder that provides the accessory view.
    private func owner(of responder: UIResponder) -> UIView? {
        var responder: UIResponder? = responder
        while let current = responder {
            let view = current as? UIView ?? (current as? UIViewController)?.viewIfLoaded
            if let view, view.window == nil || view.window === self { return view }
            responder = current.nextForInput
        }
        return nil
    }

    /// Ends editing because the first responder leaves the window.
    ///
    /// The delegate cannot prevent this (rules D9, D27).
    func endEditingBecauseOfRemoval(of view: UIView) {
        if let keeper = keyboardKeeper?.viewIfLoaded, keeper.isDescendant(of: view) { keyboardFollows(nil) }
        guard let responder = firstResponderStorage else { return }
        guard let owner = owner(of: responder), owner.isDescendant(of: view) else { return }
        noteRemoval(of: owner, with: view)
        firstResponderStorage = nil
        keyboardFollows(nil)
        responder.didHandOver()
    }
}

extension UIResponder {
    fileprivate var presentedController: UIViewController? {
        var responder: UIResponder? = self
        while let current = responder {
            if let controller = current as? UIViewController, controller.presentation.presenter != nil {
                return controller
            }
            responder = current.nextForInput
        }
        return nil
    }
}
