internal import KeyboardModel
import UIKit

/// Apple's keyboard layout guide of one window, as the library reads it.
///
/// The library puts nothing among the window's subviews, since apps reach for the first and the last of them. The guide
/// belongs to the window, so the app may have changed its properties.
@MainActor
final class KeyboardWatch {
    private(set) weak var window: UIWindow?
    private(set) var hasRested = false

    init(in window: UIWindow) {
        self.window = window
        // UIKit makes the guide when code first asks for it, and places it in the window's next layout (rule E66).
        _ = window.keyboardLayoutGuide
    }

    /// The guide's position, or nil before its first layout.
    var guide: KeyboardReconciliation.Guide? {
        guard let window else { return nil }
        let box = window.keyboardLayoutGuide.layoutFrame
        guard box.width > 0 else { return nil }
        let screen = window.screen
        var frame = window.convert(box, to: screen.coordinateSpace)
        frame.origin.y = frame.minY.steady
        let isAtRest = window.bounds.maxY - box.minY <= window.safeAreaInsets.bottom + KeyboardReconciliation.tolerance
        return KeyboardReconciliation.Guide(
            frame, isAtRest: isAtRest, spansWindow: box.width >= window.bounds.width, onScreen: screen.bounds)
    }

    /// Lays out the window if its guide has no place yet.
    func layOut() {
        if let window, window.keyboardLayoutGuide.layoutFrame.width <= 0 { window.layoutIfNeeded() }
    }

    /// The positions of the window and of its guide; nil if the window is gone.
    var sight: WindowSight? {
        guard let window else { return nil }
        return WindowSight(window, guide)
    }

    /// Returns the positions, and remembers whether the guide has been at rest.
    func look() -> WindowSight? {
        let sight = sight
        if sight?.guide?.isAtRest == true { hasRested = true }
        return sight
    }

    func isReached(by state: KeyboardState) -> Bool { (window?.overlap(with: state).height ?? 0) > 0 }
}
