// Fidelity: partial — full screen, popovers and sheets with their detents; custom presentations and transitions (rule F39), none of them interactive

import Foundation

@MainActor
struct PresentationState {
    enum Phase { case none, presenting, dismissing, entering, leaving }
    var presented: UIViewController?
    weak var presenter: UIViewController?
    var phase = Phase.none
    /// The presentation controller, created on first use.
    var manager: UIPresentationController?
    var isAnimated = false
    var style = UIModalPresentationStyle.automatic
    var hasToldIsAppearing = false
    /// Whether the view appears or disappears because the view has moved to another window.
    var followsView = false
    var hidesPresenter = false
    weak var interruptedResponder: UIResponder?
    /// The responder that owned the visible accessory view when the presentation interrupted the editing.
    weak var interruptedVendor: UIResponder?
    /// The view's frame after the present transition, in its superview's coordinates, in points.
    var restingFrame: CGRect?
    /// The frame that the container gave the view last, in the container's coordinates, in points.
    var placedFrame: CGRect?
}

extension UIViewController {
    private static var presentationDuration: Double { 0.5 }

    /// Whether the view appears in its place (rule F38).
    private var fades: Bool { self is UIAlertController || modalTransitionStyle != .coverVertical }

    private func customManager(from presenter: UIViewController, source: UIViewController) -> UIPresentationController?
    {
        transitioningDelegate?.presentationController(forPresented: self, presenting: presenter, source: source)
    }

    private var topmost: UIViewController { parentStorage?.topmost ?? self }

    func beginPresenting(_ other: UIViewController, animated: Bool, completion: (() -> Void)?) {
        let presenter = topmost
        guard let window = presenter.view.window, presenter.presentation.presented == nil else {
            unmodelled("UIViewController.present without a window or over a presentation")
            return
        }
        (other as? UIAlertController)?.requireSource(from: presenter)
        presenter.presentation.presented = other
        other.presentation.presenter = presenter
        other.presentation.phase = .presenting
        let custom = other.modalPresentationStyle == .custom ? other.customManager(from: presenter, source: self) : nil
        if let custom { other.presentation.manager = custom }
        other.presentation.hidesPresenter =
            custom?.shouldRemovePresentersView ?? (other.modalPresentationStyle == .fullScreen)
        let hides = other.presentation.hidesPresenter
        other.prepareTransition(
            from: presenter, to: other, animated: animated, duration: Self.presentationDuration, alongside: presenter)
        presenter.lowerKeyboard(for: other)
        if hides { presenter.beginAppearanceTransition(false, animated: animated) }
        other.beginAppearanceTransition(true, animated: animated)
        let place = custom?.enter(window) ?? window
        custom?.presentationTransitionWillBegin()
        let target = other.presentedFrame(in: window)
        other.keepSafeArea(of: target)
        let animator =
            animated
            ? other.transitioningDelegate?.animationController(
                forPresented: other, presenting: presenter, source: self) : nil
        let fades = other.fades, comesFromBelow = animated && !fades && animator == nil
        other.wrapperFrame = target.offsetBy(dx: 0, dy: comesFromBelow ? window.bounds.height - target.minY : 0)
        if animator == nil { place.addSubview(other.view) }
        if fades, animator == nil { other.view.alpha = 0 }
        let finish = {
            custom?.presentationTransitionDidEnd(true)
            other.keepSafeArea(of: nil)
            other.endAppearanceTransition()
            other.presentation.phase = .none
            if hides {
                presenter.view.removeFromSuperview()
                presenter.endAppearanceTransition()
            }
            completion?()
        }
        if let animator {
            let context = TransitionContext(from: presenter, to: other, in: place, finalFrame: target)
            return other.run(animator, context, alongside: presenter, finish)
        }
        other.tellIsAppearing()
        other.runTransition(alongside: presenter) {
            // A field may have become first responder when the view appeared. The keyboard is then already visible, so
            // move the final frame up.
            other.wrapperFrame = other.lifted(target, in: window)
            if fades { other.view.alpha = 1 }
        } completion: {
            finish()
        }
    }

    func beginDismissing(animated: Bool, completion: (() -> Void)?) {
        guard presentation.presented != nil else {
            // A controller inside a container presents and dismisses through its topmost ancestor (rule F20).
            let owner = topmost.presentation.presented == nil ? presentingViewController : topmost
            owner?.beginDismissing(animated: animated, completion: completion)
            return
        }
        let chain = presentedChain
        guard let other = chain.last, let window = other.view.window else { return }
        let hides = chain[0].presentation.hidesPresenter
        for controller in chain { controller.presentation.phase = .dismissing }
        other.prepareTransition(
            from: other, to: self, animated: animated, duration: Self.presentationDuration, alongside: self)
        other.beginAppearanceTransition(false, animated: animated)
        for controller in chain.dropLast() { controller.goUnseen() }
        if hides {
            beginAppearanceTransition(true, animated: animated)
            let isPresented = presentation.presenter != nil
            wrapperFrame = isPresented ? lifted(presentedFrame(in: window), in: window) : window.bounds
            window.insertSubview(view, belowSubview: other.view)
            tellIsAppearing()
        }
        other.keepSafeArea(of: other.wrapperFrame)
        let custom = other.presentation.manager.flatMap { $0.isCustom ? $0 : nil }
        custom?.dismissalTransitionWillBegin()
        let finish = {
            custom?.dismissalTransitionDidEnd(true)
            other.keepSafeArea(of: nil)
            other.view.removeFromSuperview()
            custom?.leave()
            if other.fades { other.view.alpha = 1 }
            self.forget(chain)
            if hides { self.endAppearanceTransition() }
            other.endAppearanceTransition()
            for controller in chain { controller.presentation.phase = .none }
            self.restoreKeyboard()
            completion?()
        }
        let animator = animated ? other.transitioningDelegate?.animationController(forDismissed: other) : nil
        if let animator, let place = other.view.superview {
            let context = TransitionContext(from: other, to: self, in: place, finalFrame: other.wrapperFrame)
            return other.run(animator, context, alongside: self, finish)
        }
        other.runTransition(alongside: self) {
            if other.fades { return other.view.alpha = 0 }
            other.wrapperFrame = other.wrapperFrame.offsetBy(dx: 0, dy: window.bounds.height - other.wrapperFrame.minY)
        } completion: {
            finish()
        }
    }

    private var presentedChain: [UIViewController] {
        var chain: [UIViewController] = [], next = presentation.presented
        while let controller = next {
            chain.append(controller)
            next = controller.presentation.presented
        }
        return chain
    }

    /// Removes the view without animation, while the dismissal of a controller above is animated (rule F37).
    private func goUnseen() {
        guard let view = viewIfLoaded, view.window != nil else { return }
        beginAppearanceTransition(false, animated: false)
        view.removeFromSuperview()
        endAppearanceTransition()
    }

    private func forget(_ chain: [UIViewController]) {
        presentation.presented = nil
        for controller in chain {
            controller.presentation.presenter = nil
            controller.presentation.presented = nil
            controller.presentation.interruptedResponder = nil
        }
    }

    /// Hides the keyboard and its accessory view before a presentation, except before a popover (rule D28).
    private func lowerKeyboard(for other: UIViewController) {
        guard let window = view.window, let responder = window.firstResponderStorage else { return }
        if (other.presentationController as? UIPopoverPresentationController)?.shownStyle == .popover { return }
        presentation.interruptedResponder = responder
        presentation.interruptedVendor = responder.inputAccessoryVendor
        _ = window.resign(responder, force: true, withAccessory: true)
    }

    /// Restores the first responder after a dismissal.
    ///
    /// For a field in an accessory view, the owner of the accessory view becomes first responder before the field.
    private func restoreKeyboard() {
        let responder = presentation.interruptedResponder, vendor = presentation.interruptedVendor
        (presentation.interruptedResponder, presentation.interruptedVendor) = (nil, nil)
        guard let responder else { return }
        if responder.responderWindow == nil, vendor?.responderWindow != nil { vendor?.becomeFirstResponder() }
        if responder.responderWindow != nil { responder.becomeFirstResponder() }
    }

    /// Whether the controller is a form sheet in the middle of the screen, as on an iPad with enough room (rule F22).
    var isFreeFormSheet: Bool {
        let traits = presentation.presenter?.traitCollection ?? traitCollection
        return modalPresentationStyle == .formSheet && traits.userInterfaceIdiom == .pad
            && traits.horizontalSizeClass == .regular
    }

    /// Returns the frame of the presented view in the window's coordinates, in points (rules F21, F22, F30).
    func presentedFrame(in window: UIWindow) -> CGRect {
        let bounds = window.bounds, top = window.safeAreaInsets.top + 10
        let popover = presentationController as? UIPopoverPresentationController
        switch popover?.shownStyle ?? modalPresentationStyle {
        case .custom where presentation.manager?.isCustom == true:
            return presentation.manager?.frameOfPresentedViewInContainerView ?? bounds
        case .popover where popover != nil:
            return popover?.frame(in: window) ?? bounds
        case .formSheet where isFreeFormSheet:
            let wanted = preferredContentSize == .zero ? CGSize(width: 540, height: 620) : preferredContentSize
            let size = CGSize(width: min(wanted.width, bounds.width), height: min(wanted.height, bounds.height))
            return CGRect(
                x: (bounds.width - size.width) / 2, y: (bounds.height - size.height) / 2, width: size.width,
                height: size.height)
        case .pageSheet, .formSheet:
            let sheet = presentation.manager as? UISheetPresentationController
            let staysSheet = sheet?.prefersEdgeAttachedInCompactHeight ?? false
            guard traitCollection.verticalSizeClass == .regular || staysSheet else { return bounds }
            let height = sheet?.height(in: window) ?? bounds.height - top
            return CGRect(x: 0, y: bounds.height - height, width: bounds.width, height: height)
        default:
            return bounds
        }
    }

    /// The presentation controller for this controller or for its topmost ancestor.
    ///
    /// Apps may read this property before the presentation.
    var presentationManager: UIPresentationController? {
        guard parentStorage == nil else { return parentStorage?.presentationManager }
        let alert = self as? UIAlertController, isPad = traitCollection.userInterfaceIdiom == .pad
        let isPopover = modalPresentationStyle == .popover || alert?.preferredStyle == .actionSheet && isPad
        let isSheet = alert == nil && [.pageSheet, .formSheet].contains(modalPresentationStyle)
        let known = presentation.manager
        let manager: UIPresentationController
        if isPopover {
            manager =
                known as? UIPopoverPresentationController
                ?? UIPopoverPresentationController(presentedViewController: self, presenting: nil)
        } else if isSheet {
            manager =
                known as? UISheetPresentationController
                ?? UISheetPresentationController(presentedViewController: self, presenting: nil)
        } else {
            manager = known ?? UIPresentationController(presentedViewController: self, presenting: nil)
        }
        presentation.manager = manager
        return manager
    }

    /// Keeps the safe area of the view's resting frame while a transition moves the view.
    ///
    /// Otherwise the content would be too small while the view comes in from beyond the screen's edge.
    ///
    /// - Parameter restingFrame: the view's frame after the transition, or nil at the transition's end.
    func keepSafeArea(of restingFrame: CGRect?) {
        presentation.restingFrame = restingFrame
        viewIfLoaded?.setNeedsEnvironmentUpdate()
    }

    /// Creates the coordinator of a transition early, so that callbacks can already add animations (rule F16).
    func prepareTransition(
        from source: UIViewController, to target: UIViewController, animated: Bool, duration: Double,
        alongside other: UIViewController? = nil
    ) {
        let coordinator = TransitionCoordinator(isAnimated: animated, duration: animated ? duration : 0)
        (coordinator.source, coordinator.target) = (source, target)
        coordinatorStorage = coordinator
        other?.coordinatorStorage = coordinator
    }

    /// Runs the prepared transition.
    ///
    /// Without animation the changes apply at once, and the completion runs in the next run-loop turn.
    func runTransition(
        alongside other: UIViewController? = nil, animations: @escaping () -> Void, completion: @escaping () -> Void
    ) {
        guard let coordinator = coordinatorStorage else { return }
        let finish = { [weak self, weak other] in
            completion()
            coordinator.runCompletions()
            for side in [self, other] where side?.coordinatorStorage === coordinator { side?.coordinatorStorage = nil }
        }
        let body = {
            animations()
            coordinator.runAnimations()
        }
        guard coordinator.isAnimated else {
            body()
            Simulation.current.clock.schedule(after: 0, finish)
            return
        }
        view.window?.layoutIfNeeded()
        UIView.animate(withDuration: coordinator.transitionDuration) {
            body()
            self.view.window?.layoutIfNeeded()
        } completion: { _ in
            finish()
        }
    }
}
