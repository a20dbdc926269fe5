import UIKit

/// The position of a window and of its guide, computed once for all avoiders in the window.
@MainActor
struct WindowSight {
    let window: UIWindow
    /// The window's bounds in the screen's coordinates, in points.
    let frame: CGRect
    /// The top of Apple's guide in the screen's coordinates, in points; nil if unknown.
    let guideTop: CGFloat?

    init(_ window: UIWindow, guideTop: CGFloat?) {
        (self.window, self.guideTop) = (window, guideTop)
        frame = window.convert(window.bounds, to: window.screen.coordinateSpace)
    }
}

extension [WindowSight] {
    /// A loop is faster than a closure, because each call of a closure would check the main actor.
    @MainActor
    func sight(of window: UIWindow) -> WindowSight {
        for sight in self where sight.window === window { return sight }
        return WindowSight(window, guideTop: nil)
    }
}
