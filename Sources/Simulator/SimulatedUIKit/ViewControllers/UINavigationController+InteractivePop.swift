// Fidelity: partial — a finger's pop with the keyboard (rules E22, E23, F17); after a cancelled pop, the behaviour of
// alongside animations is inferred

import Foundation

extension UINavigationController {
    struct InteractivePop {
        let old: UIViewController
        let new: UIViewController
        let scrubber: AnimationBlock.Scrubber
        /// The app's animations alongside the pop, which return to their start if the pop is cancelled.
        let alongside: AnimationBlock.Scrubber
        let coordinator: TransitionCoordinator
        /// The first responder at the moment of the finger's touch.
        weak var responder: UIResponder?
    }

    /// Begins a pop that a finger controls.
    ///
    /// The keyboard posts its hide notifications inside the transition.
    @_spi(Simulation)
    public func beginInteractivePop() {
        guard children.count > 1, let old = topViewController, interactivePop == nil, fingerMayPop else { return }
        let new = children[children.count - 2], width = view.bounds.width
        let coordinator = TransitionCoordinator(isAnimated: true, duration: Self.duration, isInteractive: true)
        (coordinator.source, coordinator.target) = (old, new)
        coordinatorStorage = coordinator
        old.presentation.phase = .leaving
        tabBarController?.viewIfLoaded?.setNeedsLayout()
        old.willMove(toParent: nil)
        old.beginAppearanceTransition(false, animated: true)
        new.beginAppearanceTransition(true, animated: true)
        show(new)
        new.tellIsAppearing()
        for side in [old, new] { side.keepSafeArea(of: view.bounds) }
        new.wrapperFrame.origin.x = -width
        view.layoutIfNeeded()
        let responder = view.window?.firstResponderStorage
        let scrubber = Simulation.current.animations.animateScrubbed(duration: Self.duration) {
            new.wrapperFrame.origin.x = 0
            old.wrapperFrame.origin.x = width
            Simulation.current.isSwipingPage = true
            _ = responder?.resign(force: true)
            Simulation.current.isSwipingPage = false
        } completion: { [weak self] _ in
            self?.interactivePopDidSettle()
        }
        let alongside = Simulation.current.animations.animateScrubbed(duration: Self.duration) {
            coordinator.runAnimations()
            view.layoutIfNeeded()
        } completion: { _ in
        }
        interactivePop = InteractivePop(
            old: old, new: new, scrubber: scrubber, alongside: alongside, coordinator: coordinator, responder: responder
        )
    }

    /// Moves the finger to a fraction of the screen's width, 0…1.
    @_spi(Simulation)
    public func updateInteractivePop(_ fraction: Double) {
        guard let pop = interactivePop, pop.coordinator.isInteractive else { return }
        let fraction = min(max(fraction, 0), 1)
        pop.scrubber.fraction = fraction
        pop.alongside.fraction = fraction
        pop.coordinator.percentComplete = CGFloat(fraction)
    }

    private var fingerMayPop: Bool {
        guard let recognizer = interactivePopGestureRecognizer else { return true }
        return recognizer.isEnabled && recognizer.delegate?.gestureRecognizerShouldBegin(recognizer) ?? true
    }

    /// Lifts the finger, so that the pop completes by itself.
    @_spi(Simulation)
    public func finishInteractivePop() {
        guard let pop = interactivePop, pop.coordinator.isInteractive else { return }
        pop.coordinator.endInteraction(isCancelled: false)
        Simulation.current.animations.release(pop.scrubber)
        Simulation.current.animations.release(pop.alongside)
    }

    /// Lifts the finger and cancels the pop, so that the keyboard shows again.
    @_spi(Simulation)
    public func cancelInteractivePop() {
        guard let pop = interactivePop, pop.coordinator.isInteractive else { return }
        interactivePop = nil
        pop.coordinator.endInteraction(isCancelled: true)
        let width = view.bounds.width
        pop.new.beginAppearanceTransition(false, animated: true)
        pop.old.beginAppearanceTransition(true, animated: true)
        pop.old.tellIsAppearing()
        UIView.animate(withDuration: Self.duration, delay: 0, options: .curveLinear) {
            pop.new.wrapperFrame.origin.x = -width
            pop.old.wrapperFrame.origin.x = 0
            pop.responder?.becomeFirstResponder()
        } completion: { _ in
            for side in [pop.old, pop.new] { side.keepSafeArea(of: nil) }
            pop.new.view.removeFromSuperview()
            pop.old.presentation.phase = .none
            self.tabBarController?.viewIfLoaded?.setNeedsLayout()
            pop.new.endAppearanceTransition()
            pop.old.endAppearanceTransition()
            self.end(pop)
        }
        Simulation.current.animations.release(pop.scrubber)
        Simulation.current.animations.reverse(pop.alongside)
    }

    private func interactivePopDidSettle() {
        guard let pop = interactivePop else { return }
        interactivePop = nil
        for side in [pop.old, pop.new] { side.keepSafeArea(of: nil) }
        pop.old.view.removeFromSuperview()
        pop.old.endAppearanceTransition()
        pop.new.endAppearanceTransition()
        pop.old.presentation.phase = .none
        pop.old.removeFromParent()
        end(pop)
    }

    private func end(_ pop: InteractivePop) {
        if coordinatorStorage === pop.coordinator { coordinatorStorage = nil }
        pop.coordinator.runCompletions()
    }
}
