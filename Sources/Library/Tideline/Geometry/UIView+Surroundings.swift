import UIKit

extension UIResponder {
    var chain: UnfoldFirstSequence<UIResponder> { sequence(first: self) { $0.next } }

    /// The nearest controller in the responder chain, which may be the responder itself.
    ///
    /// The property uses a loop instead of ``chain``, because each call of a closure would check the main actor at run
    /// time.
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
    var selfAndSuperviews: UnfoldFirstSequence<UIView> { sequence(first: self) { $0.superview } }

    /// The number of views from the outermost superview to this view, both included.
    var depth: Int {
        var depth = 0, view: UIView? = self
        while let current = view {
            depth += 1
            view = current.superview
        }
        return depth
    }

    /// The scroll views around the view, from the innermost to the outermost.
    var scrollViewsAround: [UIScrollView] {
        var found: [UIScrollView] = [], view = superview
        while let current = view {
            if let scrollView = current as? UIScrollView { found.append(scrollView) }
            view = current.superview
        }
        return found
    }

    /// The nearest scroll view, which may be the view itself.
    var enclosingScrollView: UIScrollView? { nearest(UIScrollView.self) }

    /// Returns the nearest view of a type, which may be the view itself.
    func nearest<View: UIView>(_ type: View.Type) -> View? {
        var view: UIView? = self
        while let current = view {
            if let found = current as? View { return found }
            view = current.superview
        }
        return nil
    }

    /// The accessibility identifier, or else the view's type and its controller's type.
    var nameInLog: String {
        if let accessibilityIdentifier { return accessibilityIdentifier }
        return "\(type(of: self))" + (nearestController.map { " in \(type(of: $0))" } ?? "")
    }
}
