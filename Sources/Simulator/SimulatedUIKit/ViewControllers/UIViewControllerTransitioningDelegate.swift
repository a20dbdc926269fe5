// Fidelity: partial — rule F39: animated transitions of presentations; interactive ones, and those of containers, are absent

import Foundation

@preconcurrency @MainActor
public protocol UIViewControllerTransitioningDelegate: NSObjectProtocol {
    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)?
    func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)?
    func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController?
}

extension UIViewControllerTransitioningDelegate {
    public func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
    public func animationController(
        forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
    public func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? { nil }
}

@preconcurrency @MainActor
public protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {
    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval
    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)
    func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
    public func animationEnded(_ transitionCompleted: Bool) {}
}

@preconcurrency @MainActor
public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
    var containerView: UIView { get }
    var isAnimated: Bool { get }
    var isInteractive: Bool { get }
    var transitionWasCancelled: Bool { get }
    var presentationStyle: UIModalPresentationStyle { get }
    func completeTransition(_ didComplete: Bool)
    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
    func view(forKey key: UITransitionContextViewKey) -> UIView?
    func initialFrame(for vc: UIViewController) -> CGRect
    func finalFrame(for vc: UIViewController) -> CGRect
}

public struct UITransitionContextViewKey: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let from = Self(rawValue: "UITransitionContextFromView")
    public static let to = Self(rawValue: "UITransitionContextToView")
}

/// What an app's animator knows about a presentation or a dismissal.
final class TransitionContext: NSObject, UIViewControllerContextTransitioning {
    let containerView: UIView
    private let source: UIViewController, target: UIViewController
    private let end: CGRect
    /// The presented controller, whose view comes or goes.
    private let mover: UIViewController
    fileprivate var finish: ((Bool) -> Void)?
    var isAnimated: Bool { true }
    var isInteractive: Bool { false }
    private(set) var transitionWasCancelled = false
    var presentationStyle: UIModalPresentationStyle { mover.modalPresentationStyle }

    init(from source: UIViewController, to target: UIViewController, in container: UIView, finalFrame: CGRect) {
        (self.source, self.target, containerView, end) = (source, target, container, finalFrame)
        mover = target.presentation.phase == .presenting ? target : source
    }

    func completeTransition(_ didComplete: Bool) {
        transitionWasCancelled = !didComplete
        finish?(didComplete)
        finish = nil
    }

    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
        key == .from ? source : key == .to ? target : nil
    }

    /// Only the view that comes or goes, because the presenter's view stays.
    func view(forKey key: UITransitionContextViewKey) -> UIView? {
        key == .to && mover === target || key == .from && mover === source ? mover.view : nil
    }

    func initialFrame(for vc: UIViewController) -> CGRect { vc === target && mover === target ? .zero : vc.view.frame }
    func finalFrame(for vc: UIViewController) -> CGRect {
        vc === mover && mover === source ? .zero : vc === mover ? end : vc.view.frame
    }
}

extension UIViewController {
    /// Has an app's animator play the prepared transition.
    func run(
        _ animator: any UIViewControllerAnimatedTransitioning, _ context: TransitionContext,
        alongside other: UIViewController, _ completion: @escaping () -> Void
    ) {
        guard let coordinator = coordinatorStorage else { return }
        context.finish = { [weak self, weak other] completed in
            completion()
            animator.animationEnded(completed)
            coordinator.runCompletions()
            for side in [self, other] where side?.coordinatorStorage === coordinator { side?.coordinatorStorage = nil }
        }
        animator.animateTransition(using: context)
        tellIsAppearing()
        UIView.animate(withDuration: animator.transitionDuration(using: context)) { coordinator.runAnimations() }
    }
}
