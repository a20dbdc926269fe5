internal import KeyboardModel
import UIKit

extension UIView {
    /// Returns the part of the view that a keyboard covers, in the view's own coordinates, in points.
    ///
    /// The keyboard's frame is converted from the coordinates of the window's screen. The conversion takes windows,
    /// sheets, scroll offsets and transforms into account. Only a keyboard that is docked for the view's window covers
    /// a view. Outside a window the overlap is 0.
    func overlap(with state: KeyboardState) -> Overlap {
        guard let keyboard = keyboardFrame(in: state) else { return .none }
        return Overlap.of(viewBounds: bounds, keyboardFrame: keyboard, tolerance: halfAPixel)
    }

    /// Returns the frame of a docked keyboard in the view's coordinates, in points.
    ///
    /// It returns nil for a view outside a window, and if the keyboard is hidden, undocked or beside the window.
    func keyboardFrame(in state: KeyboardState) -> CGRect? {
        guard let window, case .docked(let frameInScreen) = state.judged(in: window, guideTop: nil).state else {
            return nil
        }
        return convert(frameInScreen, from: window.screen.coordinateSpace)
    }

    /// Half a pixel of the view's screen, in points.
    var halfAPixel: CGFloat { KeyboardState.halfAPixel(atScale: window?.screen.scale ?? 1) }
}

extension UIView {
    /// The visible frame in the superview's coordinates, in points; nil if the superview is missing.
    ///
    /// UIKit's own `frame` is undefined if the view has a transform.
    var displayedFrame: CGRect? { superview?.convert(bounds, from: self) }
}

extension KeyboardState {
    /// Returns the keyboard's state for one window, and the reason if it differs from the state for the screen.
    ///
    /// - Parameter guideTop: the top of Apple's layout guide in the screen's coordinates, in points; nil while the
    ///   guide shows a hidden keyboard.
    @MainActor
    func judged(in window: UIWindow, guideTop: CGFloat?) -> (state: KeyboardState, reason: String?) {
        let screen = window.screen
        let frame = window.convert(window.bounds, to: screen.coordinateSpace)
        return judged(inWindow: frame, onScreen: screen.bounds, guideTop: guideTop)
    }
}
