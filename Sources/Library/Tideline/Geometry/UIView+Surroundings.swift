import UIKit

extension UIResponder {
    /// The responder itself, followed by the next responders in the responder chain.
    var chain: UnfoldFirstSequence<UIResponder> { sequence(first: self) { $0.next } }

    /// The nearest controller in the responder chain.
    ///
    /// The property uses a loop, because each call of a sequence's closure would check the main actor.
    var nearestController: UIViewController? {
        var responder: UIResponder? = self
        while let current = responder {
            if let controller = current as? UIViewController { return controller }
            responder = current.next
        }
        return nil
    }
}

extension UIView {
    /// The view itself, followed by its superviews.
    var selfAndSuperviews: UnfoldFirstSequence<UIView> { sequence(first: self) { $0.superview } }

    /// The number of views from the outermost superview to this view, including both.
    var depth: Int {
        var depth = 0, view: UIView? = self
        while let current = view {
            depth += 1
            view = current.superview
        }
        return depth
    }

    /// The scroll views that contain the view, from the innermost to the outermost.
    var scrollViewsAround: [UIScrollView] {
        var found: [UIScrollView] = [], view = superview
        while let current = view {
            if let scrollView = current as? UIScrollView { found.append(scrollView) }
            view = current.superview
        }
        return found
    }

    /// The nearest scroll view, which may be the view itself or a superview.
    var enclosingScrollView: UIScrollView? { nearest(UIScrollView.self) }

    /// Returns the nearest view of a class, which may be the view itself or a superview.
    func nearest<View: UIView>(_ type: View.Type) -> View? {
        var view: UIView? = self
        while let current = view {
            if let found = current as? View { return found }
            view = current.superview
        }
        return nil
    }

    /// The view's name in the log.
    ///
    /// It is the accessibility identifier. If the view has none, it is the view's type and its controller's type.
    var nameInLog: String {
        if let accessibilityIdentifier { return accessibilityIdentifier }
        return "\(type(of: self))" + (nearestController.map { " in \(type(of: $0))" } ?? "")
    }
}
