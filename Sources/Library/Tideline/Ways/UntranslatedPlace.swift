import UIKit

/// The place of a view without the keyboard's share of its translation.
///
/// UIView.h says not to use the frame of a view under a transform: UIKit may move the view's center when something sets its
/// frame, so that the displayed frame is the given one (rule A5). A view that has filled its superview goes on doing so. Of
/// any other view that is laid out by frames, a center that was moved against the share is put back.
@MainActor
struct UntranslatedPlace {
    /// The center and the size of the view before a share was added; nil without a share.
    private var known: (center: CGPoint, size: CGSize)?
    private var fillsSuperview = false

    /// Notes the place of a view, and puts it back where UIKit has moved it against the share.
    ///
    /// - Parameter share: the present share of the translation, in points of the superview.
    mutating func take(_ view: UIView, share: CGFloat) {
        guard let superview = view.superview, view.translatesAutoresizingMaskIntoConstraints else { return known = nil }
        guard share != 0, let known else {
            fillsSuperview = view.displayedFrame == superview.bounds && superview.bounds.size == view.bounds.size
            return self.known = (view.center, view.bounds.size)
        }
        if fillsSuperview {
            fill(superview, with: view)
        } else if view.bounds.size == known.size, view.center.x == known.center.x,
            abs(view.center.y - known.center.y + share) < view.halfAPixel
        {
            view.center = known.center
        }
        self.known = (view.center, view.bounds.size)
    }

    /// Forgets the place once the share is gone.
    mutating func keep(_ view: UIView, share: CGFloat) { if share == 0 { known = nil } }

    private func fill(_ superview: UIView, with view: UIView) {
        let bounds = superview.bounds
        if view.bounds.size != bounds.size { view.bounds.size = bounds.size }
        let middle = CGPoint(x: bounds.midX, y: bounds.midY)
        if view.center != middle { view.center = middle }
    }
}
