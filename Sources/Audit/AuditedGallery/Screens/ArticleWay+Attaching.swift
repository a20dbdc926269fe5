import HandRolled
import UIKit

extension ArticleWay {
    /// Makes a controller use the way, which is keyboard code that apps copy from an article.
    ///
    /// The result is false if the controller lacks a suitable view.
    @MainActor
    @discardableResult
    func attach(to controller: UIViewController) -> Bool {
        let top = Self.shown(by: controller)
        top.loadViewIfNeeded()
        switch self {
        case .guide:
            guard let height = Self.putGuideUnderContent(of: top.view) else { return false }
            RawHeightGuide.attach(height: height, in: top.view)
        case .constraint:
            guard let height = Self.putGuideUnderContent(of: top.view) else { return false }
            BottomConstraint.attach(height, in: top.view)
        case .translation: TranslatedView.attach(top.view)
        case .insets:
            guard let scrollView = Self.scrollView(in: top.view), Self.reachesBottom(scrollView, of: top.view) else {
                return false
            }
            AddedInsets.attach(scrollView, in: top)
        case .safeArea: AddedSafeArea.attach(top)
        }
        return true
    }

    @MainActor
    private static func shown(by controller: UIViewController) -> UIViewController {
        switch controller {
        case let container as UINavigationController: container.topViewController.map(shown(by:)) ?? container
        case let container as UITabBarController: container.selectedViewController.map(shown(by:)) ?? container
        default: controller
        }
    }

    /// Inserts a layout guide of zero height between a view's bottom edge and the content above the edge.
    ///
    /// The result is the guide's height constraint.
    @MainActor
    private static func putGuideUnderContent(of view: UIView) -> NSLayoutConstraint? {
        let pins = view.constraints.filter { pin in
            guard pin.firstAttribute == .bottom, pin.secondAttribute == .bottom else { return false }
            let items = [pin.firstItem, pin.secondItem].compactMap { $0 as? UIView }
            return items.count == 2 && items.contains(view)
        }
        guard !pins.isEmpty else { return nil }
        let guide = UILayoutGuide(), height = guide.heightAnchor.constraint(equalToConstant: 0)
        view.addLayoutGuide(guide)
        NSLayoutConstraint.deactivate(pins)
        let contents = pins.flatMap { [$0.firstItem, $0.secondItem].compactMap { $0 as? UIView } }.filter {
            $0 !== view
        }
        NSLayoutConstraint.activate(
            contents.map { $0.bottomAnchor.constraint(equalTo: guide.topAnchor) } + [
                guide.bottomAnchor.constraint(equalTo: view.bottomAnchor),
                guide.leadingAnchor.constraint(equalTo: view.leadingAnchor),
                guide.trailingAnchor.constraint(equalTo: view.trailingAnchor), height
            ])
        return height
    }

    /// Apps add no inset to a scroll view that ends above a bar, because the inset would be useless.
    @MainActor
    private static func reachesBottom(_ scrollView: UIScrollView, of view: UIView) -> Bool {
        if scrollView === view { return true }
        guard scrollView.superview === view else { return false }
        if scrollView.translatesAutoresizingMaskIntoConstraints { return scrollView.frame.maxY >= view.bounds.maxY }
        return view.constraints.contains { pin in
            let items = [pin.firstItem, pin.secondItem].compactMap { $0 as? UIView }
            return pin.firstAttribute == .bottom && pin.secondAttribute == .bottom && items.contains(scrollView)
                && items.contains(view)
        }
    }

    @MainActor
    private static func scrollView(in view: UIView) -> UIScrollView? {
        if let found = view as? UIScrollView, !(found is UITextView) { return found }
        return view.subviews.lazy.compactMap { scrollView(in: $0) }.first
    }
}
