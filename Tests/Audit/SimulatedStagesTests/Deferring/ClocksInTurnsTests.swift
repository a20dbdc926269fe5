import DeviceSimulation
import Foundation
import SimulatedStages
import SimulatorTestSupport
import Testing
import UIKit

/// In a turn of the phone's run loop, every clock that an app can read shows the phone's time.
@MainActor
@Suite(.ownProcess, .timeLimit(.minutes(30))) struct ClocksInTurnsTests: DiarySuite {
    let kept: DiaryStage
    init() throws { kept = try DiaryStage() }

    /// Keeps the processor busy for a while.
    ///
    /// Inside a turn of the phone's run loop, only the processor time of the process is real.
    nonisolated private static func interrupt() {
        func used() -> Int {
            var time = timespec()
            clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
            return time.tv_sec * 1_000_000_000 + time.tv_nsec
        }
        let end = used() + 30_000_000
        while used() < end {}
    }

    /// Each closure returns the seconds since this function was called.
    nonisolated private static func stopwatches() -> [(name: String, seconds: () -> Double)] {
        let date = Date(), uptime = ProcessInfo.processInfo.systemUptime
        let continuous = ContinuousClock.now, suspending = SuspendingClock.now
        let dispatch = DispatchTime.now(), wall = DispatchWallTime.now(), absolute = seconds(of: gettimeofday)
        let whole = time(nil)
        return [
            ("Date", { Date().timeIntervalSince(date) }),
            ("systemUptime", { ProcessInfo.processInfo.systemUptime - uptime }),
            ("ContinuousClock", { (ContinuousClock.now - continuous) / .seconds(1) }),
            ("SuspendingClock", { (SuspendingClock.now - suspending) / .seconds(1) }),
            ("DispatchTime", { Double(DispatchTime.now().uptimeNanoseconds - dispatch.uptimeNanoseconds) / 1e9 }),
            // The value of this clock decreases with time.
            ("DispatchWallTime", { Double(Int64(bitPattern: wall.rawValue &- DispatchWallTime.now().rawValue)) / 1e9 }),
            ("gettimeofday", { seconds(of: gettimeofday) - absolute }),
            // This clock shows whole seconds.
            ("time", { Double(time(nil) - whole) })
        ]
    }

    nonisolated private static func seconds(
        of clock: (UnsafeMutablePointer<timeval>, UnsafeMutableRawPointer?) -> Int32
    ) -> Double {
        var time = timeval()
        _ = clock(&time, nil)
        return Double(time.tv_sec) + Double(time.tv_usec) / 1e6
    }

    @Test func `all clocks stand still in a turn`() {
        inApp {
            let watches = Self.stopwatches()
            Self.interrupt()
            for watch in watches { #expect(watch.seconds() == 0, "\(watch.name)") }
        }
    }

    @Test(arguments: [0.3, 2, 5000]) func `all clocks show the phone's time`(seconds: Double) {
        inApp {
            let watches = Self.stopwatches()
            DispatchQueue.main.asyncAfter(deadline: .now() + seconds) {
                for watch in watches {
                    let passed = watch.seconds(), accuracy = watch.name == "time" ? 1 : 2e-6
                    #expect(abs(passed - seconds) < accuracy, "\(watch.name) shows \(passed)")
                }
                write("checked")
            }
        }
        stage.advance(by: seconds)
        #expect(diary.entries == ["checked \(seconds)"])
    }

    @Test func `a button that ignores quick taps counts the phone's time`() throws {
        var last = Date.distantPast, accepted = 0
        let button = UIButton(frame: CGRect(x: 50, y: 200, width: 100, height: 44))
        button.accessibilityIdentifier = "Go"
        button.addAction(
            UIAction { _ in
                guard Date().timeIntervalSince(last) > 0.5 else { return }
                last = Date()
                accepted += 1
            }, for: .touchUpInside)
        let controller = UIViewController()
        controller.view.addSubview(button)
        stage.present(controller)
        try stage.tap("Go")
        try stage.tap("Go")
        #expect(accepted == 1)
        stage.advance(by: 1)
        try stage.tap("Go")
        #expect(accepted == 2)
    }

    @Test func `an interruption makes no delay longer or shorter`() {
        inApp {
            let deadline = ContinuousClock.now + .milliseconds(70)
            let suspending = SuspendingClock.now + .milliseconds(80)
            let date = Date().addingTimeInterval(0.09), dispatch = DispatchTime.now() + 0.1
            Self.interrupt()
            Task {
                try? await Task.sleep(until: deadline, clock: .continuous)
                write("continuous")
            }
            Task {
                try? await Task.sleep(until: suspending, clock: .suspending)
                write("suspending")
            }
            let timer = Timer(fire: date, interval: 0, repeats: false) { _ in
                MainActor.assumeIsolated { write("timer") }
            }
            RunLoop.main.add(timer, forMode: .common)
            DispatchQueue.main.asyncAfter(deadline: dispatch) { write("dispatch") }
        }
        stage.settle()
        #expect(diary.entries == ["continuous 0.07", "suspending 0.08", "timer 0.09", "dispatch 0.1"])
    }

    @Test func `a sleep by the suspending clock counts the phone's time`() {
        stage.advance(by: 60)
        diary.start = stage.phone.now
        inApp {
            Task {
                try? await Task.sleep(until: SuspendingClock.now + .milliseconds(70), clock: .suspending)
                write("awake")
            }
        }
        stage.settle()
        #expect(diary.entries == ["awake 0.07"])
    }

    @Test func `delays that are not round are kept`() {
        inApp {
            Task {
                try? await Task.sleep(for: .microseconds(41_237))
                write("task")
            }
            _ = Timer.scheduledTimer(withTimeInterval: 0.052_391, repeats: false) { _ in
                MainActor.assumeIsolated { write("timer") }
            }
        }
        stage.settle()
        #expect(diary.entries == ["task 0.041237", "timer 0.052391"])
    }

    @Test func `equal delays of tasks, timers and blocks end at one instant`() {
        var ends: [Double] = []
        inApp {
            Task {
                try? await Task.sleep(for: .seconds(0.3))
                ends.append(stage.phone.now)
            }
            _ = Timer.scheduledTimer(withTimeInterval: 0.3, repeats: false) { _ in
                MainActor.assumeIsolated { ends.append(stage.phone.now) }
            }
            DispatchQueue.main.asyncAfter(deadline: .now() + 0.3) { ends.append(stage.phone.now) }
        }
        stage.settle()
        #expect(ends == [diary.start + 0.3, diary.start + 0.3, diary.start + 0.3])
    }

    @Test func `an app that blocks its main thread loses that time`() {
        inApp {
            let watches = Self.stopwatches(), semaphore = DispatchSemaphore(value: 0)
            DispatchQueue.main.asyncAfter(deadline: .now() + 0.015) { write("late") }
            for _ in 0..<2 { _ = semaphore.wait(timeout: .now() + 0.01) }
            for watch in watches where watch.name != "time" {
                #expect(abs(watch.seconds() - 0.020_002) < 1.5e-6, "\(watch.name)")
            }
            write("awake")
        }
        #expect(diary.entries.first == "awake 0.020002")
        stage.settle()
        #expect(diary.entries == ["awake 0.020002", "late 0.020002"])
    }

    @Test func `an app that waits for a clock in a loop goes on`() {
        var passed = 0.0
        inApp {
            let start = Date()
            while Date().timeIntervalSince(start) < 0.2 {}
            passed = Date().timeIntervalSince(start)
        }
        #expect(passed >= 0.2 && passed < 0.21)
    }

    @Test func `a wait with a limit ends, however far time has gone on`() {
        stage.advance(by: 3600)
        diary.start = stage.phone.now
        inApp {
            let semaphore = DispatchSemaphore(value: 0), group = DispatchGroup(), condition = NSCondition()
            group.enter()
            #expect(semaphore.wait(timeout: .now() + 0.01) == .timedOut)
            #expect(semaphore.wait(wallTimeout: .now() + 0.01) == .timedOut)
            #expect(group.wait(timeout: .now() + 0.01) == .timedOut)
            condition.lock()
            #expect(!condition.wait(until: Date().addingTimeInterval(0.01)))
            condition.unlock()
            // Another test of the process may have a timer in the default mode, so this wait has its own run-loop mode.
            #expect(!RunLoop.current.run(mode: RunLoop.Mode("idle"), before: Date().addingTimeInterval(0.01)))
            group.leave()
            write("done")
        }
        // Four of the five waits take 0.01 s each. The wait in the run loop returns at once, because nothing is due in
        // its mode.
        #expect(diary.entries == ["done 0.040004"])
    }

    /// The timer belongs to another queue and counts real time, so the test really waits.
    ///
    /// The phone's virtual clock is an hour ahead, but this has no effect on the timer.
    @Test func `a timer of another queue counts real time`() {
        stage.advance(by: 3600)
        let isDone = DispatchSemaphore(value: 0), queue = DispatchQueue(label: "timers")
        let sources = [DispatchTime.now, { DispatchTime.now() + 0.01 }].map { start in
            let source = DispatchSource.makeTimerSource(queue: queue)
            source.setEventHandler { isDone.signal() }
            inApp { source.schedule(deadline: start()) }
            source.activate()
            return source
        }
        for _ in sources { isDone.wait() }
        for source in sources { source.cancel() }
    }

    @Test func `threads of other queues read real clocks`() {
        stage.advance(by: 3600)
        nonisolated(unsafe) var before = Date.distantPast
        let isDone = DispatchSemaphore(value: 0)
        let real = Date()
        inApp {
            DispatchQueue.global().async {
                before = Date()
                isDone.signal()
            }
        }
        isDone.wait()
        #expect(before.timeIntervalSince(real) < 3000)
    }
}
