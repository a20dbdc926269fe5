// Fidelity: partial — the main thread, timers and closures of run loops; ports and input sources never fire

import Foundation

/// Replaces Foundation's function that tells whether the present thread is the main thread.
///
/// Here the main thread is the thread that serves the main queue. Foundation on Linux regards the process's first
/// thread as the main thread. `swift test` gives that thread to libdispatch, which serves the main queue, and with it
/// the main actor, on other threads. Without the replacement, `Thread.isMainThread` was false on those threads, and an
/// observer with `queue: .main` waited for itself.
@_spi(Simulation)
@_cdecl("_CFIsMainThread")
public func deferring_CFIsMainThread() -> Bool { MainQueueMark.isCurrent && !DeferringThread.standsInForAnother }

private struct MainQueueMark: @unchecked Sendable {
    private let key = DispatchSpecificKey<Bool>()
    private init() { DispatchQueue.main.setSpecific(key: key, value: true) }
    private static let mark = MainQueueMark()
    static var isCurrent: Bool { DispatchQueue.getSpecific(key: mark.key) ?? false }
}

/// A timer that is added in a run-loop turn fires in virtual time.
@_spi(Simulation)
@_cdecl("CFRunLoopAddTimer")
public func deferring_CFRunLoopAddTimer(_ loop: UnsafeRawPointer, _ timer: UnsafeRawPointer, _ mode: UnsafeRawPointer) {
    guard let work = DeferringThread.workInTurn, let found = Interposed.foundationTimer(of: timer) else {
        return Interposed.addTimer?(loop, timer, mode) ?? ()
    }
    let left = Interposed.microseconds(found.fireDate.timeIntervalSinceNow)
    work.add(.timer(found), after: max(0, left))
}

extension Timer {
    /// Takes the place of Foundation's initializer `init(timeInterval:repeats:block:)`, inside and outside run-loop
    /// turns.
    ///
    /// Foundation on Linux sets the first date to the present date, so the timer fires at once when it is added to a
    /// run loop (swiftlang/swift-corelibs-foundation, issue 4712). On a phone it fires after the interval.
    @_spi(Simulation)
    @_silgen_name("$s10Foundation5TimerC12timeInterval7repeats5blockACSd_SbyACYbctcfC")
    public static func deferring_init(
        _ interval: TimeInterval, _ repeats: Bool, _ block: __owned @escaping @Sendable (Timer) -> Void
    ) -> Timer {
        Timer(fire: Date(timeIntervalSinceNow: interval), interval: interval, repeats: repeats, block: block)
    }
}

/// The closure of `RunLoop.perform` runs in a later run-loop turn.
@_spi(Simulation)
@_cdecl("CFRunLoopPerformBlock")
public func deferring_CFRunLoopPerformBlock(
    _ loop: UnsafeRawPointer, _ mode: UnsafeRawPointer, _ block: @escaping @convention(block) () -> Void
) {
    guard let work = DeferringThread.workInTurn else { return Interposed.performBlock?(loop, mode, block) ?? () }
    work.add(.once(block))
}

/// Replaces Core Foundation's function that runs a run loop for a time.
///
/// While a test waits in the main run loop, virtual time advances. On a phone such a wait lets the app lay out, animate
/// and show its keyboard. Inside a run-loop turn it is the app itself that waits, so only the requested time passes.
@_spi(Simulation)
@_cdecl("CFRunLoopRunInMode")
public func deferring_CFRunLoopRunInMode(
    _ mode: UnsafeRawPointer, _ seconds: Double, _ returnsAfterSource: Bool
) -> Int32 {
    let begin = Interposed.now(.uptime)
    // Remember the present phone, because work on the main queue runs during the wait and may install another phone.
    let waiting = Thread.isMainThread ? MainActor.assumeIsolated { Simulation.current } : nil
    let outcome = DeferringThread.inRealTime {
        Interposed.runInMode?(mode, seconds, returnsAfterSource) ?? Interposed.runLoopFinished
    }
    if let work = DeferringThread.workInTurn {
        if outcome == Interposed.runLoopTimedOut { work.block(for: seconds) }
    } else if DeferringThread.work == nil, let waiting {
        let waited = Double(Interposed.now(.uptime) &- begin) / 1e9
        MainActor.assumeIsolated { waiting.clock.advance(by: min(Interposed.rounded(waited), max(0, seconds))) }
    }
    return outcome
}

extension Interposed {
    /// `kCFRunLoopRunFinished`.
    fileprivate static let runLoopFinished: Int32 = 1
    /// `kCFRunLoopRunTimedOut`.
    fileprivate static let runLoopTimedOut: Int32 = 3

    /// Returns the duration that a test has probably requested, derived from the duration of its wait on the real
    /// clock.
    ///
    /// A wait takes some microseconds too long, or milliseconds if the thread was interrupted. A test must see the same
    /// virtual time in each run. So the result is a round number slightly above the measured duration.
    fileprivate static func rounded(_ waited: Double) -> Double {
        let milliseconds = (waited * 1000 - 1e-6).rounded(.up)
        for (step, reach) in [(50.0, 10.0), (10.0, 2.0)] {
            let round = (milliseconds / step).rounded(.up) * step
            if round - milliseconds <= reach { return max(0, round / 1000) }
        }
        return max(0, milliseconds / 1000)
    }

    fileprivate static func foundationTimer(of timer: UnsafeRawPointer) -> Timer? {
        guard let timerContext else { return nil }
        var fields = TimerFields()
        timerContext(timer, &fields)
        return fields.info.flatMap { Unmanaged<AnyObject>.fromOpaque($0).takeUnretainedValue() as? Timer }
    }

    /// The fields of `CFRunLoopTimerContext`; Foundation on Linux hides this type.
    private struct TimerFields {
        var version = 0
        var info: UnsafeMutableRawPointer?
        var retain: UnsafeRawPointer?
        var release: UnsafeRawPointer?
        var describe: UnsafeRawPointer?
    }
}
