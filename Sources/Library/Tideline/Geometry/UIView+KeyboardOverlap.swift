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
        guard let window, case .docked(let frameInScreen) = state.judged(in: WindowSight(window, nil)).state
        else { return nil }
        return convert(frameInScreen, from: window.screen.coordinateSpace)
    }

    /// Returns the frame of an undocked keyboard in the view's coordinates; nil without one or outside a window.
    func undockedKeyboardFrame(in state: KeyboardState) -> CGRect? {
        guard let window, case .undocked(let frameInScreen) = state.judged(in: WindowSight(window, nil)).state
        else { return nil }
        return convert(frameInScreen, from: window.screen.coordinateSpace)
    }

    var halfAPixel: CGFloat { KeyboardState.halfAPixel(atScale: window?.screen.scale ?? 1) }
}

extension UIView {
    /// The frame in the superview's coordinates, because UIKit's `frame` is undefined for a view with a transform.
    var displayedFrame: CGRect? { superview?.convert(bounds, from: self) }
}

extension KeyboardState {
    /// Returns the state as it applies to a window, with frames in the screen's coordinates, in points.
    @MainActor
    func judged(in sight: WindowSight) -> (state: KeyboardState, reason: String?) {
        var guideTop: CGFloat?
        if let guide = sight.guide, !guide.isAtRest { guideTop = guide.top }
        return judged(inWindow: sight.frame, onScreen: sight.screen, guideTop: guideTop)
    }
}
