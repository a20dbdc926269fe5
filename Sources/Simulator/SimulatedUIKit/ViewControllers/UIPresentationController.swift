// Fidelity: partial — both controllers, and dismissal by a person; custom presentations (rule F39); changes of traits are absent

import Foundation

@preconcurrency @MainActor @available(iOS 8.0, *)
open class UIPresentationController: NSObject, UITraitEnvironment, UIContentContainer {
    private weak var presented: UIViewController?
    private weak var presenter: UIViewController?
    /// Subclasses declare a `delegate` with a more specific type, as in UIKit.
    ///
    /// The attribute makes Swift prefer the property of the subclass.
    @_disfavoredOverload open weak var delegate: (any UIAdaptivePresentationControllerDelegate)? {
        get { adaptiveDelegate }
        set { adaptiveDelegate = newValue }
    }
    final weak var adaptiveDelegate: (any UIAdaptivePresentationControllerDelegate)?

    public init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?) {
        (presented, presenter) = (presentedViewController, presentingViewController)
        super.init()
    }

    open var presentedViewController: UIViewController { presented ?? UIViewController() }
    /// The controller that presents `presentedViewController`.
    ///
    /// Before the presentation begins, the value is the controller that the initializer received, or
    /// `presentedViewController` itself if the initializer received nil.
    open var presentingViewController: UIViewController {
        presented?.presentation.presenter ?? presenter ?? presentedViewController
    }
    open var presentationStyle: UIModalPresentationStyle { presentedViewController.modalPresentationStyle }
    /// The container is a view of its own in a custom presentation, and the window otherwise.
    open var containerView: UIView? { container ?? presented?.viewIfLoaded?.superview }
    private var container: PresentationContainer?
    open var presentedView: UIView? { presented?.viewIfLoaded }
    open var frameOfPresentedViewInContainerView: CGRect {
        if let container { return container.bounds }
        guard let presented, let window = presented.viewIfLoaded?.window else { return .zero }
        return presented.lifted(presented.presentedFrame(in: window), in: window)
    }

    // MARK: Custom presentations (rule F39)

    open var shouldPresentInFullscreen: Bool { true }
    open var shouldRemovePresentersView: Bool { false }
    open var adaptivePresentationStyle: UIModalPresentationStyle { presentationStyle }
    open func presentationTransitionWillBegin() {}
    open func presentationTransitionDidEnd(_ completed: Bool) {}
    open func dismissalTransitionWillBegin() {}
    open func dismissalTransitionDidEnd(_ completed: Bool) {}
    open func containerViewWillLayoutSubviews() {}
    open func containerViewDidLayoutSubviews() {}

    /// Puts a container into the window.
    final func enter(_ window: UIWindow) -> UIView {
        let container = PresentationContainer(frame: window.bounds)
        container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        container.manager = self
        self.container = container
        window.addSubview(container)
        return container
    }

    final func leave() {
        container?.removeFromSuperview()
        container = nil
    }

    /// Whether the container shows the presented view.
    final var isCustom: Bool { container != nil }

    // MARK: Traits and sizes

    private var traitChanges = TraitChangeList()

    open var traitCollection: UITraitCollection { presentedViewController.traitCollection }
    /// Never called here, because there are no custom presentations.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
    open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {}
    open func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {}
    open func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize { parentSize }

    fileprivate func keep<TraitEnvironment: UITraitEnvironment>(
        _ traits: [UITrait], _ handler: @escaping (TraitEnvironment, UITraitCollection) -> Void
    ) -> TraitChangeRegistration {
        unmodelled("UIPresentationController.registerForTraitChanges(_:handler:)")
        return traitChanges.register(for: traits, handler)
    }
    fileprivate func drop(_ registration: any UITraitChangeRegistration) { traitChanges.unregister(registration) }

    /// Pulls the presented view down with a finger, and returns whether the view was dismissed.
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

/// The container of a custom presentation.
private final class PresentationContainer: UIView {
    weak var manager: UIPresentationController?

    override func layoutSubviews() {
        manager?.containerViewWillLayoutSubviews()
        super.layoutSubviews()
        manager?.containerViewDidLayoutSubviews()
    }
}

@available(iOS 17.0, *)
extension UIPresentationController: UITraitChangeObservable {
    public typealias TraitChangeHandler<TraitEnvironment> = (
        _ traitEnvironment: TraitEnvironment, _ previousTraitCollection: UITraitCollection
    ) -> Void where TraitEnvironment: UITraitEnvironment

    /// The simulator stores the handler but never calls it.
    @discardableResult
    public func registerForTraitChanges<TraitEnvironment>(
        _ traits: [UITrait], handler: @escaping UIPresentationController.TraitChangeHandler<TraitEnvironment>
    ) -> any UITraitChangeRegistration where TraitEnvironment: UITraitEnvironment {
        keep(traits, handler)
    }

    public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) { drop(registration) }
}

@preconcurrency @MainActor @available(iOS 8.0, *)
public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
    /// The returned style counts only for popovers here (rule F30).
    func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle
    func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle
    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool
    func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
}

@available(iOS 8.0, *)
extension UIAdaptivePresentationControllerDelegate {
    public func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle {
        .automatic
    }
    public func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle { adaptivePresentationStyle(for: controller) }
    public func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool { true }
    public func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {}
    public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {}
    public func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {}
}
