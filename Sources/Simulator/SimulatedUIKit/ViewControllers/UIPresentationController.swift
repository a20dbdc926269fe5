// Fidelity: partial — both controllers, and dismissal by a person; custom presentations, their container and changes of traits are absent

import Foundation

/// Manages how a controller is presented.
@preconcurrency @MainActor @available(iOS 8.0, *)
open class UIPresentationController: NSObject, UITraitEnvironment, UIContentContainer {
    private weak var presented: UIViewController?
    private weak var presenter: UIViewController?
    /// Follows and steers the presentation.
    ///
    /// Subclasses declare a delegate of their own type, as Apple's do, so theirs is preferred there.
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

    /// The controller that is presented.
    open var presentedViewController: UIViewController { presented ?? UIViewController() }
    /// The controller that presents it; before the presentation the presented one.
    open var presentingViewController: UIViewController {
        presented?.presentation.presenter ?? presenter ?? presentedViewController
    }
    /// How the controller is presented.
    open var presentationStyle: UIModalPresentationStyle { presentedViewController.modalPresentationStyle }
    /// The view that contains the presented one; the window here.
    open var containerView: UIView? { presented?.viewIfLoaded?.superview }
    /// The view that is presented.
    open var presentedView: UIView? { presented?.viewIfLoaded }
    /// Where the presented view rests, in the container's coordinates, in points.
    open var frameOfPresentedViewInContainerView: CGRect {
        guard let presented, let window = presented.viewIfLoaded?.window else { return .zero }
        return presented.lifted(presented.presentedFrame(in: window), in: window)
    }

    // MARK: Traits and sizes

    private var traitChanges = TraitChangeList()

    /// The traits of what is presented.
    open var traitCollection: UITraitCollection { presentedViewController.traitCollection }
    /// Called after the traits changed; a custom presentation would be needed for that.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
    /// Called before the size changes; a custom presentation would be needed for that.
    open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {}
    /// Called before traits change; a custom presentation would be needed for that.
    open func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {}
    /// The size that what is presented gets in a container's size, both in points.
    open func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize { parentSize }

    /// Keeps a handler of trait changes.
    fileprivate func keep<TraitEnvironment: UITraitEnvironment>(
        _ traits: [UITrait], _ handler: @escaping (TraitEnvironment, UITraitCollection) -> Void
    ) -> TraitChangeRegistration {
        unmodelled("UIPresentationController.registerForTraitChanges(_:handler:)")
        return traitChanges.register(for: traits, handler)
    }
    fileprivate func drop(_ registration: any UITraitChangeRegistration) { traitChanges.unregister(registration) }

    /// A person pulls the presented view down; returns whether it goes.
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
    /// What is called: with the object whose traits have changed, and with the former ones.
    public typealias TraitChangeHandler<TraitEnvironment> = (
        _ traitEnvironment: TraitEnvironment, _ previousTraitCollection: UITraitCollection
    ) -> Void where TraitEnvironment: UITraitEnvironment

    /// Has a handler called after any of some traits has changed; it is kept and never called here.
    @discardableResult
    public func registerForTraitChanges<TraitEnvironment>(
        _ traits: [UITrait], handler: @escaping UIPresentationController.TraitChangeHandler<TraitEnvironment>
    ) -> any UITraitChangeRegistration where TraitEnvironment: UITraitEnvironment {
        keep(traits, handler)
    }

    /// Has the handler of a registration called no more.
    public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) { drop(registration) }
}

/// Follows and steers a presentation.
@preconcurrency @MainActor @available(iOS 8.0, *)
public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
    /// Asked for the style in compact width; the answer counts for popovers (rule F30).
    func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle
    /// Asked for the style with other traits; the answer counts for popovers (rule F30).
    func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle
    /// Asked whether a person may dismiss what is presented.
    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool
    /// Tells that a person is about to dismiss what is presented.
    func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
    /// Tells that a person has dismissed what was presented.
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
    /// Tells that a person tried to dismiss what may not be dismissed.
    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
}

@available(iOS 8.0, *)
extension UIAdaptivePresentationControllerDelegate {
    /// The default.
    public func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle {
        .automatic
    }
    /// The style in compact width.
    public func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle { adaptivePresentationStyle(for: controller) }
    /// Allows it.
    public func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool { true }
    public func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {}
    public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {}
    public func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {}
}
