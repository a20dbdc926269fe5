import DeviceSimulation
import Foundation
import HostTestSupport
import KeyboardModel
import Testing
@testable import Tideline
import UIKit

/// A notification is handled once, even if the keyboard moves between two deliveries.
@MainActor
@Suite struct TakenNotificationTests {
    private enum First: CaseIterable { case center, app }

    @Test(arguments: First.allCases)
    private func `a show that comes twice around a hide counts once`(first: First) throws {
        let bench = try ObserverBench()
        let show = Self.notification(UIResponder.keyboardWillShowNotification, top: 861)
        let hide = Self.notification(UIResponder.keyboardWillHideNotification, top: 1194)
        let deliver = { (notification: Notification, order: First) in
            switch order {
            case .center: bench.center.post(notification)
            case .app: bench.keyboard.handle(notification)
            }
        }
        let other: First = first == .center ? .app : .center
        var shows = 0
        let observation = bench.keyboard.observe { change in
            guard case .docked = change.announced else { return }
            shows += 1
            // An app that ends editing in this observer causes a hide while the show is still being delivered.
            deliver(hide, first)
            deliver(hide, other)
        }
        deliver(show, first)
        deliver(show, other)
        deliver(show, .app)
        #expect(shows == 1)
        #expect(bench.keyboard.announced == .hidden)
        observation.cancel()
    }

    @Test func `an equal notification of an earlier movement is no repeat`() throws {
        let bench = try ObserverBench()
        let show = Self.notification(UIResponder.keyboardWillShowNotification, top: 861)
        let hide = Self.notification(UIResponder.keyboardWillHideNotification, top: 1194)
        for notification in [show, hide] {
            bench.center.post(notification)
            bench.phone.advance(by: 1)
        }
        bench.center.post(show)
        bench.keyboard.handle(show)
        bench.phone.advance(by: 1)
        bench.keyboard.handle(hide)
        #expect(bench.keyboard.announced == .hidden)
    }

    private static func notification(_ name: Notification.Name, top: CGFloat) -> Notification {
        Notification(
            name: name,
            userInfo: [
                UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: CGRect(x: 0, y: top, width: 834, height: 333)),
                UIResponder.keyboardAnimationDurationUserInfoKey: NSNumber(value: 0.25),
                UIResponder.keyboardAnimationCurveUserInfoKey: NSNumber(value: 7)
            ])
    }
}
