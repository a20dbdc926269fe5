internal import KeyboardModel
import UIKit

/// The position of a window and of its guide, computed once for all avoiders in the window.
@MainActor
struct WindowSight {
    let window: UIWindow
    /// The window's bounds in the screen's coordinates, in points.
    let frame: CGRect
    /// The bounds of the window's screen, in points.
    let screen: CGRect
    /// Apple's guide, nil before its first layout.
    let guide: KeyboardReconciliation.Guide?

    init(_ window: UIWindow, _ guide: KeyboardReconciliation.Guide?) {
        (self.window, self.guide) = (window, guide)
        let screen = window.screen
        frame = window.convert(window.bounds, to: screen.coordinateSpace)
        self.screen = screen.bounds
    }
}

extension [WindowSight] {
    @MainActor
    func sight(of window: UIWindow) -> WindowSight { index(of: window).map { self[$0] } ?? WindowSight(window, nil) }

    /// Returns the window's frame and the top of its guide in the screen's coordinates, in points; a top of nil is
    /// unknown.
    @MainActor
    func place(of window: UIWindow) -> (frame: CGRect, guideTop: CGFloat?) {
        guard let index = index(of: window) else { return (WindowSight(window, nil).frame, nil) }
        return (self[index].frame, self[index].guide?.top)
    }

    /// A loop is faster than a closure, because each call of a closure would check the main actor.
    @MainActor
    private func index(of window: UIWindow) -> Int? {
        for index in indices where self[index].window === window { return index }
        return nil
    }
}
