import Foundation
import Testing
@testable import Tideline

/// Nothing outlives its owner: tokens, subscribers, sequences and the observer itself.
@MainActor
@Suite struct SubscriptionLifetimeTests {
    private final class Subscriber {
        var states: [KeyboardState] = []
    }

    private final class Marker {}

    private let up = CGRect(x: 0, y: 874, width: 834, height: 320)

    @Test func `a subscription ends when its token goes, and frees what it held`() throws {
        let bench = try ObserverBench()
        var calls = 0
        weak var held: Marker?
        do {
            let marker = Marker()
            held = marker
            let token = bench.observer.subscribe { _ in
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

    @Test func `cancelling frees what the closure held while the token lives`() throws {
        let bench = try ObserverBench()
        weak var held: Marker?
        let token: KeyboardSubscription
        do {
            let marker = Marker()
            held = marker
            token = bench.observer.subscribe { _ in _ = marker }
        }
        #expect(held != nil)
        token.cancel()
        #expect(held == nil)
    }

    @Test func `a subscriber is told as long as it lives and is not kept alive`() throws {
        let bench = try ObserverBench()
        var calls = 0
        weak var gone: Subscriber?
        do {
            let subscriber = Subscriber()
            gone = subscriber
            bench.observer.subscribe(subscriber) { subscriber, change in
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

    @Test func `what a subscriber's closure held goes with the next notification after the subscriber`() throws {
        let bench = try ObserverBench()
        weak var held: Marker?
        do {
            let subscriber = Subscriber(), marker = Marker()
            held = marker
            bench.observer.subscribe(subscriber) { _, _ in _ = marker }
        }
        bench.post(.willShow, end: up)
        #expect(held == nil)
    }

    @Test func `a late subscriber of the weak kind gets the present state once`() throws {
        let bench = try ObserverBench()
        bench.post(.willShow, end: up)
        let subscriber = Subscriber()
        bench.observer.subscribe(subscriber) { $0.states.append($1.state) }
        #expect(subscriber.states == [.docked(up)])
    }

    @Test func `the observer goes and takes its tokens out of the center`() throws {
        let center = NotificationCenter()
        var calls = 0
        weak var gone: KeyboardObserver?
        weak var held: Marker?
        var token: KeyboardSubscription?
        do {
            let observer = KeyboardObserver(notificationCenter: center), marker = Marker()
            gone = observer
            held = marker
            observer.onIgnored = { _ in
                calls += 1
                _ = marker
            }
            token = observer.subscribe { _ in calls += 1 }
            center.post(name: .init("UIKeyboardWillShowNotification"), object: nil)
            #expect(calls == 2)
        }
        #expect(gone == nil)
        #expect(held == nil)
        for (name, _) in names { center.post(name: name, object: nil) }
        #expect(calls == 2)
        token?.cancel()
    }

    @Test func `tokens leave the center with their owner, with all that their closures held`() {
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

    /// Counted on one thread only.
    private final class Calls: @unchecked Sendable {
        var count = 0
    }

    /// Names as UIKit spells them; posting them to a center without observers must call nobody.
    private let names: [(Notification.Name, Bool)] = ["Show", "Hide", "ChangeFrame"].flatMap { kind in
        ["Will", "Did"].map { (Notification.Name("UIKeyboard\($0)\(kind)Notification"), true) }
    }

    @Test func `an observer that subscribers still hold a token of can go`() throws {
        var bench: ObserverBench? = try ObserverBench()
        weak let observer = bench?.observer
        let token = try #require(bench?.observer.subscribe { _ in })
        bench = nil
        #expect(observer == nil)
        token.cancel()
    }

    @Test func `a thousand short subscriptions leave nothing behind`() throws {
        let bench = try ObserverBench()
        var markers: [() -> Bool] = []
        for _ in 0..<1000 {
            let marker = Marker(), subscriber = Subscriber()
            markers.append { [weak marker] in marker == nil }
            bench.observer.subscribe(subscriber) { _, _ in _ = marker }
            let token = bench.observer.subscribe { _ in _ = marker }
            token.cancel()
        }
        bench.post(.willShow, end: up)
        #expect(markers.allSatisfy { $0() })
    }
}
