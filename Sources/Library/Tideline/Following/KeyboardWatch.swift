internal import KeyboardModel
import UIKit

/// An empty view behind all other views of a window, with a keyboard layout guide for the library.
///
/// While a keyboard is up, each window in which a view avoids the keyboard has one such empty view. The guide's top is
/// the keyboard's top according to UIKit. While a finger drags the keyboard, UIKit posts no notification, but lays out
/// this view (S93). The library does not use the window's own guide, because that guide belongs to the app. The view is
/// the window's first subview, because some apps add views to the last subview.
final class KeyboardWatch: UIView {
    /// The distance of the pinned subview from the guide, in points.
    ///
    /// With a shorter distance, the subview could reach into the bottom safe area. A change of the safe area would then
    /// also lay out the subview.
    private static let distance: CGFloat = 100

    private let onLayout: () -> Void
    private let pinned = KeyboardWatchPin()
    private let restsOnSafeArea: Bool
    private var hasLaidOut = false
    private(set) var hasRested = false

    init(in window: UIWindow, _ onLayout: @escaping () -> Void) {
        self.onLayout = onLayout
        if #available(iOS 17.0, *), SystemVersion.isAtLeast(17) {
            restsOnSafeArea = false
        } else {
            restsOnSafeArea = true
        }
        super.init(frame: window.bounds)
        // UIKit may skip a hidden view in the layout, so the view stays visible and draws nothing.
        isUserInteractionEnabled = false
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        UIView.performWithoutAnimation {
            window.insertSubview(self, at: 0)
            pin()
        }
    }

    @available(*, unavailable, message: "Use init(in:_:) instead.")
    required init?(coder: NSCoder) { nil }

    /// UIKit lays out this view on every frame of a drag, because of the pinned subview.
    ///
    /// Key-value observing of the guide's `layoutFrame` fails (S121). The pinned subview keeps its size, so one layout
    /// of this view is enough for each frame.
    private func pin() {
        let guide = keyboardLayoutGuide
        if #available(iOS 17.0, *), !restsOnSafeArea { guide.usesBottomSafeArea = false }
        pinned.translatesAutoresizingMaskIntoConstraints = false
        addSubview(pinned)
        NSLayoutConstraint.activate([
            pinned.topAnchor.constraint(equalTo: guide.topAnchor, constant: -Self.distance),
            pinned.leadingAnchor.constraint(equalTo: leadingAnchor),
            pinned.widthAnchor.constraint(equalToConstant: 0), pinned.heightAnchor.constraint(equalToConstant: 0)
        ])
    }

    var guide: KeyboardReconciliation.Guide? {
        guard hasLaidOut, let window else { return nil }
        let edge = CGPoint(x: bounds.minX, y: pinned.frame.minY + Self.distance)
        let top = convert(edge, to: window.screen.coordinateSpace).y.steady
        let rest = restsOnSafeArea ? safeAreaInsets.bottom : 0
        let isAtRest = bounds.maxY - edge.y <= rest + KeyboardReconciliation.tolerance
        // A docked keyboard is as wide as the screen, even if the window is narrower.
        let screen = window.screen.bounds, bottom = max(screen.maxY, top)
        let frame = CGRect(x: screen.minX, y: top, width: screen.width, height: bottom - top)
        return KeyboardReconciliation.Guide(top: top, isAtRest: isAtRest, keyboardFrame: frame)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        hasLaidOut = window != nil
        if guide?.isAtRest == true { hasRested = true }
        onLayout()
    }
}

private final class KeyboardWatchPin: UIView {}
