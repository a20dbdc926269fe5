import Foundation
@_spi(Simulation) import UIKit

/// Forwards UIKit's calls to a simulated keyboard, because a public type may not conform to an SPI protocol.
@MainActor
final class KeyboardHostAdapter: KeyboardHost {
    unowned let keyboard: SimulatedKeyboard
    init(_ keyboard: SimulatedKeyboard) { self.keyboard = keyboard }

    func firstResponderDidChange(to responder: UIResponder?) { keyboard.follow(responder) }
    func inputViewsDidReload(for responder: UIResponder) { keyboard.follow(responder) }
    func interfaceWillRotate() { keyboard.interfaceWillRotate() }
    func interfaceDidRotate() { keyboard.interfaceDidRotate() }
    func interactiveDrag(toScreenY y: CGFloat, padding: CGFloat, withAccessory: Bool) {
        keyboard.interactiveDrag(toScreenY: y, padding: padding, withAccessory: withAccessory)
    }
    func interactiveDragEnded(movingDown: Bool) { keyboard.interactiveDragEnded(movingDown: movingDown) }
}

extension SimulatedKeyboard {
    /// The keyboard hides at once before a rotation (rules E19, E21).
    func interfaceWillRotate() {
        guard frameInScreen != nil, let configuration else { return }
        rotation = configuration
        guard let current = frameInScreen else { return }
        move(from: current, to: frameBelowScreen(height: current.height), .hide, duration: 0)
    }

    /// The keyboard appears in the new orientation, inside the rotation's animation (rules E19, E21).
    func interfaceDidRotate() {
        windows.resize(to: screenBounds)
        guard let former = rotation else { return }
        let wanted = responder.map(configuration(for:)) ?? former
        guard let target = frame(for: wanted) else { return }
        rotation = nil
        configuration = wanted
        install(wanted, of: responder)
        move(from: frameBelowScreen(height: target.height), to: target, .show, duration: 0)
    }

    /// Moves the keyboard's top edge with a finger, once the finger is below this edge (rules C35, C36).
    ///
    /// The keyboard posts no notifications during the move. An undocked keyboard stays in place (rules E36, E41). The
    /// accessory view stays at the bottom, or moves with the keyboard if `withAccessory` is true (rule C37).
    func interactiveDrag(toScreenY y: CGFloat, padding: CGFloat, withAccessory: Bool) {
        guard let current = frameInScreen, !isUndocked else { return }
        let start = drag ?? Drag(frame: current, takesAccessory: withAccessory)
        let lowest = screenBounds.height - (withAccessory ? 0 : configuration?.dockedHeight ?? 0)
        guard drag != nil || y > start.frame.minY - padding && lowest > start.frame.minY else { return }
        drag = start
        var frame = start.frame
        frame.origin.y = min(max(start.frame.minY, y + padding), lowest)
        frameInScreen = frame
        UIView.performWithoutAnimation {
            windows.move(to: frame)
            simulation.setKeyboardPlacement(.docked(frame))
        }
    }

    /// The keyboard hides or moves back up when the finger is lifted (rules C35, C36, K9).
    func interactiveDragEnded(movingDown: Bool) {
        guard let start = drag, let current = frameInScreen else { return }
        drag = nil
        guard !movingDown else {
            guard let responder else { return hide() }
            if start.takesAccessory { simulation.endInputWithAccessory() } else { responder.resignFirstResponder() }
            return
        }
        frameInScreen = start.frame
        let curve = UIView.AnimationCurve(rawValue: behavior.curveRawValue) ?? .easeInOut
        guard current != start.frame else { return }
        UIView.animateAsKeyboard(duration: behavior.duration, curve: curve) {
            self.windows.move(to: start.frame)
            if !self.behavior.guideReturnsByFrames { self.simulation.setKeyboardPlacement(.docked(start.frame)) }
        } completion: {
        }
        if behavior.guideReturnsByFrames { letGuidesReturn(to: start.frame, during: movement) }
    }

    /// Moves the guides to the drawn keyboard in each frame, until the keyboard has arrived.
    private func letGuidesReturn(to end: CGRect, during number: Int) {
        simulation.clock.schedule(after: 1 / Double(simulation.clock.framesPerSecond)) { [weak self] in
            guard let self, movement == number, drag == nil, frameInScreen == end else { return }
            UIView.performWithoutAnimation {
                self.simulation.setKeyboardPlacement(.docked(self.windows.isMoving ? self.windows.presentedFrame : end))
            }
            if windows.isMoving { letGuidesReturn(to: end, during: number) }
        }
    }
}
