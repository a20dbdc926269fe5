import UIKit

/// The role of a view's page in a running animated transition, such as a push.
@MainActor
struct PageTransition {
    private let coordinator: any UIViewControllerTransitionCoordinator
    private let view: UIView
    private let from: UIViewController, to: UIViewController

    init?(of view: UIView) {
        guard let coordinator = view.nearestController?.transitionCoordinator, coordinator.isAnimated,
            let from = coordinator.viewController(forKey: .from), let to = coordinator.viewController(forKey: .to)
        else { return nil }
        (self.coordinator, self.view, self.from, self.to) = (coordinator, view, from, to)
    }

    /// Whether the page is coming into sight.
    ///
    /// The value is false for a page under a dismissed sheet, because that page was in sight before.
    var isArriving: Bool { !from.isBeingDismissed && isPart(of: to) }

    /// Whether the page is going out of sight.
    ///
    /// A page under a presented sheet stays in sight.
    var isLeaving: Bool { !to.isBeingPresented && isPart(of: from) }

    /// The closure is also called after a cancelled transition.
    func whenOver(_ act: @escaping @MainActor () -> Void) {
        coordinator.animate(alongsideTransition: nil) { _ in act() }
    }

    private func isPart(of page: UIViewController) -> Bool {
        page.viewIfLoaded.map(view.isDescendant(of:)) ?? false
    }
}
