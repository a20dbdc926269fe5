public import Foundation
@_spi(Simulation) import UIKit

extension SimulatedKeyboard {
    /// Undocks, splits or floats the keyboard: moves it off the screen's bottom, to a frame in the screen's
    /// coordinates.
    ///
    /// The notifications will-hide and did-hide are posted although the keyboard stays visible; later movements post
    /// only change-frame (rule E51). The keyboard keeps its position when the field changes (T10), and docks in a
    /// rotation. The call has an effect only while the keyboard is visible.
    public func undock(to frame: CGRect) {
        guard let current = frameInScreen else { return }
        let wasUndocked = isUndocked
        isUndocked = true
        frameInScreen = frame
        movement += 1
        let number = movement
        var notification = notification(.hide, from: current, to: frame, duration: behavior.duration)
        // Hide notifications report an end frame of zero while cross-fades are on. An undocked keyboard moves instead
        // of fading, so this notification reports the real target.
        notification.end = self.notification(.show, from: current, to: frame, duration: 0).end
        let events = { (pair: [Event]) in wasUndocked ? Array(pair.prefix(1)) : pair }
        UIView.animateAsKeyboard(duration: behavior.duration, curve: .keyboard) {
            self.windows.move(to: frame)
            self.tell(events(notification.willEvents), notification, placing: .undocked(frame), of: number)
        } completion: { [weak self] in
            self?.post(events(notification.didEvents), notification, of: number)
        }
    }

    /// Moves an undocked keyboard back to the screen's bottom; will-show and did-show are posted (rule E51).
    public func dock() {
        guard isUndocked, let current = frameInScreen, let configuration, let target = frame(for: configuration) else {
            return
        }
        move(from: current, to: target, .show, duration: behavior.duration)
    }
}
