import UIKit

/// The constraints that hold a keyboard guide in its view.
///
/// In a scroll view's content, the constants of these constraints depend only on the visible part of the scroll view.
/// Otherwise the guide's height would depend on the bottom of the view. If the content ended at the guide, the guide
/// and the content would then make each other higher without end.
@MainActor
struct KeyboardGuidePlace {
    private enum Kind: Equatable { case none, view, scrollView, content }

    /// Two priorities for a guide in a scroll view's content.
    ///
    /// `above` belongs to the constraint for the guide's top, and `least` to the constraint for its height. Both are so
    /// low that the content keeps its size. If a view ends above the scroll view's end, the keyboard covers less of the
    /// view than of the scroll view. The two constraints then conflict, and the guide's top is the right one. So it has
    /// the higher priority.
    private static let above = UILayoutPriority(240), least = UILayoutPriority(239)
    /// The priority of the constraint that makes the guide as high as the covered height.
    ///
    /// It is just below required. A required height would break another constraint, such as the view's bottom, and
    /// guide and view would grow without end.
    private static let clear = UILayoutPriority(999.5)
    private static let lowest = UILayoutPriority(999)
    private static let heightName = "TidelineKeyboardHeight"

    private(set) weak var scrollView: UIScrollView?
    private var kind = Kind.none
    private var constraints: [NSLayoutConstraint] = []
    private var keyboardTop: NSLayoutConstraint?
    private var safeArea: NSLayoutConstraint?
    /// The left, the top, the width and the height of a guide that an undocked keyboard has moved from its place.
    private var floating: [NSLayoutConstraint] = []
    /// In a scroll view's content, the constraint sets the exact height.
    private(set) var height: NSLayoutConstraint

    init(of guide: KeyboardGuide) {
        height = guide.heightAnchor.constraint(greaterThanOrEqualToConstant: 0)
        height.identifier = Self.heightName
    }

    mutating func put(_ guide: KeyboardGuide, in view: UIView, onSafeArea: Bool) {
        let around = view.enclosingScrollView
        let wanted: Kind = view is UIScrollView ? .scrollView : around == nil ? .view : .content
        guard wanted != kind || around !== scrollView else { return }
        NSLayoutConstraint.deactivate(constraints + floating + [keyboardTop, safeArea].compactMap(\.self))
        (kind, scrollView, keyboardTop, safeArea, floating) = (wanted, around, nil, nil, [])
        constraints = kind == .content ? inContent(of: view, for: guide) : atEnd(of: view, for: guide)
        NSLayoutConstraint.activate(constraints)
        rests(onSafeArea: onSafeArea)
    }

    func rests(onSafeArea: Bool) { safeArea?.isActive = onSafeArea && floating.isEmpty }

    /// Gives the guide the frame of an undocked keyboard, in the view's coordinates, in points.
    mutating func float(_ guide: KeyboardGuide, in view: UIView, at frame: CGRect) {
        let visible = (view as? UIScrollView)?.frameLayoutGuide,
            origin = visible == nil ? CGPoint.zero : view.bounds.origin
        if floating.isEmpty {
            NSLayoutConstraint.deactivate(constraints + [keyboardTop, safeArea].compactMap(\.self))
            floating = [
                guide.leftAnchor.constraint(equalTo: visible?.leftAnchor ?? view.leftAnchor),
                guide.topAnchor.constraint(equalTo: visible?.topAnchor ?? view.topAnchor),
                guide.widthAnchor.constraint(equalToConstant: 0), guide.heightAnchor.constraint(equalToConstant: 0)
            ]
            NSLayoutConstraint.activate(floating)
        }
        let values = [frame.minX - origin.x, frame.minY - origin.y, frame.width, frame.height]
        for (constraint, value) in zip(floating, values) where constraint.constant != value {
            constraint.constant = value
        }
    }

    /// Puts the guide back to the view's bottom.
    mutating func dock(onSafeArea: Bool) {
        guard !floating.isEmpty else { return }
        NSLayoutConstraint.deactivate(floating)
        floating = []
        NSLayoutConstraint.activate(constraints)
        rests(onSafeArea: onSafeArea)
    }

    private mutating func atEnd(of view: UIView, for guide: KeyboardGuide) -> [NSLayoutConstraint] {
        height = guide.heightAnchor.constraint(greaterThanOrEqualToConstant: height.constant)
        height.priority = Self.clear
        height.identifier = Self.heightName
        // In a scroll view, the guide of the safe area may scroll with the content. So the superview's safe area is
        // used.
        let resting = (view as? UIScrollView)?.superview ?? view
        safeArea = guide.topAnchor.constraint(lessThanOrEqualTo: resting.safeAreaLayoutGuide.bottomAnchor)
        let lowest = guide.heightAnchor.constraint(equalToConstant: 0)
        lowest.priority = Self.lowest
        guard let frame = (view as? UIScrollView)?.frameLayoutGuide else {
            return [
                height, lowest, guide.leadingAnchor.constraint(equalTo: view.leadingAnchor),
                guide.trailingAnchor.constraint(equalTo: view.trailingAnchor),
                guide.bottomAnchor.constraint(equalTo: view.bottomAnchor)
            ]
        }
        return [
            height, lowest, guide.leadingAnchor.constraint(equalTo: frame.leadingAnchor),
            guide.trailingAnchor.constraint(equalTo: frame.trailingAnchor),
            guide.bottomAnchor.constraint(equalTo: frame.bottomAnchor)
        ]
    }

    private mutating func inContent(of view: UIView, for guide: KeyboardGuide) -> [NSLayoutConstraint] {
        height = guide.heightAnchor.constraint(equalToConstant: height.constant)
        height.priority = Self.least
        height.identifier = Self.heightName
        if let scrollView {
            let top = guide.topAnchor.constraint(equalTo: scrollView.frameLayoutGuide.bottomAnchor)
            top.priority = Self.above
            keyboardTop = top
            let rest = restingView(in: view, scrollView).map {
                guide.topAnchor.constraint(lessThanOrEqualTo: $0.safeAreaLayoutGuide.bottomAnchor)
            }
            rest?.priority = Self.above
            safeArea = rest
        }
        return [
            height, guide.heightAnchor.constraint(greaterThanOrEqualToConstant: 0),
            guide.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            guide.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            guide.bottomAnchor.constraint(equalTo: view.bottomAnchor)
        ]
    }

    /// Returns the view on whose safe area the guide rests in a scroll view's content.
    ///
    /// If the scroll view adds the safe area to its insets, the content needs none, and the result is nil or has none.
    /// A view that no constraints hold has the same height whatever the guide's height is. So it rests on its own safe
    /// area, which stays right when the view moves to another superview. The own safe area of any other content may
    /// grow with the guide, without end, so such content rests on the safe area around the scroll view.
    private func restingView(in view: UIView, _ scrollView: UIScrollView) -> UIView? {
        if view.translatesAutoresizingMaskIntoConstraints { return view }
        return scrollView.contentInsetAdjustmentBehavior == .never ? scrollView.superview : nil
    }

    func keep(above overlap: CGFloat) -> Bool {
        let hasChanged = height.constant != overlap
        if hasChanged { height.constant = overlap }
        guard let keyboardTop else { return hasChanged }
        if keyboardTop.constant != -overlap { keyboardTop.constant = -overlap }
        if keyboardTop.isActive != (overlap > 0) { keyboardTop.isActive = overlap > 0 }
        return hasChanged
    }
}
