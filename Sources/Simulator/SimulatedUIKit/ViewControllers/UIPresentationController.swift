// Fidelity: partial — both controllers, and dismissal by a person; custom presentations, their container and changes of traits are absent

import Foundation

/// Manages the presentation of a controller.
@preconcurrency @MainActor @available(iOS 8.0, *)
open class UIPresentationController: NSObject, UITraitEnvironment, UIContentContainer {
    private weak var presented: UIViewController?
    private weak var presenter: UIViewController?
    /// The delegate of the presentation.
    ///
    /// Subclasses declare a delegate of a more specific type, as in UIKit, and Swift prefers theirs.
    @_disfavoredOverload open weak var delegate: (any UIAdaptivePresentationControllerDelegate)? {
        get { adaptiveDelegate }
        set { adaptiveDelegate = newValue }
    }
    final weak var adaptiveDelegate: (any UIAdaptivePresentationControllerDelegate)?

    /// Creates the manager of a presentation.
    public init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?) {
        (presented, presenter) = (presentedViewController, presentingViewController)
        super.init()
    }

    /// The presented controller.
    open var presentedViewController: UIViewController { presented ?? UIViewController() }
    /// The presenting controller; before the presentation, the presented controller instead.
    open var presentingViewController: UIViewController {
        presented?.presentation.presenter ?? presenter ?? presentedViewController
    }
    /// The presentation style.
    open var presentationStyle: UIModalPresentationStyle { presentedViewController.modalPresentationStyle }
    /// The container of the presented view; here the window.
    open var containerView: UIView? { presented?.viewIfLoaded?.superview }
    /// The presented view.
    open var presentedView: UIView? { presented?.viewIfLoaded }
    /// The presented view's resting frame, in the container's coordinates, in points.
    open var frameOfPresentedViewInContainerView: CGRect {
        guard let presented, let window = presented.viewIfLoaded?.window else { return .zero }
        return presented.lifted(presented.presentedFrame(in: window), in: window)
    }

    // MARK: Traits and sizes

    private var traitChanges = TraitChangeList()

    /// The traits of the presented controller.
    open var traitCollection: UITraitCollection { presentedViewController.traitCollection }
    /// Called after the traits changed; here no custom presentation receives the call.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
    /// Called before the size changes; here no custom presentation receives the call.
    open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {}
    /// Called before traits change; here no custom presentation receives the call.
    open func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {}
    /// Returns the size of the presented controller for its container's size, both in points.
    open func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize { parentSize }

    /// Keeps a handler for trait changes.
    fileprivate func keep<TraitEnvironment: UITraitEnvironment>(
        _ traits: [UITrait], _ handler: @escaping (TraitEnvironment, UITraitCollection) -> Void
    ) -> TraitChangeRegistration {
        unmodelled("UIPresentationController.registerForTraitChanges(_:handler:)")
        return traitChanges.register(for: traits, handler)
    }
    fileprivate func drop(_ registration: any UITraitChangeRegistration) { traitChanges.unregister(registration) }

    /// Pulls the presented view down, as a person does; returns whether it is dismissed.
    @_spi(Simulation) @discardableResult
    public func pullDown() -> Bool {
        guard let presented, presented.presentation.presenter != nil else { return false }
        let isHeld = presented.isModalInPresentation || delegate?.presentationControllerShouldDismiss(self) == false
        guard !isHeld else {
            delegate?.presentationControllerDidAttemptToDismiss(self)
            return false
        }
        delegate?.presentationControllerWillDismiss(self)
        presented.presentation.presenter?.dismiss(animated: true) { [self] in
            delegate?.presentationControllerDidDismiss(self)
        }
        return true
    }
}

@available(iOS 17.0, *)
extension UIPresentationController: UITraitChangeObservable {
    /// A handler that receives the object whose traits have changed, and the former traits.
    public typealias TraitChangeHandler<TraitEnvironment> = (
        _ traitEnvironment: TraitEnvironment, _ previousTraitCollection: UITraitCollection
    ) -> Void where TraitEnvironment: UITraitEnvironment

    /// Registers a handler for changes of some traits; here the handler is stored and never called.
    @discardableResult
    public func registerForTraitChanges<TraitEnvironment>(
        _ traits: [UITrait], handler: @escaping UIPresentationController.TraitChangeHandler<TraitEnvironment>
    ) -> any UITraitChangeRegistration where TraitEnvironment: UITraitEnvironment {
        keep(traits, handler)
    }

    /// Removes the handler of a registration.
    public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) { drop(registration) }
}

/// The delegate of a presentation.
@preconcurrency @MainActor @available(iOS 8.0, *)
public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
    /// Asks for the style in compact width; the answer affects popovers (rule F30).
    func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle
    /// Asks for the style for other traits; the answer affects popovers (rule F30).
    func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle
    /// Asks whether a person may dismiss the presented controller.
    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool
    /// Tells the delegate that a person is about to dismiss the presented controller.
    func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
    /// Tells the delegate that a person has dismissed the presented controller.
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
    /// Tells the delegate that a person tried to dismiss a controller that may not be dismissed.
    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
}

@available(iOS 8.0, *)
extension UIAdaptivePresentationControllerDelegate {
    /// Returns the default style.
    public func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle {
        .automatic
    }
    /// Returns the style in compact width.
    public func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle { adaptivePresentationStyle(for: controller) }
    /// Allows the dismissal.
    public func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool { true }
    public func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {}
    public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {}
    public func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {}
}
