import UIKit

/// The values on which an avoider's adjustment depends, apart from the keyboard's state.
///
/// At the end of each run-loop turn they are compared with the values after the last adjustment.
struct FollowerSight: Equatable {
    private(set) var window: ObjectIdentifier?
    /// The view's bounds in its window's coordinates, in points.
    private var frame = CGRect.zero
    /// The window's bounds in the screen's coordinates, in points.
    ///
    /// They are needed, because UIKit moves a window without informing its views (order Q5).
    private var windowFrame = CGRect.zero
    private var safeArea = UIEdgeInsets.zero
    /// The top of Apple's guide in the window, in the screen's coordinates, in points, or nil if it is unknown.
    private var guideTop: CGFloat?
    /// The present value of the inset, constant or translation that the avoider changes, in its own unit.
    var number: CGFloat = 0
    /// A second value that is compared, such as the inset of the scroll indicators.
    var secondNumber: CGFloat = 0
    /// The adjusted content insets, which include the parts that UIKit adds, in points.
    var insets = UIEdgeInsets.zero
    var content = CGSize.zero
    var input: ObjectIdentifier?
    /// The rectangle that has to be in sight, in the view's coordinates, in points.
    var focus: CGRect?

    @MainActor
    init(_ view: UIView?, in windows: [WindowSight]) {
        guard let view else { return }
        if let window = view.window {
            self.window = ObjectIdentifier(window)
            // Convert the view's frame instead of its bounds, because the rounding error of converted bounds differs at
            // each offset of a scroll view.
            frame =
                view.transform.isIdentity
                ? view.superview?.convert(view.frame, to: window) ?? view.frame
                : view.convert(view.bounds, to: window)
            let sight = windows.sight(of: window)
            (windowFrame, guideTop) = (sight.frame, sight.guideTop)
        } else {
            frame = view.bounds
        }
        safeArea = view.safeAreaInsets
    }
}
