internal import KeyboardModel
import UIKit

extension Keyboard.State {
    /// The frame of the keyboard in a view's coordinates, in points; nil without one that is docked in the view's window.
    ///
    /// A keyboard that ends above the screen's bottom, as beside a window in Stage Manager, counts where the window says so.
    @MainActor
    public func frame(in view: UIView) -> CGRect? {
        switch self {
        case .hidden: nil
        case .docked(let frame): view.keyboardFrame(in: .docked(frame))
        case .undocked(let frame): view.keyboardFrame(in: .undocked(frame))
        }
    }

    /// How far a view's lower edge is below the top of a docked keyboard, in points of the view's superview, 0 or more.
    ///
    /// A view without a window gives 0. Less than half a pixel is 0.
    @MainActor
    public func overlap(of view: UIView) -> CGFloat {
        guard case .docked(let frame) = self, let box = view.displayedFrame,
            let keyboard = view.superview?.keyboardFrame(in: .docked(frame))
        else { return 0 }
        return -TranslationGeometry.translation(
            of: box, above: keyboard, padding: 0, tolerance: view.halfAPixel)
    }
}
