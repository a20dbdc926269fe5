import UIKit

/// The position of a view before the keyboard's share of its translation.
///
/// UIView.h warns against using the frame of a view with a transform. When code sets such a frame, UIKit may move the
/// view's center, so that the displayed frame equals the given frame (rule A5). If a view has filled its superview,
/// this type makes it fill the superview again. For any other view with a frame-based layout, it restores the center if
/// UIKit has moved it in the direction opposite to the share.
@MainActor
struct UntranslatedPlace {
    /// The center and the size of the view before a share was added, or nil while the share is 0.
    private var known: (center: CGPoint, size: CGSize)?
    private var fillsSuperview = false

    /// Notes the position of a view, and restores it if UIKit has moved the view opposite to the share.
    ///
    /// - Parameter share: the present share of the translation, in points of the superview.
    mutating func take(_ view: UIView, share: CGFloat) {
        guard let superview = view.superview, view.translatesAutoresizingMaskIntoConstraints else { return known = nil }
        guard share != 0, let known else {
            fillsSuperview = superview.bounds.size == view.bounds.size && view.displayedFrame == superview.bounds
            return self.known = (view.center, view.bounds.size)
        }
        if fillsSuperview {
            fill(superview, with: view)
        } else if view.bounds.size == known.size, view.center.x == known.center.x,
            movement(of: view, against: share) != 0
        {
            move(view, to: known.center)
        }
        self.known = (view.center, view.bounds.size)
    }

    /// Returns the distance by which a new frame has moved the view opposite to the share, in points of the superview,
    /// or 0.
    ///
    /// - Parameter share: the present share of the translation, in points of the superview.
    func movement(of view: UIView, against share: CGFloat) -> CGFloat {
        guard let known, share != 0, let superview = view.superview else { return 0 }
        let place = fillsSuperview ? superview.bounds.midY : known.center.y
        guard view.center.y != place else { return 0 }
        return abs(view.center.y - place + share) < view.halfAPixel ? -share : 0
    }

    /// Forgets the position if the share is 0.
    mutating func keep(_ view: UIView, share: CGFloat) { if share == 0 { known = nil } }

    private func fill(_ superview: UIView, with view: UIView) {
        let bounds = superview.bounds
        if view.bounds.size != bounds.size { view.bounds.size = bounds.size }
        let middle = CGPoint(x: bounds.midX, y: bounds.midY)
        if view.center != middle { move(view, to: middle) }
    }

    /// Moves a view back at once, because the frame was set at once, in a layout.
    private func move(_ view: UIView, to center: CGPoint) {
        UIView.performWithoutAnimation { view.center = center }
    }
}
