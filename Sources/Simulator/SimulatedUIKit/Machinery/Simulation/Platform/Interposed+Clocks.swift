// Fidelity: partial — clocks show virtual time, which stands still in a run-loop turn; after ten thousand readings, the
// time advances a little

import Foundation

// Each function below replaces the function of the C library that its `@_cdecl` attribute names. These functions have
// versions, so the name must contain the right version.

/// Swift's clocks, `Date` and libdispatch get the time from this function.
///
/// The phone's time stands still during a run-loop turn. The processor time of a thread or a process remains real.
@_spi(Simulation)
@_cdecl("clock_gettime@GLIBC_2.17")
public func deferring_clock_gettime(_ clock: clockid_t, _ time: UnsafeMutablePointer<timespec>) -> Int32 {
    guard let work = DeferringThread.workInTurn, let nanoseconds = work.reading(of: clock) else {
        return Interposed.readClock?(clock, time) ?? -1
    }
    let (seconds, rest) = nanoseconds.quotientAndRemainder(dividingBy: 1_000_000_000)
    time.pointee = timespec(tv_sec: Int(seconds), tv_nsec: Int(rest))
    return 0
}

/// Run loops get the date from this function.
#if arch(x86_64)
@_cdecl("gettimeofday@GLIBC_2.2.5")
#else
@_cdecl("gettimeofday@GLIBC_2.17")
#endif
@_spi(Simulation)
public func deferring_gettimeofday(_ time: UnsafeMutablePointer<timeval>?, _ zone: UnsafeMutableRawPointer?) -> Int32 {
    guard let nanoseconds = DeferringThread.workInTurn?.reading(of: CLOCK_REALTIME) else {
        return Interposed.readDate?(time, zone) ?? -1
    }
    let (seconds, rest) = nanoseconds.quotientAndRemainder(dividingBy: 1_000_000_000)
    time?.pointee = timeval(tv_sec: Int(seconds), tv_usec: Int(rest / 1000))
    return 0
}

#if arch(x86_64)
@_cdecl("time@GLIBC_2.2.5")
#else
@_cdecl("time@GLIBC_2.17")
#endif
@_spi(Simulation)
public func deferring_time(_ seconds: UnsafeMutablePointer<time_t>?) -> time_t {
    guard let nanoseconds = DeferringThread.workInTurn?.reading(of: CLOCK_REALTIME) else {
        return Interposed.readSeconds?(seconds) ?? -1
    }
    seconds?.pointee = time_t(nanoseconds / 1_000_000_000)
    return time_t(nanoseconds / 1_000_000_000)
}

// MARK: Waits

/// `NSCondition` uses this function to wait until a date.
#if arch(x86_64)
@_cdecl("pthread_cond_timedwait@GLIBC_2.3.2")
#else
@_cdecl("pthread_cond_timedwait@GLIBC_2.17")
#endif
@_spi(Simulation)
public func deferring_pthread_cond_timedwait(
    _ condition: UnsafeMutableRawPointer, _ mutex: UnsafeMutableRawPointer, _ limit: UnsafePointer<timespec>
) -> Int32 {
    guard let wait = Interposed.conditionWait else { return EINVAL }
    guard DeferringThread.workInTurn != nil else { return wait(condition, mutex, limit) }
    let left = max(0, limit.pointee.seconds(after: Interposed.date()))
    return Interposed.wait(atMost: left) {
        var real = Interposed.date().adding(left)
        return wait(condition, mutex, &real)
    }
}

@_spi(Simulation)
@_cdecl("dispatch_semaphore_wait")
public func deferring_dispatch_semaphore_wait(_ semaphore: UnsafeMutableRawPointer, _ limit: UInt64) -> Int {
    guard let wait = Interposed.semaphoreWait else { return 0 }
    return Interposed.wait(until: limit) { wait(semaphore, $0) }
}

@_spi(Simulation)
@_cdecl("dispatch_group_wait")
public func deferring_dispatch_group_wait(_ group: UnsafeMutableRawPointer, _ limit: UInt64) -> Int {
    guard let wait = Interposed.groupWait else { return 0 }
    return Interposed.wait(until: limit) { wait(group, $0) }
}

extension Interposed {
    fileprivate static let readClock = unsafeBitCast(
        next("clock_gettime"), to: (@convention(c) (clockid_t, UnsafeMutablePointer<timespec>) -> Int32)?.self)
    fileprivate static let readDate = unsafeBitCast(
        next("gettimeofday"),
        to: (@convention(c) (UnsafeMutablePointer<timeval>?, UnsafeMutableRawPointer?) -> Int32)?.self)
    fileprivate static let readSeconds = unsafeBitCast(
        next("time"), to: (@convention(c) (UnsafeMutablePointer<time_t>?) -> time_t)?.self)
    fileprivate static let conditionWait = unsafeBitCast(
        next("pthread_cond_timedwait"),
        to: (@convention(c) (UnsafeMutableRawPointer, UnsafeMutableRawPointer, UnsafePointer<timespec>) -> Int32)?.self)
    fileprivate static let semaphoreWait = unsafeBitCast(
        next("dispatch_semaphore_wait"), to: (@convention(c) (UnsafeMutableRawPointer, UInt64) -> Int)?.self)

    fileprivate static func wait(until limit: UInt64, _ body: (UInt64) -> Int) -> Int {
        guard DeferringThread.workInTurn != nil, limit != 0, let left = delay(until: limit) else { return body(limit) }
        return wait(atMost: left) { body(inRealTime(left)) }
    }

    /// Waits for another thread in real time, at most the given number of seconds.
    ///
    /// If the wait reaches its limit, its result is not 0. The phone's virtual time then advances by the limit.
    fileprivate static func wait<Outcome: BinaryInteger>(atMost seconds: Double, _ body: () -> Outcome) -> Outcome {
        let outcome = DeferringThread.inRealTime(body)
        if outcome != 0 { DeferringThread.workInTurn?.block(for: seconds) }
        return outcome
    }

    fileprivate static func date() -> timespec {
        var time = timespec()
        _ = deferring_clock_gettime(CLOCK_REALTIME, &time)
        return time
    }
}

extension timespec {
    fileprivate func seconds(after other: timespec) -> Double {
        Double(tv_sec - other.tv_sec) + Double(tv_nsec - other.tv_nsec) / 1e9
    }

    fileprivate func adding(_ seconds: Double) -> timespec {
        let nanoseconds = tv_nsec + Int(seconds.truncatingRemainder(dividingBy: 1) * 1e9)
        return timespec(
            tv_sec: tv_sec + Int(seconds) + nanoseconds / 1_000_000_000, tv_nsec: nanoseconds % 1_000_000_000)
    }
}
