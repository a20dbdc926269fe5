import UIKit

extension UIResponder {
    /// The responder itself, then the ones after it in the responder chain.
    var chain: UnfoldFirstSequence<UIResponder> { sequence(first: self) { $0.next } }

    /// The nearest controller in the responder chain.
    var nearestController: UIViewController? { chain.lazy.compactMap { $0 as? UIViewController }.first }
}

extension UIView {
    /// The view itself, then the views around it, inside out.
    var selfAndSuperviews: UnfoldFirstSequence<UIView> { sequence(first: self) { $0.superview } }

    /// The scroll views that the view lies in, inside out.
    var scrollViewsAround: [UIScrollView] { selfAndSuperviews.dropFirst().compactMap { $0 as? UIScrollView } }

    /// The view itself, or the nearest one around it, that scrolls.
    var enclosingScrollView: UIScrollView? { selfAndSuperviews.lazy.compactMap { $0 as? UIScrollView }.first }

    /// What the log calls the view: its accessibility identifier, or else its type and its controller's.
    var nameInLog: String {
        if let accessibilityIdentifier { return accessibilityIdentifier }
        return "\(type(of: self))" + (nearestController.map { " in \(type(of: $0))" } ?? "")
    }
}
