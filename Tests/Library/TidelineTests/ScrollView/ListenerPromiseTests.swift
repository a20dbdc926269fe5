import DeviceSimulation
import Foundation
import HostTestSupport
import KeyboardModel
import SimulatedStages
import Testing
@testable import Tideline
import TidelineClassics
import UIKit

/// A listener's own code chooses how to handle notifications, and which values a hide restores.
@MainActor
@Suite struct ListenerPromiseTests {
    private final class OwnListener: KeyboardListener {
        let scrollView: UIScrollView
        var contentOffsetPreKeyboardDisplay: CGPoint?
        var contentInsetPreKeyboardDisplay: UIEdgeInsets?
        private(set) var names: [Notification.Name] = []
        private(set) var insets: [CGFloat] = []

        init(_ scrollView: UIScrollView) { self.scrollView = scrollView }

        func keyboardChanged(with notification: Notification) {
            names.append(notification.name)
            insets.append(scrollView.adjustedContentInset.bottom.seen)
        }
    }

    private struct Setting: Staged {
        let stage: SimulatedStage
        let screen: ScrollScreen
        let listener: OwnListener
    }

    /// Makes a screen whose broadcaster sends notifications to a separate listener.
    ///
    /// Normally the screen itself is the listener.
    private func setting() throws -> Setting {
        let stage = SimulatedStage(try Screens.device(Screens.large)), screen = ScrollScreen()
        screen.loadViewIfNeeded()
        screen.broadcaster.removeListener(screen)
        stage.present(screen)
        let listener = OwnListener(screen.scrollView)
        screen.broadcaster.addListener(listener)
        return Setting(stage: stage, screen: screen, listener: listener)
    }

    // MARK: A method of its own

    @Test func `a listener's method is called for all six notifications`() throws {
        let setting = try setting(), names = { setting.listener.names }
        try setting.edit("Field 2")
        #expect(
            names() == [
                UIResponder.keyboardWillChangeFrameNotification, UIResponder.keyboardWillShowNotification,
                UIResponder.keyboardDidChangeFrameNotification, UIResponder.keyboardDidShowNotification
            ])
        setting.hide()
        #expect(
            names().dropFirst(4) == [
                UIResponder.keyboardWillChangeFrameNotification, UIResponder.keyboardWillHideNotification,
                UIResponder.keyboardDidChangeFrameNotification, UIResponder.keyboardDidHideNotification
            ])
        #expect(Set(names()).count == 6)
    }

    @Test func `a listener's method is called after the insets change`() throws {
        let setting = try setting()
        let keyboard = try #require(try setting.edit("Field 2"))
        setting.hide()
        let up = [CGFloat](repeating: keyboard.height, count: 4), down = [CGFloat](repeating: 34, count: 4)
        #expect(setting.listener.insets == up + down)
    }

    @Test func `a scroll view makes room even if its listener does nothing`() throws {
        let setting = try setting(), screen = setting.screen, offset = screen.scrollView.contentOffset
        let keyboard = try #require(try setting.edit("Field 6"))
        #expect(screen.bottom(of: screen.fields[6]) == keyboard.minY - 10)
        setting.hide()
        #expect(screen.scrollView.contentInset == .zero && screen.scrollView.contentOffset == offset)
    }

    @Test func `a listener added twice is called once, a removed one never`() throws {
        let setting = try setting(), broadcaster = setting.screen.broadcaster
        broadcaster.addListener(setting.listener)
        try setting.edit("Field 2")
        #expect(setting.listener.names.count == 4)
        broadcaster.removeListener(setting.listener)
        setting.hide()
        #expect(setting.listener.names.count == 4)
    }

    @Test func `listeners that share a scroll view are each called`() throws {
        let setting = try setting(), other = OwnListener(setting.screen.scrollView)
        setting.screen.broadcaster.addListener(other)
        try setting.edit("Field 2")
        setting.hide()
        #expect(setting.listener.names.count == 8 && other.names == setting.listener.names)
    }

    @Test func `a change in a listener's own method moves with the keyboard`() throws {
        let stage = SimulatedStage(try Screens.device(Screens.large)), screen = ScrollScreen(), badge = UIView()
        final class Mover: KeyboardListener {
            let scrollView: UIScrollView
            let badge: UIView
            var contentOffsetPreKeyboardDisplay: CGPoint?
            var contentInsetPreKeyboardDisplay: UIEdgeInsets?
            init(_ scrollView: UIScrollView, _ badge: UIView) { (self.scrollView, self.badge) = (scrollView, badge) }
            func keyboardChanged(with notification: Notification) {
                badge.alpha = notification.name == UIResponder.keyboardWillShowNotification ? 0 : badge.alpha
            }
        }
        stage.present(screen)
        screen.view.addSubview(badge)
        let mover = Mover(screen.scrollView, badge)
        screen.broadcaster.addListener(mover)
        try stage.focus("Field 2")
        #expect(badge.layer.animationKeys() != nil, "inside the keyboard's own animation")
        withExtendedLifetime(mover) {}
    }

    // MARK: Values set beforehand

    @Test func `a hide restores the offset that a listener has chosen`() throws {
        let (stage, screen) = try ScrollScreen.shown { $0.contentOffsetPreKeyboardDisplay = CGPoint(x: 0, y: 120) }
        try stage.edit("Field 6")
        #expect(screen.contentOffsetPreKeyboardDisplay == CGPoint(x: 0, y: 120))
        stage.hide()
        #expect(screen.scrollView.contentOffset == CGPoint(x: 0, y: 120))
        #expect(screen.contentOffsetPreKeyboardDisplay == nil)
    }

    @Test func `a hide restores the insets that a listener has chosen`() throws {
        let chosen = UIEdgeInsets(top: 3, left: 0, bottom: 24, right: 0)
        let (stage, screen) = try ScrollScreen.shown { screen in
            screen.scrollView.contentInset.bottom = 8
            screen.contentInsetPreKeyboardDisplay = chosen
        }
        try stage.edit("Field 6")
        #expect(screen.contentInsetPreKeyboardDisplay == chosen)
        stage.hide()
        #expect(screen.scrollView.contentInset == chosen)
        #expect(screen.contentInsetPreKeyboardDisplay == nil)
    }

    @Test func `values set beforehand count for one show of the keyboard`() throws {
        let (stage, screen) = try ScrollScreen.shown { screen in
            screen.contentOffsetPreKeyboardDisplay = CGPoint(x: 0, y: 120)
            screen.contentInsetPreKeyboardDisplay = UIEdgeInsets(top: 0, left: 0, bottom: 24, right: 0)
        }
        for _ in 0..<3 {
            try stage.edit("Field 6")
            stage.hide()
            #expect(screen.scrollView.contentOffset == CGPoint(x: 0, y: 120))
            #expect(screen.scrollView.contentInset == UIEdgeInsets(top: 0, left: 0, bottom: 24, right: 0))
        }
        screen.scrollView.contentOffset.y = 40
        screen.scrollView.contentInset.bottom = 5
        try stage.edit("Field 6")
        stage.hide()
        #expect(screen.scrollView.contentOffset.y == 40 && screen.scrollView.contentInset.bottom == 5)
    }

    @Test func `an offset beyond the content goes back to the content's end`() throws {
        let (stage, screen) = try ScrollScreen.shown { $0.contentOffsetPreKeyboardDisplay = CGPoint(x: 0, y: 9_000) }
        try stage.edit("Field 6")
        stage.hide()
        #expect(screen.scrollView.contentOffset.y == CGFloat(1_532 + 34 - 844))
    }

    @Test func `the earlier offset also returns for an uncovered field`() throws {
        let (stage, screen) = try ScrollScreen.shown { $0.contentOffsetPreKeyboardDisplay = CGPoint(x: 0, y: 30) }
        try stage.edit("Field 1")
        stage.hide()
        #expect(screen.scrollView.contentOffset.y == 30)
    }

    @Test func `scrolling in between outweighs an offset set beforehand`() throws {
        let (stage, screen) = try ScrollScreen.shown { $0.contentOffsetPreKeyboardDisplay = CGPoint(x: 0, y: 120) }
        try stage.edit("Field 1")
        screen.scrollView.contentOffset.y = 70
        stage.hide()
        #expect(screen.scrollView.contentOffset.y == 70)
    }

    @Test func `a keyboard that covers nothing keeps the earlier offset`() throws {
        let (stage, screen) = try ScrollScreen.shown { screen in
            screen.scrollView.frame.size.height = 300
            screen.scrollView.autoresizingMask = []
            screen.contentOffsetPreKeyboardDisplay = CGPoint(x: 0, y: 120)
        }
        try stage.edit("Field 1")
        #expect(screen.contentOffsetPreKeyboardDisplay == CGPoint(x: 0, y: 120))
        stage.hide()
        #expect(screen.contentOffsetPreKeyboardDisplay == CGPoint(x: 0, y: 120))
    }
}
