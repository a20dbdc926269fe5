import UIKit

extension UIResponder {
    /// The responder itself, then the ones after it in the responder chain.
    var chain: UnfoldFirstSequence<UIResponder> { sequence(first: self) { $0.next } }

    /// The nearest controller in the responder chain.
    ///
    /// A loop, because each closure of a sequence would check the main actor.
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
    /// The view itself, then the views around it, inside out.
    var selfAndSuperviews: UnfoldFirstSequence<UIView> { sequence(first: self) { $0.superview } }

    /// The number of views from the outermost one to this one, both counted.
    var depth: Int {
        var depth = 0, view: UIView? = self
        while let current = view {
            depth += 1
            view = current.superview
        }
        return depth
    }

    /// The scroll views that the view lies in, inside out.
    var scrollViewsAround: [UIScrollView] {
        var found: [UIScrollView] = [], view = superview
        while let current = view {
            if let scrollView = current as? UIScrollView { found.append(scrollView) }
            view = current.superview
        }
        return found
    }

    /// The view itself, or the nearest one around it, that scrolls.
    var enclosingScrollView: UIScrollView? { nearest(UIScrollView.self) }

    /// The view itself, or the nearest one around it, of a class.
    func nearest<View: UIView>(_ type: View.Type) -> View? {
        var view: UIView? = self
        while let current = view {
            if let found = current as? View { return found }
            view = current.superview
        }
        return nil
    }

    /// The view's name in the log: its accessibility identifier, or else its type and its controller's.
    var nameInLog: String {
        if let accessibilityIdentifier { return accessibilityIdentifier }
        return "\(type(of: self))" + (nearestController.map { " in \(type(of: $0))" } ?? "")
    }
}
