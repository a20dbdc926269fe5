import Foundation
@_spi(Simulation) import UIKit

/// Hands what UIKit tells its keyboard host on to a keyboard; a public type may not conform to a protocol of the bench.
@MainActor
final class KeyboardHostAdapter: KeyboardHost {
    unowned let keyboard: SimulatedKeyboard
    init(_ keyboard: SimulatedKeyboard) { self.keyboard = keyboard }

    func firstResponderDidChange(to responder: UIResponder?) { keyboard.follow(responder) }
    func inputViewsDidReload(for responder: UIResponder) { keyboard.follow(responder) }
    func interfaceWillRotate() { keyboard.interfaceWillRotate() }
    func interfaceDidRotate() { keyboard.interfaceDidRotate() }
    func interactiveDrag(toScreenY y: CGFloat, padding: CGFloat) {
        keyboard.interactiveDrag(toScreenY: y, padding: padding)
    }
    func interactiveDragEnded(movingDown: Bool) { keyboard.interactiveDragEnded(movingDown: movingDown) }
}

extension SimulatedKeyboard {
    /// Hides without time before a rotation (rules E19, E21).
    func interfaceWillRotate() {
        guard frameInScreen != nil, let configuration else { return }
        rotation = configuration
        guard let current = frameInScreen else { return }
        move(from: current, to: frameBelowScreen(height: current.height), .hide, duration: 0)
    }

    /// Shows in the new orientation, inside the rotation's animation (rules E19, E21).
    func interfaceDidRotate() {
        windows.resize(to: screenBounds)
        guard let configuration = rotation, let target = frame(for: configuration) else { return }
        rotation = nil
        windows.install(accessory: responder?.chainedInputAccessoryView, height: configuration.accessoryHeight)
        move(from: frameBelowScreen(height: target.height), to: target, .show, duration: 0)
    }

    /// Lets the keyboard follow a finger below its top edge; nothing is posted (rules C35, C36).
    ///
    /// An undocked keyboard is off the screen for all that follows the docked one (rules E36, E41), and stays where it is.
    func interactiveDrag(toScreenY y: CGFloat, padding: CGFloat) {
        guard let current = frameInScreen, !isUndocked else { return }
        let start = drag ?? (top: current.minY, frame: current)
        guard drag != nil || y > start.top - padding else { return }
        drag = start
        var frame = start.frame
        frame.origin.y = min(max(start.top, y + padding), screenBounds.height)
        frameInScreen = frame
        UIView.performWithoutAnimation {
            windows.move(to: frame)
            simulation.setKeyboardPlacement(.docked(frame))
        }
    }

    /// Goes down or back up when the finger is lifted (rules C35, C36, K9).
    func interactiveDragEnded(movingDown: Bool) {
        guard let start = drag, let current = frameInScreen else { return }
        drag = nil
        guard !movingDown else {
            if let responder { responder.resignFirstResponder() } else { hide() }
            return
        }
        frameInScreen = start.frame
        let curve = UIView.AnimationCurve(rawValue: behavior.curveRawValue) ?? .easeInOut
        guard current != start.frame else { return }
        UIView.animateAsKeyboard(duration: behavior.duration, curve: curve) {
            self.windows.move(to: start.frame)
            self.simulation.setKeyboardPlacement(.docked(start.frame))
        } completion: {
        }
    }
}
