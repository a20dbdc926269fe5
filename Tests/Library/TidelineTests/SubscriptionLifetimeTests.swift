import Foundation
import KeyboardModel
import Testing
@testable import Tideline
import TidelineClassics

/// Tokens, subscribers, sequences and the `Keyboard` itself stop working when their owners are released.
@MainActor
@Suite struct SubscriptionLifetimeTests {
    private final class Subscriber {
        var states: [Keyboard.State] = []
    }

    private final class Marker {}

    private let up = CGRect(x: 0, y: 874, width: 834, height: 320)

    @Test func `a subscription ends with its token, and frees its closure`() throws {
        let bench = try ObserverBench()
        var calls = 0
        weak var held: Marker?
        do {
            let marker = Marker()
            held = marker
            let token = bench.keyboard.observe { _ in
                calls += 1
                _ = marker
            }
            bench.post(.willShow, end: up)
            #expect(calls == 1)
            withExtendedLifetime(token) {}
        }
        #expect(held == nil)
        bench.post(.willHide, end: up)
        #expect(calls == 1)
    }

    @Test func `cancelling frees the closure while the token lives`() throws {
        let bench = try ObserverBench()
        weak var held: Marker?
        let token: Keyboard.Observation
        do {
            let marker = Marker()
            held = marker
            token = bench.keyboard.observe { _ in _ = marker }
        }
        #expect(held != nil)
        token.cancel()
        #expect(held == nil)
    }

    @Test func `a subscriber is not kept alive by its subscription`() throws {
        let bench = try ObserverBench()
        var calls = 0
        weak var gone: Subscriber?
        do {
            let subscriber = Subscriber()
            gone = subscriber
            bench.keyboard.observe(for: subscriber) { subscriber, change in
                calls += 1
                subscriber.states.append(change.state)
            }
            bench.post(.willShow, end: up)
            #expect(subscriber.states == [.docked(up)])
        }
        #expect(gone == nil)
        bench.post(.willHide, end: up)
        bench.post(.willShow, end: up)
        #expect(calls == 1)
    }

    @Test func `the next notification drops a freed subscriber's closure`() throws {
        let bench = try ObserverBench()
        weak var held: Marker?
        do {
            let subscriber = Subscriber(), marker = Marker()
            held = marker
            bench.keyboard.observe(for: subscriber) { _, _ in _ = marker }
        }
        bench.post(.willShow, end: up)
        #expect(held == nil)
    }

    @Test func `a late weak subscriber gets the present state once`() throws {
        let bench = try ObserverBench()
        bench.post(.willShow, end: up)
        let subscriber = Subscriber()
        bench.keyboard.observe(for: subscriber) { $0.states.append($1.state) }
        #expect(subscriber.states == [.docked(up)])
    }

    @Test func `the keyboard goes and takes its tokens out of the center`() throws {
        let center = NotificationCenter()
        var calls = 0
        weak var gone: Keyboard?
        weak var held: Marker?
        var token: Keyboard.Observation?
        do {
            let keyboard = Keyboard(notificationCenter: center), marker = Marker()
            gone = keyboard
            held = marker
            keyboard.onLog = { _ in
                calls += 1
                _ = marker
            }
            token = keyboard.observe { _ in calls += 1 }
            center.post(name: .init("UIKeyboardWillShowNotification"), object: nil)
            #expect(calls == 2)
        }
        #expect(gone == nil)
        #expect(held == nil)
        for (name, _) in names { center.post(name: name, object: nil) }
        #expect(calls == 2)
        token?.cancel()
    }

    @Test func `tokens and their closures leave the center with their owner`() {
        let center = NotificationCenter(), name = Notification.Name("Any"), calls = Calls()
        weak var held: Calls?
        do {
            let tokens = NotificationTokens(center: center), inner = Calls()
            held = inner
            tokens.observe(name) { _ in
                calls.count += 1
                inner.count += 1
            }
            center.post(name: name, object: nil)
            #expect(calls.count == 1)
            withExtendedLifetime(tokens) {}
        }
        center.post(name: name, object: nil)
        #expect(calls.count == 1)
        #expect(held == nil)
    }

    /// Only one thread uses the counter.
    private final class Calls: @unchecked Sendable {
        var count = 0
    }

    /// The notifications by UIKit's own names; no closure may get them after its owner has gone.
    private let names: [(Notification.Name, Bool)] = ["Show", "Hide", "ChangeFrame"].flatMap { kind in
        ["Will", "Did"].map { (Notification.Name("UIKeyboard\($0)\(kind)Notification"), true) }
    }

    @Test func `an keyboard that subscribers still hold a token of can go`() throws {
        var bench: ObserverBench? = try ObserverBench()
        weak let keyboard = bench?.keyboard
        let token = try #require(bench?.keyboard.observe { _ in })
        bench = nil
        #expect(keyboard == nil)
        token.cancel()
    }

    @Test func `a thousand short subscriptions leave nothing behind`() throws {
        let bench = try ObserverBench()
        var markers: [() -> Bool] = []
        for _ in 0..<1000 {
            let marker = Marker(), subscriber = Subscriber()
            markers.append { [weak marker] in marker == nil }
            bench.keyboard.observe(for: subscriber) { _, _ in _ = marker }
            let token = bench.keyboard.observe { _ in _ = marker }
            token.cancel()
        }
        bench.post(.willShow, end: up)
        #expect(markers.allSatisfy { $0() })
    }
}
