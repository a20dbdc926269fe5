import UIKit

/// What the number of an avoider depends on, beside the keyboard: a small value that a look compares with the last one.
struct FollowerSight: Equatable {
    /// The window of the view; nil without one.
    private(set) var window: ObjectIdentifier?
    /// The view's bounds in its window's coordinates, in points.
    private var frame = CGRect.zero
    /// The window's bounds in the screen's coordinates, in points: no view is told of a window that moves (order Q5).
    private var windowFrame = CGRect.zero
    private var safeArea = UIEdgeInsets.zero
    /// Apple's guide in the window: its top in the screen's coordinates, in points; nil where it is not known.
    private var guideTop: CGFloat?
    /// The number that the avoider changes as it stands, in its own unit.
    var number: CGFloat = 0
    /// A second one, such as the inset of the indicators.
    var secondNumber: CGFloat = 0
    /// The insets that UIKit adds up, in points.
    var insets = UIEdgeInsets.zero
    /// The size of what scrolls, in points.
    var content = CGSize.zero
    /// The input inside.
    var input: ObjectIdentifier?
    /// What has to be in sight, in the coordinates of the view, in points.
    var focus: CGRect?

    /// - Parameter windows: the watched windows, as they are now.
    @MainActor
    init(_ view: UIView?, in windows: [WindowSight]) {
        guard let view else { return }
        if let window = view.window {
            self.window = ObjectIdentifier(window)
            frame = view.convert(view.bounds, to: window)
            let known = windows.first { $0.window === window } ?? WindowSight(window, guideTop: nil)
            (windowFrame, guideTop) = (known.frame, known.guideTop)
        } else {
            frame = view.bounds
        }
        safeArea = view.safeAreaInsets
    }
}
