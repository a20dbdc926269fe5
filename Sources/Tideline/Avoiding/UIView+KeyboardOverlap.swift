import KeyboardModel
import UIKit

extension UIView {
    /// What a keyboard covers of the view, in the view's own coordinates, in points; nothing without a window.
    ///
    /// The keyboard's frame is converted from the coordinates of the window's screen, so windows, sheets, scroll offsets
    /// and transforms on the way are taken into account. Only a docked keyboard covers anything.
    public func overlap(with state: KeyboardState) -> Overlap {
        guard let keyboard = keyboardFrame(in: state) else { return .none }
        return Overlap.of(viewBounds: bounds, keyboardFrame: keyboard, tolerance: halfAPixel)
    }

    /// A docked keyboard's frame in the view's coordinates, in points; nil without one, or without a window.
    func keyboardFrame(in state: KeyboardState) -> CGRect? {
        guard let window, case .docked(let frameInScreen) = state else { return nil }
        return convert(frameInScreen, from: window.screen.coordinateSpace)
    }

    /// Half a pixel of the view's screen, in points.
    var halfAPixel: CGFloat { KeyboardState.halfAPixel(atScale: window?.screen.scale ?? 1) }
}
