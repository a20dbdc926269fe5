internal import KeyboardModel
import UIKit

extension UIView {
    /// Returns the part that a docked keyboard covers, in the view's own coordinates; 0 points outside a window.
    func overlap(with state: KeyboardState) -> Overlap {
        guard let keyboard = keyboardFrame(in: state) else { return .none }
        return Overlap.of(viewBounds: bounds, keyboardFrame: keyboard, tolerance: halfAPixel)
    }

    /// Returns the frame of a docked keyboard in the view's coordinates; nil without a docked keyboard or outside a
    /// window.
    func keyboardFrame(in state: KeyboardState) -> CGRect? {
        guard let window, case .docked(let frameInScreen) = state.judged(in: window, guideTop: nil).state else {
            return nil
        }
        return convert(frameInScreen, from: window.screen.coordinateSpace)
    }

    var halfAPixel: CGFloat { KeyboardState.halfAPixel(atScale: window?.screen.scale ?? 1) }
}

extension UIView {
    /// The frame in the superview's coordinates, because UIKit's `frame` is undefined for a view with a transform.
    var displayedFrame: CGRect? { superview?.convert(bounds, from: self) }
}

extension KeyboardState {
    /// - Parameter guideTop: the top of Apple's layout guide in the screen's coordinates, in points; nil for a guide at
    ///   rest.
    @MainActor
    func judged(in window: UIWindow, guideTop: CGFloat?) -> (state: KeyboardState, reason: String?) {
        let screen = window.screen
        let frame = window.convert(window.bounds, to: screen.coordinateSpace)
        return judged(inWindow: frame, onScreen: screen.bounds, guideTop: guideTop)
    }
}
