import DeviceSimulation
import Foundation
import SimulatedStages
import SimulatorTestSupport
import Testing
import UIKit

/// An app's postponed work runs in turns of the phone's run loop, by the phone's clock.
@MainActor
@Suite(.ownProcess, .timeLimit(.minutes(30))) struct DeferredWorkTests: DiarySuite {
    let kept: DiaryStage
    init() throws { kept = try DiaryStage() }

    /// The closure runs inside the handler of a tapped button.
    private func onTap(_ body: @escaping @MainActor () -> Void) throws {
        let button = UIButton(frame: CGRect(x: 50, y: 200, width: 100, height: 44))
        button.accessibilityIdentifier = "Go"
        button.addAction(UIAction { _ in body() }, for: .touchUpInside)
        let controller = UIViewController()
        controller.view.addSubview(button)
        stage.present(controller)
        diary.start = stage.phone.now
        try stage.tap("Go")
    }

    @Test func `a main queue block runs a turn later, at the same instant`() throws {
        try onTap {
            DispatchQueue.main.async { write("block") }
            write("handler")
        }
        #expect(diary.entries == ["handler 0.0", "block 0.0"])
    }

    @Test func `layout that waits comes before a block of the main queue`() throws {
        let view = DiaryView(diary)
        try onTap {
            view.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
            stage.phone.window.addSubview(view)
            DispatchQueue.main.async { write("block") }
        }
        #expect(diary.entries == ["layout 0.0", "block 0.0"])
    }

    @Test func `a block within a block runs a turn later, after layout`() throws {
        let view = DiaryView(diary)
        try onTap {
            DispatchQueue.main.async {
                DispatchQueue.main.async { write("inner") }
                write("outer")
                view.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
                stage.phone.window.addSubview(view)
            }
            DispatchQueue.main.async { write("second") }
        }
        #expect(diary.entries == ["outer 0.0", "second 0.0", "layout 0.0", "inner 0.0"])
    }

    @Test func `delays pass in virtual time, to the nanosecond`() throws {
        try onTap {
            DispatchQueue.main.asyncAfter(deadline: .now() + 0.3) { write("late") }
            DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(50)) { write("early") }
            DispatchQueue.main.asyncAfter(wallDeadline: .now() + 0.25) { write("wall") }
            DispatchQueue.main.asyncAfter(deadline: .now() + 0.3, qos: .background) { write("last") }
            DispatchQueue.main.asyncAfter(deadline: .now() + 100 / 3) { write("beyond") }
        }
        stage.advance(by: 0.29)
        #expect(diary.entries == ["early 0.05", "wall 0.25"])
        stage.advance(by: 0.01)
        #expect(diary.entries == ["early 0.05", "wall 0.25", "late 0.3", "last 0.3"])
    }

    @Test func `a delay in a delayed block counts from there`() throws {
        try onTap {
            DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) {
                DispatchQueue.main.asyncAfter(deadline: .now() + 0.2) { write("second") }
            }
        }
        stage.settle()
        #expect(diary.entries == ["second 0.3"])
    }

    @Test func `work items run, and cancelled ones do not`() throws {
        let cancelled = DispatchWorkItem { MainActor.assumeIsolated { write("cancelled") } }
        try onTap {
            DispatchQueue.main.async(execute: DispatchWorkItem { MainActor.assumeIsolated { write("item") } })
            DispatchQueue.main.asyncAfter(deadline: .now() + 0.1, execute: cancelled)
            cancelled.cancel()
        }
        stage.settle()
        #expect(diary.entries == ["item 0.0"])
    }

    @Test func `operations of the main queue run`() throws {
        try onTap {
            OperationQueue.main.addOperation { MainActor.assumeIsolated { write("operation") } }
            write("handler")
        }
        #expect(diary.entries == ["handler 0.0", "operation 0.0"])
    }

    @Test func `a closure for the run loop runs`() throws {
        try onTap { RunLoop.main.perform { MainActor.assumeIsolated { write("closure") } } }
        #expect(diary.entries == ["closure 0.0"])
    }

    @Test func `a group's last block is told about, once all others have run`() throws {
        try onTap {
            let group = DispatchGroup()
            DispatchQueue.main.async(group: group) { write("member") }
            group.enter()
            group.notify(queue: .main) { MainActor.assumeIsolated { write("empty") } }
            DispatchQueue.main.asyncAfter(deadline: .now() + 0.2) { group.leave() }
        }
        let notes = stage.phone.notes
        #expect(notes.count == 2, "\(notes)")
        stage.settle()
        #expect(diary.entries == ["member 0.0", "empty 0.2"])
        #expect(stage.phone.notes == [])
    }

    @Test func `timers fire in virtual time and let a screen settle`() throws {
        var repeating: Timer?
        try onTap {
            _ = Timer.scheduledTimer(withTimeInterval: 0.3, repeats: false) { _ in
                MainActor.assumeIsolated { write("once") }
            }
            let timer = Timer(timeInterval: 0.2, repeats: true) { _ in MainActor.assumeIsolated { write("tick") } }
            RunLoop.main.add(timer, forMode: .common)
            repeating = timer
        }
        #expect(stage.settle())
        #expect(diary.entries == ["tick 0.2", "once 0.3"])
        stage.advance(by: 0.3)
        repeating?.invalidate()
        stage.advance(by: 1)
        #expect(diary.entries == ["tick 0.2", "once 0.3", "tick 0.4", "tick 0.6"])
    }

    @Test func `a timer that is added later fires after its interval`() throws {
        try onTap {
            let timer = Timer(timeInterval: 0.3, repeats: false) { _ in MainActor.assumeIsolated { write("once") } }
            DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) { RunLoop.main.add(timer, forMode: .common) }
        }
        stage.settle()
        #expect(diary.entries == ["once 0.3"])
    }

    @Test func `a timer that was called off is not waited for`() throws {
        try onTap {
            let timer = Timer.scheduledTimer(withTimeInterval: 5, repeats: false) { _ in }
            timer.invalidate()
        }
        stage.settle()
        #expect(stage.phone.now - diary.start < 1)
        #expect(stage.phone.notes == [])
    }

    @Test func `work that puts itself off for ever holds nothing up`() throws {
        var rounds = 0
        @MainActor func again() {
            rounds += 1
            DispatchQueue.main.async { again() }
        }
        try onTap { again() }
        let first = rounds
        #expect(first > 1 && first < 1000)
        #expect(stage.settle())
        stage.advance(by: 1)
        #expect(rounds > first && rounds < 100_000)
    }

    @Test func `work that polls is not waited for`() throws {
        @MainActor func poll() { DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) { poll() } }
        try onTap { poll() }
        #expect(stage.settle() && stage.phone.now - diary.start < 2)
    }

    @Test func `work that has not run is told of`() throws {
        try onTap { DispatchQueue.main.asyncAfter(deadline: .now() + 20) {} }
        stage.advance(by: 1)
        #expect(stage.phone.notes == ["Work of the app's is put off on the main queue that has not run: 1x"])
        stage.advance(by: 19)
        #expect(stage.phone.notes.isEmpty)
    }

    @Test func `work that a controller puts off while it is made runs, too`() throws {
        final class LateWorker: UIViewController {
            init(_ body: @escaping @MainActor @Sendable () -> Void) {
                super.init(nibName: nil, bundle: nil)
                DispatchQueue.main.async(execute: body)
            }
            required init?(coder: NSCoder) { nil }
        }
        diary.start = stage.phone.now
        stage.present(LateWorker { write("made") })
        #expect(diary.entries == ["made 0.0"])
    }

    @Test func `two runs have the same times`() throws {
        func times() throws -> [String] {
            diary.entries = []
            try onTap {
                Task {
                    for number in 0..<5 {
                        try? await Task.sleep(for: .milliseconds(70))
                        write("task \(number)")
                    }
                }
                DispatchQueue.main.asyncAfter(deadline: .now() + 0.14) { write("block") }
            }
            stage.settle()
            return diary.entries
        }
        let first = try times()
        #expect(first.count == 6 && first.last == "task 4 0.35")
        for _ in 0..<20 { #expect(try times() == first) }
    }
}
