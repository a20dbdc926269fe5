import UIKit

/// The values on which an avoider's adjustment depends, apart from the keyboard's state.
///
/// At the end of each run-loop turn the values are compared with the values after the last adjustment.
struct FollowerSight: Equatable {
    private(set) var window: ObjectIdentifier?
    /// The view's frame in the window's coordinates, in points.
    private var frame = CGRect.zero
    /// UIKit moves a window without informing the window's views (order Q5).
    private var windowFrame = CGRect.zero
    private var safeArea = UIEdgeInsets.zero
    private var guideTop: CGFloat?
    var number: CGFloat = 0
    var secondNumber: CGFloat = 0
    /// A scroll view's adjusted content insets, in points.
    var insets = UIEdgeInsets.zero
    var content = CGSize.zero
    var input: ObjectIdentifier?
    /// The rectangle that stays in sight, in the view's coordinates, in points.
    var focus: CGRect?

    @MainActor
    init(_ view: UIView?, in windows: [WindowSight]) {
        guard let view else { return }
        if let window = view.window {
            self.window = ObjectIdentifier(window)
            // Converting the bounds has a different rounding error at each offset of a scroll view, so the code
            // converts the frame.
            frame =
                view.transform.isIdentity
                ? view.superview?.convert(view.frame, to: window) ?? view.frame
                : view.convert(view.bounds, to: window)
            (windowFrame, guideTop) = windows.place(of: window)
        } else {
            frame = view.bounds
        }
        safeArea = view.safeAreaInsets
    }
}
