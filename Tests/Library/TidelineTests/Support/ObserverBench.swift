import DeviceSimulation
import Foundation
import HostTestSupport
import KeyboardModel
import Testing
@testable import Tideline
import TidelineClassics
import UIKit

/// A `Keyboard` with a notification center of its own, a phone for the screen, and a log of ignored notifications.
@MainActor
class ObserverBench {
    let phone: SimulatedPhone
    let center = NotificationCenter()
    let keyboard: Keyboard
    private(set) var ignored: [String] = []

    init(_ size: CGSize = Screens.pad, systemVersion: Double = 17) throws {
        phone = SimulatedPhone(try Screens.device(size), systemVersion: systemVersion)
        keyboard = Keyboard(notificationCenter: center)
        keyboard.onLog = { [weak self] entry in
            if entry.kind == .ignored { self?.ignored.append(entry.description) }
        }
    }

    var screen: CGRect { CGRect(origin: .zero, size: phone.device.portraitSize) }

    /// How far the keyboard reaches over a view that fills the screen, in points.
    var overlap: CGFloat { keyboard.announced.overlap(withViewFrameInScreen: screen, scale: phone.device.scale) }

    /// The end frame is as wide as the screen.
    func post(_ event: KeyboardEvent, y: CGFloat, height: CGFloat) {
        post(event, end: CGRect(x: 0, y: y, width: screen.width, height: height))
    }

    func post(_ event: KeyboardEvent, end: CGRect?) {
        var info: [AnyHashable: Any] = [
            UIResponder.keyboardAnimationDurationUserInfoKey: NSNumber(value: 0.25),
            UIResponder.keyboardAnimationCurveUserInfoKey: NSNumber(value: 7)
        ]
        info[UIResponder.keyboardFrameEndUserInfoKey] = end.map { NSValue(cgRect: $0) }
        post(event, info: info)
    }

    func post(_ event: KeyboardEvent, info: [AnyHashable: Any]?) {
        center.post(name: event.notificationName, object: phone.window.screen, userInfo: info)
    }
}
