internal import KeyboardModel
import UIKit

extension Keyboard.State {
    /// How far a view's lower edge is below the top of a docked keyboard, in points of the view's superview, 0 or more.
    ///
    /// A view without a window gives 0. Less than half a pixel is 0.
    @MainActor
    package func overlap(of view: UIView) -> CGFloat {
        guard case .docked(let frame) = self, let box = view.displayedFrame,
            let keyboard = view.superview?.keyboardFrame(in: .docked(frame))
        else { return 0 }
        return -TranslationGeometry.translation(
            of: box, above: keyboard, padding: 0, tolerance: view.halfAPixel)
    }
}
