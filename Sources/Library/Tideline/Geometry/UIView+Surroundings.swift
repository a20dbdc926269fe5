import UIKit

extension UIResponder {
    var chain: UnfoldFirstSequence<UIResponder> { sequence(first: self) { $0.next } }

    /// A loop is faster than ``chain``, because each call of a closure would check the main actor at run time.
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

    var depth: Int {
        var depth = 0, view: UIView? = self
        while let current = view {
            depth += 1
            view = current.superview
        }
        return depth
    }

    var scrollViewsAround: [UIScrollView] {
        var found: [UIScrollView] = [], view = superview
        while let current = view {
            if let scrollView = current as? UIScrollView { found.append(scrollView) }
            view = current.superview
        }
        return found
    }

    var enclosingScrollView: UIScrollView? { nearest(UIScrollView.self) }

    func nearest<View: UIView>(_ type: View.Type) -> View? {
        var view: UIView? = self
        while let current = view {
            if let found = current as? View { return found }
            view = current.superview
        }
        return nil
    }

    var nameInLog: String {
        if let accessibilityIdentifier { return accessibilityIdentifier }
        return "\(type(of: self))" + (nearestController.map { " in \(type(of: $0))" } ?? "")
    }
}
