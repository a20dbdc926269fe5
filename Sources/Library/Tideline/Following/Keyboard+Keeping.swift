internal import KeyboardModel
import UIKit

extension Keyboard {
    /// Holds the keyboard's place for a panel, such as photos or emoji, for as long as the panel is in a window.
    ///
    /// Meanwhile the keyboard counts as docked at its last height, though it is hidden. So a keyboard and a panel
    /// replace each other without any movement of the views that avoid the keyboard:
    ///
    ///     view.addSubview(panel)
    ///     NSLayoutConstraint.activate([
    ///         panel.topAnchor.constraint(equalTo: view.keyboardGuide.topAnchor),
    ///         panel.bottomAnchor.constraint(equalTo: view.bottomAnchor)
    ///     ])
    ///     Keyboard.shared.hold(for: panel)
    ///     field.resignFirstResponder()
    ///
    /// Call the method before the input resigns, and after the panel's constraints are active: it lays out the panel's
    /// superview, so that the panel is in its place when the movement begins. Without a keyboard before, the views rise
    /// in the keyboard's usual animation. Remove the panel from its superview to end the hold: at the end of that turn
    /// of the run loop the views fall, unless a keyboard has come instead.
    ///
    /// Before any keyboard was on a screen of this size, the place is as high as the constraints inside the panel make
    /// it, or else as high as the panel's frame, and at most half as high as the window. The height of a keyboard is
    /// remembered for each size of the screen, so also after a rotation. If another page covers the panel's page, the
    /// hold goes on when the panel is back in a window.
    ///
    /// - Parameter panel: a view that is in a window, or comes into one in this turn of the run loop; it replaces a
    ///   former panel. The keyboard holds the view weakly.
    public func hold(for panel: UIView) {
        // A view that was just added has no frame yet, and would fly to its place in the keyboard's animation.
        UIView.performWithoutAnimation { panel.superview?.layoutIfNeeded() }
        keep(reason: "a panel stands in the keyboard's place") { $0.hold(for: panel) }
        following.update()
    }

    /// Looks where the panel is at the end of a turn.
    func lookAtPanel() {
        guard kept.awaitsLook else { return }
        if kept.isBack { return keep(.atOnce, reason: "the panel's page is back") { $0.endTurn() } }
        keep(reason: kept.standingPanel?.window == nil ? "the panel has left" : "the panel has another place") {
            $0.endTurn()
        }
    }

    /// Makes room for a keyboard, such as a custom input view of a known height, before UIKit announces the keyboard.
    ///
    /// Call this method in `textFieldShouldBeginEditing(_:)`. Views begin to move immediately, in the keyboard's usual
    /// animation. The next keyboard notification replaces the expected height. If the input stays inactive, pass 0 to
    /// revoke the expectation. A keyboard that stands higher than expected is not lowered.
    ///
    /// - Parameters:
    ///   - coveredHeight: the expected covered height at the bottom of the input's window, in points; 0 or less, NaN or
    ///     infinity revokes the expectation.
    ///   - input: the input that is about to begin editing; an input outside a window is ignored.
    public func expect(_ coveredHeight: CGFloat, for input: UIView) {
        guard coveredHeight.isFinite, coveredHeight > 0 else {
            return keep(reason: "no longer expected by the app") { $0.expectNothing() }
        }
        guard let window = input.window else { return }
        keep(reason: "expected by the app") {
            $0.expect(KeptPlace.bottom(of: window, height: coveredHeight), for: input)
        }
    }
}
