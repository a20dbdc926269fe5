import DeviceSimulation
import Foundation
import KeyboardModel

extension KeyboardEvent {
    /// The name of the notification that the phone posts.
    var notificationName: Notification.Name {
        SimulatedKeyboard.Event(rawValue: rawValue)?.notificationName ?? Notification.Name(rawValue)
    }
}
