import DeviceSimulation
import Foundation
import HostTestSupport
import KeyboardModel
import SimulatedStages
import Testing
@testable import Tideline
import TidelineClassics
import UIKit

/// Notifications with missing values, and repeated notifications.
@MainActor
@Suite struct NotificationFaultTests {
    @Test func `Q3 T20 a hide with a docked frame is one disappearance`() throws {
        let stage = SimulatedStage(try Screens.device(Screens.large), systemVersion: 26), screen = WayScreen(.guide)
        stage.phone.keyboard.behavior.looksDockedAfterHide = true
        screen.field.inputAccessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 44))
        let responder = KeyboardResponder()
        var events: [String] = []
        responder.subscribe { event in
            switch event {
            case .appear: events.append("appear")
            case .disappear: events.append("disappear")
            }
        }
        stage.present(screen.controller)
        try stage.edit("Field")
        stage.hide()
        #expect(events == ["appear", "disappear"])
        #expect(screen.value == CGFloat(34))
        #expect(Keyboard.shared.state == .hidden)
    }

    @Test(arguments: AvoidanceWay.allCases)
    func `Q9 another app's keyboard that disappears without a hide leaves no view raised`(
        way: AvoidanceWay
    ) throws {
        let stage = try WayStage(way), start = stage.screen.state
        stage.phone.keyboard.showForeign()
        stage.settle()
        #expect(stage.screen.ground < 600, "\(way) makes way")
        stage.phone.setApplicationState(.background)
        stage.phone.keyboard.hideForeign(posts: false)
        stage.phone.setApplicationState(.active)
        stage.settle()
        #expect(stage.screen.state == start, "\(way)")
    }

    @Test(arguments: AvoidanceWay.allCases)
    func `S106 a reactivated app stays clear of a standing keyboard`(way: AvoidanceWay) throws {
        let stage = try WayStage(way)
        try stage.edit("Field")
        stage.phone.setApplicationState(.background)
        stage.phone.setApplicationState(.active)
        stage.settle()
        stage.expectUp(508, .large)
    }

    @Test(arguments: AvoidanceWay.allCases)
    func `S44 a changed policy for foreign keyboards acts at once`(way: AvoidanceWay) throws {
        let stage = try WayStage(way), start = stage.screen.state, keyboard = Keyboard.shared
        defer { keyboard.countsForeignKeyboards = true }
        stage.phone.keyboard.showForeign()
        stage.settle()
        let up = stage.screen.ground
        keyboard.countsForeignKeyboards = false
        stage.settle()
        #expect(stage.screen.state == start, "\(way)")
        keyboard.countsForeignKeyboards = true
        stage.settle()
        #expect(stage.screen.ground == up, "\(way)")
        stage.phone.keyboard.hideForeign()
        stage.settle()
        #expect(stage.screen.state == start, "\(way)")
    }

    @Test func `a notification received and passed on counts once`() throws {
        let stage = SimulatedStage(try Screens.device(Screens.large)), screen = ScrollScreen()
        var changes: [KeyboardEvent] = []
        let subscription = Keyboard.shared.observe { change in
            if let event = change.transition?.event { changes.append(event) }
        }
        Keyboard.shared.startRecording(id: "once") { 0 }
        stage.present(screen)
        let token = NotificationCenter.default.addObserver(
            forName: UIResponder.keyboardWillShowNotification, object: nil, queue: nil
        ) { notification in
            nonisolated(unsafe) let notification = notification
            MainActor.assumeIsolated {
                screen.keyboardChanged(with: notification)
                screen.keyboardChanged(with: notification)
            }
        }
        defer { NotificationCenter.default.removeObserver(token) }
        changes = []
        try stage.edit("Field 2")
        #expect(changes == [.willChangeFrame, .willShow, .didChangeFrame, .didShow])
        let log = try KeyboardTrace.decode(try Keyboard.shared.stopRecording())
        #expect(log.events.count { $0.name == .willShow } == 1)
        withExtendedLifetime(subscription) {}
    }

    @Test(arguments: AvoidanceWay.allCases)
    func `S43 S105 a screen that observes late is clear at once`(way: AvoidanceWay) throws {
        let stage = SimulatedStage(try Screens.device(Screens.large)), screen = WayScreen(way, avoids: false)
        stage.present(screen.controller)
        try stage.edit("Top")
        let late = WayScreen(way, keyboard: Keyboard())
        late.top.accessibilityIdentifier = "Late"
        stage.phone.show(late.controller)
        late.top.becomeFirstResponder()
        stage.settle()
        #expect(late.ground == CGFloat(508), "\(way)")
    }

    @Test func `S43 a Keyboard made late takes its state from Apple's guide`() throws {
        let stage = SimulatedStage(try Screens.device(Screens.large)), screen = WayScreen(.guide, avoids: false)
        stage.present(screen.controller)
        try stage.edit("Field")
        let keyboard = Keyboard()
        let guide = screen.controller.view.addKeyboardGuide(keyboard: keyboard)
        stage.settle()
        #expect(guide.layoutFrame.height == CGFloat(336))
        #expect(keyboard.state == .docked(CGRect(x: 0, y: 508, width: 390, height: 336)))
        withExtendedLifetime(keyboard) {}
    }

    /// A search bar is first responder together with its field.
    @Test(arguments: [true, false])
    func `S43 ways that are set while a search bar is edited make room at once`(isAutomatic: Bool) throws {
        let stage = SimulatedStage(try Screens.device(Screens.large)), controller = UIViewController()
        let bar = UISearchBar(frame: CGRect(x: 20, y: 700, width: 300, height: 44))
        controller.view.addSubview(bar)
        stage.present(controller)
        stage.phone.focus(bar.searchTextField)
        stage.settle()
        let keyboard = Keyboard()
        if isAutomatic {
            stage.phone.window.keyboardAvoidance = .automatic.following(keyboard)
        } else {
            controller.view.keyboardAvoidance = .translation.focus().following(keyboard)
        }
        stage.phone.endTurn()
        stage.settle()
        #expect(bar.convert(bar.bounds, to: nil).maxY <= 508)
        stage.hide()
        #expect(bar.convert(bar.bounds, to: nil).maxY == 744)
        stage.phone.window.keyboardAvoidance = nil
    }

    /// The notification's frame lacks the accessory view, while UIKit's guide includes the accessory view.
    @Test(
        arguments: AvoidanceWay.allCases,
        [[], [.movesGuidesBetweenNotifications], [.movesGuidesAfterNotifications]] as [Set<Reading>])
    func `Q2 a frame without the accessory is completed at once`(way: AvoidanceWay, readings: Set<Reading>) throws {
        let stage = SimulatedStage(try Screens.device(Screens.large), systemVersion: 26, readings: readings)
        let screen = WayScreen(way)
        let accessory = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 44))
        stage.phone.keyboard.behavior.omitsAccessoryFromFrame = true
        screen.field.inputAccessoryView = accessory
        stage.present(screen.controller)
        try stage.focus("Field")
        var grounds: Set<CGFloat> = []
        for _ in 0..<40 {
            grounds.insert(screen.ground)
            stage.advance(by: 1.0 / 60)
        }
        stage.settle()
        let top = try #require(stage.phone.keyboard.frameInScreen).minY
        #expect(grounds == [top], "\(way): one movement, without a jump at its end")
    }

    @Test(arguments: AvoidanceWay.allCases)
    func `a did-hide after the next will-show confirms nothing`(way: AvoidanceWay) throws {
        let stage = try WayStage(way)
        try stage.edit("Field")
        stage.expectUp(508, .large)
        let center = NotificationCenter.default, screen = stage.phone.window.screen
        // A hide and a show follow each other so fast that they overlap. The hide ends after the show has begun.
        for event in [KeyboardEvent.willHide, .willChangeFrame, .willShow] {
            stage.announce(event, event == .willHide ? stage.below(336) : stage.docked(336))
        }
        for event in [KeyboardEvent.didChangeFrame, .didHide] {
            center.post(
                name: event.notificationName, object: screen,
                userInfo: [UIResponder.keyboardFrameEndUserInfoKey: stage.below(336)])
            stage.expect(ground: 508, covered: 336, safeArea: 34, "\(event)")
        }
        stage.settle()
        stage.expectUp(508, .large)
        stage.post(.willHide, stage.below(336))
        stage.expectRest(.large)
    }
}
