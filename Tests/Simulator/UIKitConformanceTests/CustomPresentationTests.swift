import Testing
import UIKit

/// A panel of 200 points at the lower edge, with a field, a dimming view and an own animation.
@MainActor
private final class Panel: UIPresentationController, UIViewControllerTransitioningDelegate,
    UIViewControllerAnimatedTransitioning
{
    let dimming = UIView()
    var log: [String] = []
    var animates = false

    override var frameOfPresentedViewInContainerView: CGRect {
        guard let container = containerView else { return .zero }
        return CGRect(x: 0, y: container.bounds.height - 200, width: container.bounds.width, height: 200)
    }
    override func presentationTransitionWillBegin() {
        log.append("will present \(containerView?.bounds.height ?? 0)")
        dimming.frame = containerView?.bounds ?? .zero
        containerView?.insertSubview(dimming, at: 0)
    }
    override func presentationTransitionDidEnd(_ completed: Bool) { log.append("did present \(completed)") }
    override func dismissalTransitionWillBegin() { log.append("will dismiss") }
    override func dismissalTransitionDidEnd(_ completed: Bool) { log.append("did dismiss \(completed)") }
    override func containerViewDidLayoutSubviews() {
        super.containerViewDidLayoutSubviews()
        presentedView?.frame = frameOfPresentedViewInContainerView
    }

    func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? { self }
    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { animates ? self : nil }
    func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? {
        animates ? self : nil
    }
    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        0.4
    }
    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        if let view = transitionContext.view(forKey: .to), let to = transitionContext.viewController(forKey: .to) {
            let end = transitionContext.finalFrame(for: to)
            transitionContext.containerView.addSubview(view)
            view.frame = end.offsetBy(dx: 0, dy: 200)
            UIView.animate(withDuration: 0.4) {
                view.frame = end
            } completion: {
                transitionContext.completeTransition($0)
            }
        } else if let view = transitionContext.view(forKey: .from) {
            UIView.animate(withDuration: 0.4) {
                view.frame.origin.y += 200
            } completion: {
                transitionContext.completeTransition($0)
            }
        }
    }
    func animationEnded(_ transitionCompleted: Bool) { log.append("ended \(transitionCompleted)") }
}

@MainActor @Suite struct CustomPresentationTests {
    @Test(arguments: [false, true])
    func `F39 a panel stands where its presentation controller says, in a container`(animates: Bool) {
        let host = Host()
        let root = UIViewController(), panel = UIViewController()
        host.show(root)
        let manager = Panel(presentedViewController: panel, presenting: root)
        manager.animates = animates
        panel.modalPresentationStyle = .custom
        panel.transitioningDelegate = manager
        var isDone = false
        root.present(panel, animated: true) { isDone = true }
        host.advance(by: 2)
        let height = root.view.bounds.height
        #expect(panel.view.frame == CGRect(x: 0, y: height - 200, width: 390, height: 200) && isDone)
        #expect(panel.view.superview === manager.containerView && manager.dimming.superview === manager.containerView)
        #expect(panel.presentationController === manager && root.presentedViewController === panel)
        root.dismiss(animated: true)
        host.advance(by: 2)
        #expect(panel.view.window == nil && manager.dimming.window == nil && root.presentedViewController == nil)
        let ends = animates ? ["ended true"] : []
        #expect(
            manager.log == ["will present \(height)", "did present true"] + ends + ["will dismiss", "did dismiss true"]
                + ends)
    }

    @Test func `F39 an app's animator moves the view in its own time`() {
        let host = Host()
        let root = UIViewController(), panel = UIViewController()
        host.show(root)
        let manager = Panel(presentedViewController: panel, presenting: root)
        manager.animates = true
        panel.modalPresentationStyle = .custom
        panel.transitioningDelegate = manager
        root.present(panel, animated: true)
        host.advance(by: 0.2)
        let top = panel.view.layer.presentation()?.frame.minY ?? 0, end = root.view.bounds.height - 200
        #expect(top > end && top < end + 200 && panel.isBeingPresented)
        host.advance(by: 0.3)
        #expect(panel.view.frame.minY == end && !panel.isBeingPresented)
    }
}
