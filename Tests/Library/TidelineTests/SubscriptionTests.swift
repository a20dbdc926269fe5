import Foundation
import KeyboardModel
import Testing
@testable import Tideline
import TidelineClassics

/// The order in which subscribers receive changes, and the beginning and end of a subscription.
@MainActor
@Suite struct SubscriptionTests {
    private let up = CGRect(x: 0, y: 874, width: 834, height: 320)

    @Test func `subscribers are called in order for each notification`() throws {
        let bench = try ObserverBench()
        var log: [String] = []
        let tokens = ["a", "b", "c"].map { name in
            bench.keyboard.observe { log.append(name + ($0.transition?.event.rawValue ?? "present")) }
        }
        bench.post(.willChangeFrame, end: up)
        bench.post(.willShow, end: up)
        bench.post(.didHide, end: up)
        #expect(
            log == [
                "awillChangeFrame", "bwillChangeFrame", "cwillChangeFrame", "awillShow", "bwillShow", "cwillShow",
                "adidHide", "bdidHide", "cdidHide"
            ])
        #expect(tokens.count == 3)
    }

    @Test func `a change holds both states and the reason`() throws {
        let bench = try ObserverBench()
        var seen: [Keyboard.Change] = []
        let token = bench.keyboard.observe { seen.append($0) }
        bench.post(.willShow, end: up)
        bench.post(.willHide, end: .zero)
        try #require(seen.count == 2)
        #expect(seen[0].previousState == .hidden && seen[0].state == .docked(up))
        #expect(seen[0].reason == "docked: (0, 874, 834, 320)")
        #expect(seen[0].isAboutToHappen)
        #expect(seen[1].previousState == .docked(up) && seen[1].state == .hidden)
        #expect(seen[1].reason == "hidden: willHide")
        token.cancel()
    }

    @Test func `only will events are about to happen`() throws {
        for event in KeyboardEvent.allCases {
            let bench = try ObserverBench()
            var seen: [Bool] = []
            let token = bench.keyboard.observe { seen.append($0.isAboutToHappen) }
            bench.post(event, end: up)
            #expect(seen == [event.isWill], "\(event)")
            token.cancel()
        }
    }

    @Test func `a late subscriber gets the present state at once`() throws {
        let bench = try ObserverBench()
        bench.post(.willShow, end: up)
        var seen: [Keyboard.Change] = []
        let token = bench.keyboard.observe { seen.append($0) }
        let present = Keyboard.Change(
            transition: nil, previousState: .docked(up), state: .docked(up),
            reason: "present state of a late observer")
        #expect(seen == [present])
        #expect(!present.isAboutToHappen)
        bench.post(.didShow, end: up)
        #expect(seen.count == 2)
        token.cancel()
    }

    @Test func `a late subscriber gets an undocked state, but no hidden one`() throws {
        let bench = try ObserverBench()
        var seen: [Keyboard.State] = []
        let early = bench.keyboard.observe { seen.append($0.state) }
        #expect(seen.isEmpty)
        early.cancel()
        let floating = CGRect(x: 250, y: 600, width: 320, height: 260)
        bench.post(.didChangeFrame, end: floating)
        let late = bench.keyboard.observe { seen.append($0.state) }
        #expect(seen == [.undocked(floating)])
        late.cancel()
    }

    @Test func `cancelling twice is cancelling once`() throws {
        let bench = try ObserverBench()
        var calls = 0, others = 0
        let token = bench.keyboard.observe { _ in calls += 1 }
        let other = bench.keyboard.observe { _ in others += 1 }
        bench.post(.willShow, end: up)
        token.cancel()
        token.cancel()
        bench.post(.willHide, end: up)
        token.cancel()
        #expect(calls == 1)
        #expect(others == 2)
        other.cancel()
    }

    @Test func `a subscriber cancelled during delivery is not called`() throws {
        let bench = try ObserverBench()
        var log: [String] = []
        var second: Keyboard.Observation?
        let first = bench.keyboard.observe { _ in
            log.append("first")
            second?.cancel()
        }
        second = bench.keyboard.observe { _ in log.append("second") }
        let third = bench.keyboard.observe { _ in log.append("third") }
        bench.post(.willShow, end: up)
        bench.post(.willHide, end: up)
        #expect(log == ["first", "third", "first", "third"])
        first.cancel()
        third.cancel()
    }

    @Test func `a subscriber may cancel itself during delivery`() throws {
        let bench = try ObserverBench()
        var token: Keyboard.Observation?
        var calls = 0
        token = bench.keyboard.observe { _ in
            calls += 1
            token?.cancel()
        }
        bench.post(.willShow, end: up)
        bench.post(.willHide, end: up)
        #expect(calls == 1)
    }

    @Test func `a subscriber added during delivery gets the new state`() throws {
        let bench = try ObserverBench()
        var inner: [Keyboard.Change] = []
        var token: Keyboard.Observation?
        let outer = bench.keyboard.observe { change in
            guard token == nil, change.state != .hidden else { return }
            token = bench.keyboard.observe { inner.append($0) }
        }
        bench.post(.willShow, end: up)
        #expect(inner.map(\.state) == [.docked(up)])
        #expect(inner.map(\.transition) == [nil])
        bench.post(.willHide, end: up)
        #expect(inner.map(\.state) == [.docked(up), .hidden])
        outer.cancel()
        token?.cancel()
    }

    @Test func `a change that a subscriber causes is delivered afterwards`() throws {
        let bench = try ObserverBench()
        var log: [String] = []
        let early = bench.keyboard.observe { log.append("early \($0.transition?.event.rawValue ?? "present")") }
        let reposting = bench.keyboard.observe { change in
            if change.transition?.event == .willShow { bench.post(.willHide, end: nil) }
        }
        let late = bench.keyboard.observe { log.append("late \($0.transition?.event.rawValue ?? "present")") }
        bench.post(.willShow, end: up)
        #expect(bench.keyboard.state == .hidden)
        #expect(log == ["early willShow", "late willShow", "early willHide", "late willHide"])
        for token in [early, reposting, late] { token.cancel() }
    }

    @Test func `two observers of two centers are independent`() throws {
        let one = try ObserverBench(), other = try ObserverBench()
        one.post(.willShow, end: up)
        #expect(one.keyboard.state == .docked(up))
        #expect(other.keyboard.state == .hidden)
    }

    @Test func `changes are equal when all their parts are`() {
        let change = Keyboard.Change(transition: nil, previousState: .hidden, state: .hidden, reason: "none")
        let other = Keyboard.Change(transition: nil, previousState: .hidden, state: .hidden, reason: "another")
        let same = Keyboard.Change(transition: nil, previousState: .hidden, state: .hidden, reason: "none")
        #expect(change == same && change != other)
        let transition = KeyboardTransition(event: .willHide)
        #expect(
            change
                != Keyboard.Change(transition: transition, previousState: .hidden, state: .hidden, reason: "none"))
    }
}
