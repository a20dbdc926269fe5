import UIKit

/// The position of a view without the library's translation.
///
/// UIView.h warns against using the frame of a view with a transform. When code sets the frame, UIKit may move the
/// view's center, so that the displayed frame equals the given frame (rule A5). The translation then has no visible
/// effect, so this type moves the center back. A view that has filled its superview fills the superview again.
@MainActor
struct UntranslatedPlace {
    private var known: (center: CGPoint, size: CGSize)?
    /// The view's origin in its superview's coordinates, in points, if the view has filled the superview.
    ///
    /// The view keeps this origin. In a scroll view, or if code shifts the superview's bounds, the content has its
    /// place in these coordinates, whatever part of them is visible.
    private var filledFrom: CGPoint?

    /// Restores the recorded position if UIKit has undone the translation.
    ///
    /// UIKit does so when code sets the view's frame, because it then moves the view's center.
    ///
    /// - Parameter share: the library's translation, in points of the superview.
    mutating func take(_ view: UIView, share: CGFloat) {
        guard let superview = view.superview, view.translatesAutoresizingMaskIntoConstraints else { return known = nil }
        guard share != 0, let known else {
            let fills = superview.bounds.size == view.bounds.size && view.displayedFrame == superview.bounds
            filledFrom = fills ? superview.bounds.origin : nil
            return self.known = (view.center, view.bounds.size)
        }
        if let filledFrom {
            fill(CGRect(origin: filledFrom, size: superview.bounds.size), with: view)
        } else if view.bounds.size == known.size, view.center.x == known.center.x,
            movement(of: view, against: share) != 0
        {
            move(view, to: known.center)
        }
        self.known = (view.center, view.bounds.size)
    }

    /// Returns by how much UIKit has moved the view back, in points of the superview.
    ///
    /// When code sets the view's frame, UIKit may move the view's center so that the translation has no visible effect.
    /// The result is then the negative translation, and otherwise 0.
    func movement(of view: UIView, against share: CGFloat) -> CGFloat {
        guard let known, share != 0, let superview = view.superview else { return 0 }
        var place = known.center.y
        if let filledFrom { place = filledFrom.y + superview.bounds.height / 2 }
        guard view.center.y != place else { return 0 }
        return abs(view.center.y - place + share) < view.halfAPixel ? -share : 0
    }

    mutating func keep(_ view: UIView, share: CGFloat) { if share == 0 { known = nil } }

    private func fill(_ place: CGRect, with view: UIView) {
        if view.bounds.size != place.size { view.bounds.size = place.size }
        let middle = CGPoint(x: place.midX, y: place.midY)
        if view.center != middle { move(view, to: middle) }
    }

    /// Moves the view without an animation, because the layout that has set the frame had no animation.
    private func move(_ view: UIView, to center: CGPoint) {
        UIView.performWithoutAnimation { view.center = center }
    }
}
