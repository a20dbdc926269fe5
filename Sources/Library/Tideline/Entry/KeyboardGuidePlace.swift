import UIKit

/// The constraints that hold a keyboard guide in its view.
///
/// While the keyboard is hidden, constraints alone keep the guide in place. In a scroll view's content every constant
/// depends only on the visible part of the scroll view. If the guide's height depended on the view's own bottom, and
/// the content ended at the guide, a higher guide would make the content higher, and the higher content would make the
/// guide higher, endlessly.
@MainActor
struct KeyboardGuidePlace {
    private enum Kind: Equatable { case none, view, scrollView, content }

    /// The priorities of the two constraints that place the guide in a scroll view's content: the first is for its top,
    /// the second for its height.
    ///
    /// Both are so low that content keeps its size. If a view ends above the end of the scroll view, the keyboard
    /// covers less of the view than of the scroll view. The constraint for the top therefore has the higher priority.
    private static let above = UILayoutPriority(240), least = UILayoutPriority(239)
    /// The priority that keeps the guide at least as high as the covered height, just below required.
    ///
    /// If the content needs more height than the room above the keyboard, the guide shrinks below the covered height. A
    /// required height would break another constraint, such as the view's own bottom, and the guide and the view would
    /// grow without end.
    private static let clear = UILayoutPriority(999.5)
    /// The priority of the constraint that makes the guide's height as small as the keyboard and the safe area allow.
    private static let lowest = UILayoutPriority(999)
    private static let heightName = "TidelineKeyboardHeight"

    /// The scroll view that is or contains the guide's view.
    private(set) weak var scrollView: UIScrollView?
    private unowned let guide: KeyboardGuide
    private var kind = Kind.none
    private var constraints: [NSLayoutConstraint] = []
    private var keyboardTop: NSLayoutConstraint?
    /// The constraint that keeps the guide's top at the safe area's bottom or above, or nil in a scroll view's content.
    private var safeArea: NSLayoutConstraint?
    /// The constraint for the covered height: it sets the guide's minimum height, or in a scroll view's content the
    /// guide's exact height.
    private(set) var height: NSLayoutConstraint

    init(of guide: KeyboardGuide) {
        self.guide = guide
        height = guide.heightAnchor.constraint(greaterThanOrEqualToConstant: 0)
        height.identifier = Self.heightName
    }

    /// Constrains the guide to a view, and keeps the present constraints if they still fit.
    mutating func put(in view: UIView, onSafeArea: Bool) {
        let around = view.enclosingScrollView
        let wanted: Kind = view is UIScrollView ? .scrollView : around == nil ? .view : .content
        guard wanted != kind || around !== scrollView else { return }
        NSLayoutConstraint.deactivate(constraints + [keyboardTop, safeArea].compactMap(\.self))
        (kind, scrollView, keyboardTop, safeArea) = (wanted, around, nil, nil)
        constraints = kind == .content ? inContent(of: view) : atEnd(of: view)
        NSLayoutConstraint.activate(constraints)
        rests(onSafeArea: onSafeArea)
    }

    func rests(onSafeArea: Bool) { safeArea?.isActive = onSafeArea }

    private mutating func atEnd(of view: UIView) -> [NSLayoutConstraint] {
        height = guide.heightAnchor.constraint(greaterThanOrEqualToConstant: height.constant)
        height.priority = Self.clear
        height.identifier = Self.heightName
        // The safe-area guide of a scroll view may scroll with the content, so use the guide of the scroll view's
        // superview.
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

    private mutating func inContent(of view: UIView) -> [NSLayoutConstraint] {
        height = guide.heightAnchor.constraint(equalToConstant: height.constant)
        height.priority = Self.least
        height.identifier = Self.heightName
        if let scrollView {
            let top = guide.topAnchor.constraint(equalTo: scrollView.frameLayoutGuide.bottomAnchor)
            top.priority = Self.above
            keyboardTop = top
        }
        return [
            height, guide.heightAnchor.constraint(greaterThanOrEqualToConstant: 0),
            guide.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            guide.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            guide.bottomAnchor.constraint(equalTo: view.bottomAnchor)
        ]
    }

    /// Sets the covered height in points, 0 or more, and returns whether it has changed.
    func keep(above overlap: CGFloat) -> Bool {
        let hasChanged = height.constant != overlap
        if hasChanged { height.constant = overlap }
        guard let keyboardTop else { return hasChanged }
        if keyboardTop.constant != -overlap { keyboardTop.constant = -overlap }
        if keyboardTop.isActive != (overlap > 0) { keyboardTop.isActive = overlap > 0 }
        return hasChanged
    }
}
