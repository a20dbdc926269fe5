import DeviceSimulation
import Foundation
import SimulatedStages
import SimulatorTestSupport
import Testing
import UIKit

/// An app's tasks run in turns of the phone's run loop, and the test's own tasks run outside of these turns.
@MainActor
@Suite(.ownProcess, .timeLimit(.minutes(30))) struct DeferredTaskTests: DiarySuite {
    let kept: DiaryStage
    init() throws { kept = try DiaryStage() }

    @Test func `a task of the main actor runs in a later turn`() {
        inApp {
            Task { write("task") }
            write("code")
        }
        #expect(diary.entries == ["code 0.0", "task 0.0"])
    }

    @Test func `a task sleeps in virtual time`() {
        inApp {
            Task {
                try? await Task.sleep(for: .seconds(0.3))
                write("seconds")
                try? await Task.sleep(nanoseconds: 50_000_000)
                write("nanoseconds")
                try? await ContinuousClock().sleep(for: .milliseconds(17))
                write("clock")
            }
        }
        stage.advance(by: 0.299)
        #expect(diary.entries.isEmpty)
        stage.settle()
        #expect(diary.entries == ["seconds 0.3", "nanoseconds 0.35", "clock 0.367"])
    }

    @Test func `a sleeping task that is cancelled wakes at once`() {
        var task: Task<Void, Never>?
        inApp {
            task = Task {
                try? await Task.sleep(for: .seconds(3))
                write(Task.isCancelled ? "cancelled" : "slept")
            }
        }
        stage.advance(by: 1)
        inApp { task?.cancel() }
        #expect(diary.entries == ["cancelled 1.0"])
    }

    @Test func `tasks that belong to no actor, and actors, run in turns too`() {
        inApp {
            Task.detached {
                let sum = await Adder().sum(of: [1, 2, 3])
                await MainActor.run { write("sum \(sum)") }
            }
            Task {
                async let first = Adder().sum(of: [1]), second = Adder().sum(of: [2])
                write("both \(await first + second)")
            }
        }
        #expect(diary.entries.sorted() == ["both 3 0.0", "sum 6 0.0"])
    }

    @Test func `a task that belongs to no actor is not on the main thread`() {
        inApp {
            Task.detached {
                let isMain = Self.isMainThread
                await MainActor.run { write("main \(isMain) then \(Self.isMainThread)") }
            }
        }
        #expect(diary.entries == ["main false then true 0.0"])
    }

    nonisolated private static var isMainThread: Bool { Thread.isMainThread }

    @Test func `a task that yields for ever holds nothing up`() {
        var task: Task<Void, Never>?, rounds = 0
        inApp {
            task = Task {
                while !Task.isCancelled {
                    rounds += 1
                    await Task.yield()
                }
            }
        }
        #expect(rounds > 1 && stage.settle())
        stage.phone.perform { task?.cancel() }
        stage.advance(by: 0.1)
        #expect(stage.phone.notes.isEmpty)
    }

    @Test func `a test may await between the calls of a stage`() async {
        inApp { Task { write("first") } }
        let own = Task { write("test's") }
        await own.value
        await Task.yield()
        inApp { Task { write("second") } }
        await withCheckedContinuation { continuation in DispatchQueue.main.async { continuation.resume() } }
        #expect(diary.entries == ["first 0.0", "test's 0.0", "second 0.0"])
    }

    /// The app resumes the test only after it has waited for the main queue.
    ///
    /// The main queue is free only while the test waits, so no run-loop turn runs at that moment.
    @Test func `a test that the app resumes goes on outside of its turns`() async {
        await withCheckedContinuation { (continuation: CheckedContinuation<Void, Never>) in
            stage.phone.perform {
                DispatchQueue.global().async {
                    DispatchQueue.main.sync {}
                    continuation.resume()
                }
            }
        }
        let own = Task { write("test's") }
        await stage.advance(by: 1)
        #expect(diary.entries.isEmpty)
        await own.value
        #expect(diary.entries == ["test's 1.0"])
    }

    /// Otherwise the work that follows the test would be the phone's, and would never run once the phone is gone.
    @Test func `a test that a task of the app resumes goes on outside of its turns`() async {
        var task: Task<Int, Never>?
        stage.phone.perform { task = Task { await Adder().sum(of: [1, 2]) } }
        #expect(await task?.value == 3)
        let own = Task { write("test's") }
        await stage.advance(by: 1)
        #expect(diary.entries.isEmpty)
        await own.value
        #expect(diary.entries == ["test's 1.0"])
    }

    @Test func `a task's local values are those of where it was begun`() {
        Local.$name.withValue("outer") {
            inApp { Task { write(Local.name) } }
            #expect(Local.name == "outer")
        }
        #expect(diary.entries == ["outer 0.0"] && Local.name == "none")
    }

    /// The other queue works in real time.
    @Test func `work of another queue comes back in a turn`() {
        let isBack = DispatchSemaphore(value: 0)
        stage.phone.perform {
            DispatchQueue.global().async {
                DispatchQueue.main.async { write("back") }
                isBack.signal()
            }
        }
        isBack.wait()
        #expect(diary.entries.isEmpty)
        stage.advance(by: 0.5)
        #expect(diary.entries == ["back 0.0"])
    }

    @Test func `a test may await what the app does at the present instant`() async {
        var task: Task<Int, Never>?
        stage.phone.perform { task = Task { await Adder().sum(of: [1, 2]) } }
        #expect(await task?.value == 3)
        let events = AsyncStream.makeStream(of: Int.self)
        let reader = Task { await events.stream.reduce(0, +) }
        inApp {
            events.continuation.yield(4)
            events.continuation.finish()
        }
        #expect(await reader.value == 4)
    }

    @Test func `work that is under way on another queue is told of`() async {
        let gate = DispatchSemaphore(value: 0)
        await withCheckedContinuation { (continuation: CheckedContinuation<Void, Never>) in
            inApp {
                DispatchQueue.global().async {
                    continuation.resume()
                    gate.wait()
                }
            }
        }
        #expect(
            stage.phone.notes == [
                "Work of the app's is under way on other queues, in real time; its outcome is missing here: 1x"
            ])
        gate.signal()
    }
}

private actor Adder {
    func sum(of numbers: [Int]) -> Int { numbers.reduce(0, +) }
}

private enum Local {
    @TaskLocal static var name = "none"
}
