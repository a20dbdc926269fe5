public import Foundation
@_spi(Simulation) import UIKit

extension SimulatedKeyboard {
    /// Takes the keyboard off the screen's bottom: undocked, split or floating, by its frame in the screen's coordinates.
    ///
    /// The hide pair is posted although the keyboard stays visible; moving it about afterwards posts change-frame alone
    /// (rule E51). It stays where it is when the field changes (T10), and docks in a rotation. Does nothing while the
    /// keyboard is away.
    public func undock(to frame: CGRect) {
        guard let current = frameInScreen else { return }
        let wasUndocked = isUndocked
        isUndocked = true
        frameInScreen = frame
        movement += 1
        let number = movement
        var notification = notification(.hide, from: current, to: frame, duration: behavior.duration)
        // An undocked keyboard does not fade: its end is where it goes.
        notification.end = self.notification(.show, from: current, to: frame, duration: 0).end
        let events = { (pair: [Event]) in wasUndocked ? Array(pair.prefix(1)) : pair }
        UIView.animateAsKeyboard(duration: behavior.duration, curve: .keyboard) {
            self.windows.move(to: frame)
            self.tell(events(notification.willEvents), notification, placing: .undocked(frame), of: number)
        } completion: { [weak self] in
            self?.post(events(notification.didEvents), notification, of: number)
        }
    }

    /// Puts an undocked keyboard back to the screen's bottom; the show pair is posted (rule E51).
    public func dock() {
        guard isUndocked, let current = frameInScreen, let configuration, let target = frame(for: configuration) else {
            return
        }
        move(from: current, to: target, .show, duration: behavior.duration)
    }
}
