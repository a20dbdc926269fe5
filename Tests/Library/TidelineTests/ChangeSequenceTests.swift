import Foundation
import KeyboardModel
import Testing
@testable import Tideline
import TidelineClassics

@MainActor
@Suite(.timeLimit(.minutes(30))) struct ChangeSequenceTests {
    private let up = CGRect(x: 0, y: 874, width: 834, height: 320)
    private let below = CGRect(x: 0, y: 1194, width: 834, height: 320)

    @Test func `a sequence yields the present state, then every change`() async throws {
        let bench = try ObserverBench()
        bench.post(.willShow, end: up)
        let changes = bench.keyboard.changes()
        bench.post(.didShow, end: up)
        bench.post(.willHide, end: below)
        bench.post(.didHide, end: below)
        var events: [KeyboardEvent?] = []
        var states: [Keyboard.State] = []
        for await change in changes {
            events.append(change.transition?.event)
            states.append(change.state)
            if events.count == 4 { break }
        }
        #expect(events == [nil, .didShow, .willHide, .didHide])
        #expect(states == [.docked(up), .docked(up), .hidden, .hidden])
    }

    @Test func `a sequence of a hidden keyboard begins with the first change`() async throws {
        let bench = try ObserverBench()
        let changes = bench.keyboard.changes()
        bench.post(.willShow, end: up)
        var iterator = changes.makeAsyncIterator()
        let first = await iterator.next()
        #expect(first?.transition?.event == .willShow)
        #expect(first?.previousState == .hidden)
    }

    @Test func `two sequences both get everything`() async throws {
        let bench = try ObserverBench()
        var one = bench.keyboard.changes().makeAsyncIterator(), two = bench.keyboard.changes().makeAsyncIterator()
        bench.post(.willShow, end: up)
        bench.post(.willHide, end: below)
        let first = [await one.next()?.state, await one.next()?.state]
        let second = [await two.next()?.state, await two.next()?.state]
        #expect(first == [.docked(up), .hidden])
        #expect(second == first)
    }

    @Test func `cancelling the task that reads a sequence ends its loop`() async throws {
        let bench = try ObserverBench()
        let changes = bench.keyboard.changes()
        let task = Task { @MainActor in
            var count = 0
            for await _ in changes { count += 1 }
            return count
        }
        bench.post(.willShow, end: up)
        task.cancel()
        #expect(await task.value <= 1)
    }

    @Test func `a sequence that is no longer read frees the keyboard`() async throws {
        var bench: ObserverBench? = try ObserverBench()
        weak let keyboard = bench?.keyboard
        do {
            let changes = bench?.keyboard.changes()
            bench?.post(.willShow, end: up)
            withExtendedLifetime(changes) {}
        }
        bench = nil
        // When the sequence of changes ends, a separate task tells the main actor. This loop gives the task time to
        // run.
        for _ in 0..<100 where keyboard != nil { await Task.yield() }
        #expect(keyboard == nil)
    }
}
