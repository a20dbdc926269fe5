import UIKit

/// The constraints that hold a keyboard guide in its view.
///
/// In a scroll view's content the guide's height must not depend on the view's own bottom. Content that ends at the guide
/// would grow with the guide, and the guide with the content, without end. There every constant depends on the scroll view's
/// visible part alone.
@MainActor
struct KeyboardGuidePlace {
    private enum Kind: Equatable { case none, view, scrollView, content }

    /// Below the priorities of content that the guide must neither squeeze nor stretch.
    ///
    /// The top comes before the height: a view whose end is above the scroll view's has less of the keyboard over it.
    private static let above = UILayoutPriority(240), least = UILayoutPriority(239)

    /// The scroll view that the guide's view is or lies in.
    private(set) weak var scrollView: UIScrollView?
    private var kind = Kind.none
    private var constraints: [NSLayoutConstraint] = []
    private var keyboardTop: NSLayoutConstraint?

    /// Whether the guide's view lies in a scroll view's content.
    var isInContent: Bool { kind == .content }

    /// Constrains a guide for the present place of its view; does nothing when the constraints fit already.
    mutating func put(_ guide: KeyboardGuide, in view: UIView) {
        let around = view.enclosingScrollView
        let wanted: Kind = view is UIScrollView ? .scrollView : around == nil ? .view : .content
        guard wanted != kind || around !== scrollView else { return }
        NSLayoutConstraint.deactivate(constraints + [keyboardTop].compactMap(\.self))
        (kind, scrollView, keyboardTop) = (wanted, around, nil)
        constraints = sides(of: guide, in: view)
        NSLayoutConstraint.activate(constraints)
    }

    private mutating func sides(of guide: KeyboardGuide, in view: UIView) -> [NSLayoutConstraint] {
        let height = guide.heightConstraint
        height.priority = kind == .content ? Self.least : .required
        if let frame = (view as? UIScrollView)?.frameLayoutGuide {
            return [
                height, guide.leadingAnchor.constraint(equalTo: frame.leadingAnchor),
                guide.trailingAnchor.constraint(equalTo: frame.trailingAnchor),
                guide.bottomAnchor.constraint(equalTo: frame.bottomAnchor)
            ]
        }
        var sides = [
            height, guide.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            guide.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            guide.bottomAnchor.constraint(equalTo: view.bottomAnchor)
        ]
        if kind == .content, let scrollView {
            let top = guide.topAnchor.constraint(equalTo: scrollView.frameLayoutGuide.bottomAnchor)
            top.priority = Self.above
            keyboardTop = top
            sides.append(guide.heightAnchor.constraint(greaterThanOrEqualToConstant: 0))
        }
        return sides
    }

    /// Keeps a guide in a scroll view's content above the covered height of the scroll view, in points, 0 or more.
    func keep(above overlap: CGFloat) {
        guard let keyboardTop else { return }
        if keyboardTop.constant != -overlap { keyboardTop.constant = -overlap }
        if keyboardTop.isActive != (overlap > 0) { keyboardTop.isActive = overlap > 0 }
    }
}
