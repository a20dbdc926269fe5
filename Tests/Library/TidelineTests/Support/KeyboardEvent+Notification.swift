import DeviceSimulation
import Foundation
import KeyboardModel

extension KeyboardEvent {
    var notificationName: Notification.Name {
        SimulatedKeyboard.Event(rawValue: rawValue)?.notificationName ?? Notification.Name(rawValue)
    }
}
