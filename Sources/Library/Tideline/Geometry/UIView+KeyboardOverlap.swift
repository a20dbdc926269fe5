internal import KeyboardModel
import UIKit

extension UIView {
    /// The part of the view that a keyboard covers, in the view's own coordinates, in points; nothing without a window.
    ///
    /// The keyboard's frame is converted from the coordinates of the window's screen, so windows, sheets, scroll offsets
    /// and transforms on the way are taken into account. Only a keyboard that is docked for the view's window covers
    /// anything.
    func overlap(with state: KeyboardState) -> Overlap {
        guard let keyboard = keyboardFrame(in: state) else { return .none }
        return Overlap.of(viewBounds: bounds, keyboardFrame: keyboard, tolerance: halfAPixel)
    }

    /// A docked keyboard's frame in the view's coordinates, in points; nil without one, or without a window.
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
    /// The frame in the superview's coordinates, in points, under any transform; nil without a superview.
    ///
    /// UIKit calls `frame` undefined under a transform.
    var displayedFrame: CGRect? { superview?.convert(bounds, from: self) }
}

extension KeyboardState {
    /// The state for one window, and why it differs from the state for the screen.
    ///
    /// - Parameter guideTop: the top of Apple's layout guide in the screen's coordinates, in points; nil while it rests.
    @MainActor
    func judged(in window: UIWindow, guideTop: CGFloat?) -> (state: KeyboardState, reason: String?) {
        let screen = window.screen
        let frame = window.convert(window.bounds, to: screen.coordinateSpace)
        return judged(inWindow: frame, onScreen: screen.bounds, guideTop: guideTop)
    }
}
