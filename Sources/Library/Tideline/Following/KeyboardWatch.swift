internal import KeyboardModel
import UIKit

/// An empty view behind everything in a window, on Apple's keyboard layout guide of its own.
///
/// It stands in a window while a keyboard is up and something there follows it. It says where UIKit has the keyboard, and its
/// layout tells that a finger drags the keyboard, for which no notification is posted (S93). The window's own guide belongs
/// to the app. The last subview of a window is what apps add their own views to; the first one is not.
final class KeyboardWatch: UIView {
    /// The distance from the guide's top up to the pinned view, in points.
    ///
    /// Nearer to the home indicator a change of the safe area would lay the view itself out.
    private static let distance: CGFloat = 100

    /// Called on the main actor after each layout of the view, with the guide in its new place.
    private let onLayout: () -> Void
    private let pinned = KeyboardWatchPin()
    private let restsOnSafeArea: Bool
    private var hasLaidOut = false
    /// Whether the guide has rested in any layout.
    private(set) var hasRested = false

    init(in window: UIWindow, _ onLayout: @escaping () -> Void) {
        self.onLayout = onLayout
        if #available(iOS 17.0, *), SystemVersion.isAtLeast(17) {
            restsOnSafeArea = false
        } else {
            restsOnSafeArea = true
        }
        super.init(frame: window.bounds)
        // It draws nothing. A hidden view might not be laid out.
        isUserInteractionEnabled = false
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        UIView.performWithoutAnimation {
            window.insertSubview(self, at: 0)
            pin()
        }
    }

    @available(*, unavailable, message: "Use init(in:_:) instead.")
    required init?(coder: NSCoder) { nil }

    /// Pins a view to the guide, so that UIKit lays this one out on every frame of a drag.
    ///
    /// Key-value observing of the guide's `layoutFrame` does not work (S121). The pinned view keeps its size, so that one layout
    /// suffices.
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

    /// Apple's guide in the window; nil without a window, and before the first layout.
    var guide: KeyboardReconciliation.Guide? {
        guard hasLaidOut, let window else { return nil }
        let edge = CGPoint(x: bounds.minX, y: pinned.frame.minY + Self.distance)
        let top = convert(edge, to: window.screen.coordinateSpace).y.steady
        let rest = restsOnSafeArea ? safeAreaInsets.bottom : 0
        let isAtRest = bounds.maxY - edge.y <= rest + KeyboardReconciliation.tolerance
        // A docked keyboard is as wide as the screen in any window.
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

/// The view on Apple's guide in a watch.
private final class KeyboardWatchPin: UIView {}
