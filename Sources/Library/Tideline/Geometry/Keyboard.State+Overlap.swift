internal import KeyboardModel
import UIKit

extension Keyboard.State {
    /// Returns the frame of a docked keyboard in a view's coordinates, in points.
    ///
    /// The result is nil if the keyboard is hidden, undocked, or beside the view's window. In Stage Manager a keyboard
    /// that is docked for the window may end above the screen's bottom.
    @MainActor
    public func frame(in view: UIView) -> CGRect? {
        switch self {
        case .hidden: nil
        case .docked(let frame): view.keyboardFrame(in: .docked(frame))
        case .undocked(let frame): view.keyboardFrame(in: .undocked(frame))
        }
    }

    /// Returns the distance from a docked keyboard's top down to a view's lower edge, in points of the superview, 0 or
    /// more.
    ///
    /// Outside a window the distance is 0. Less than half a pixel counts as 0.
    @MainActor
    public func overlap(of view: UIView) -> CGFloat {
        guard case .docked(let frame) = self else { return 0 }
        var sight = TranslationSight()
        sight.keyboard = view.superview?.keyboardFrame(in: .docked(frame))
        (sight.rectangle, sight.halfAPixel) = (view.displayedFrame, view.halfAPixel)
        return -sight.wanted
    }
}
