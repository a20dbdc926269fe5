// Fidelity: partial — the main thread, timers and closures of run loops; ports and input sources never fire

import Foundation

/// Replaces Foundation's function that tells whether the present thread is the main thread.
///
/// On Linux, Foundation regards the first thread of the process as the main thread. But `swift test` serves the main
/// queue on other threads. There `Thread.isMainThread` would be false on the main actor, and an observer with `queue:
/// .main` would wait for itself. So this function regards the thread that serves the main queue as the main thread.
@_spi(Simulation)
@_cdecl("_CFIsMainThread")
public func deferring_CFIsMainThread() -> Bool { MainQueueMark.isCurrent && !DeferringThread.standsInForAnother }

private struct MainQueueMark: @unchecked Sendable {
    private let key = DispatchSpecificKey<Bool>()
    private init() { DispatchQueue.main.setSpecific(key: key, value: true) }
    private static let mark = MainQueueMark()
    static var isCurrent: Bool { DispatchQueue.getSpecific(key: mark.key) ?? false }
}

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
    /// Replaces Foundation's initializer `init(timeInterval:repeats:block:)`.
    ///
    /// On Linux, Foundation's timer fires at once when a run loop gets the timer (swiftlang/swift-corelibs-foundation,
    /// issue 4712). On a phone the timer fires after the interval.
    @_spi(Simulation)
    @_silgen_name("$s10Foundation5TimerC12timeInterval7repeats5blockACSd_SbyACYbctcfC")
    public static func deferring_init(
        _ interval: TimeInterval, _ repeats: Bool, _ block: __owned @escaping @Sendable (Timer) -> Void
    ) -> Timer {
        Timer(fire: Date(timeIntervalSinceNow: interval), interval: interval, repeats: repeats, block: block)
    }
}

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
/// On a phone, an app continues to run while its test waits in the main run loop. So if a test waits, virtual time
/// advances and the simulated phone runs its run-loop turns. If the app itself waits inside a run-loop turn, the
/// requested time passes and no other turn runs.
@_spi(Simulation)
@_cdecl("CFRunLoopRunInMode")
public func deferring_CFRunLoopRunInMode(
    _ mode: UnsafeRawPointer, _ seconds: Double, _ returnsAfterSource: Bool
) -> Int32 {
    let begin = Interposed.now(.uptime)
    // Remember the present phone: work on the main queue may install another phone during the wait.
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
    fileprivate static let runLoopFinished: Int32 = 1
    fileprivate static let runLoopTimedOut: Int32 = 3

    /// Returns the duration that a test has probably requested, derived from the measured duration of the wait.
    ///
    /// A measured wait is some microseconds or milliseconds too long. A test must see the same virtual time in each
    /// run, so the result is a round number slightly above the measured duration.
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

    /// The fields of `CFRunLoopTimerContext`, which Foundation on Linux hides.
    private struct TimerFields {
        var version = 0
        var info: UnsafeMutableRawPointer?
        var retain: UnsafeRawPointer?
        var release: UnsafeRawPointer?
        var describe: UnsafeRawPointer?
    }
}
