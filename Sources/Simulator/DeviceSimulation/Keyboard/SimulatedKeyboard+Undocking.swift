public import Foundation
@_spi(Simulation) import UIKit

extension SimulatedKeyboard {
    /// Undocks, splits or floats the visible keyboard, and moves it to a frame in the screen's coordinates.
    ///
    /// The keyboard posts will-hide and did-hide but stays visible. Later movements post only change-frame (rule E51).
    /// The keyboard keeps its position when the field changes (T10), and docks in a rotation.
    ///
    /// An accessory view without keys stays docked.
    public func undock(to frame: CGRect) {
        guard let current = frameInScreen, configuration?.body != KeyboardConfiguration.Body.none else { return }
        let wasUndocked = isUndocked
        isUndocked = true
        frameInScreen = frame
        movement += 1
        let number = movement
        var notification = notification(.hide, from: current, to: frame, duration: behavior.duration)
        // With Prefer Cross-Fade Transitions, hide notifications report an end frame of zero. But an undocked keyboard
        // moves and does not fade, so its notification reports the real target.
        notification.end = self.notification(.show, from: current, to: frame, duration: 0).end
        let events = { (pair: [Event]) in wasUndocked ? Array(pair.prefix(1)) : pair }
        UIView.animateAsKeyboard(duration: behavior.duration, curve: .keyboard) {
            self.windows.move(to: frame)
            self.tell(events(notification.willEvents), notification, placing: .undocked(frame), of: number)
        } completion: { [weak self] in
            guard let self else { return }
            moveGuides(to: .undocked(frame), .onArrival, of: number)
            post(events(notification.didEvents), notification, of: number)
        }
    }

    /// Shows the hidden keyboard undocked, which posts only change-frame (T10).
    func appear(at frame: CGRect) {
        isUndocked = true
        frameInScreen = frame
        movement += 1
        let number = movement
        let notification = notification(.show, from: frame, to: frame, duration: behavior.duration)
        windows.place(frame)
        UIView.animateAsKeyboard(duration: behavior.duration, curve: .keyboard) {
            self.tell([.willChangeFrame], notification, placing: .undocked(frame), of: number)
            guard self.movement == number else { return }
            self.simulation.scrollFirstResponderToVisible()
        } completion: { [weak self] in
            guard let self else { return }
            moveGuides(to: .undocked(frame), .onArrival, of: number)
            post([.didChangeFrame], notification, of: number)
        }
    }

    /// Lets a finger drag an undocked keyboard, which posts an empty frame (E53), and lets it go at another frame.
    ///
    /// - Parameter whileHeld: called while the finger holds the keyboard.
    public func drag(to frame: CGRect, whileHeld: () -> Void = {}) {
        guard isUndocked, let current = frameInScreen else { return }
        movement += 1
        let number = movement
        var held = notification(.show, from: current, to: current, duration: 0)
        held.end = .zero
        tell([.willChangeFrame], held, placing: .undocked(current), of: number)
        whileHeld()
        frameInScreen = frame
        windows.place(frame)
        // The guides follow the finger, so they have arrived before any notification.
        if movement == number { simulation.setKeyboardPlacement(.undocked(frame)) }
        post([.didChangeFrame], notification(.show, from: current, to: frame, duration: 0), of: number)
    }

    /// Moves an undocked keyboard back to the screen's bottom, with will-show and did-show (rule E51).
    public func dock() {
        guard isUndocked, let current = frameInScreen, let configuration, let target = frame(for: configuration) else {
            return
        }
        move(from: current, to: target, .show, duration: behavior.duration)
    }
}
