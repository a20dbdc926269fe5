import UIKit

/// A window as all that follow the keyboard in it see it; found once for all of them.
@MainActor
struct WindowSight {
    let window: UIWindow
    /// The window's bounds in the screen's coordinates, in points.
    let frame: CGRect
    /// The top of Apple's guide in the screen's coordinates, in points; nil where it is not known.
    let guideTop: CGFloat?

    init(_ window: UIWindow, guideTop: CGFloat?) {
        (self.window, self.guideTop) = (window, guideTop)
        frame = window.convert(window.bounds, to: window.screen.coordinateSpace)
    }
}
