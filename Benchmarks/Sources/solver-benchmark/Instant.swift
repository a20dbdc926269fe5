import Foundation

/// A point in time on two clocks.
///
/// The processor time of a thread excludes other work on the machine. The kernel corrects it afterwards, so a short
/// duration sometimes appears as zero. Short durations are therefore measured with the wall clock: they are often
/// undisturbed, and the shortest of many is used.
struct Instant {
    private let processor: Int
    private let wall: Int

    private static let short = 10_000_000

    /// The present time, as the start of a measurement.
    static var start: Instant {
        let processor = time(of: CLOCK_THREAD_CPUTIME_ID)
        return Instant(processor: processor, wall: time(of: CLOCK_MONOTONIC))
    }

    /// The nanoseconds since the instant: wall-clock time for a short duration, processor time for a long one.
    var elapsed: Int {
        let wall = Self.time(of: CLOCK_MONOTONIC) - wall
        return wall < Self.short ? max(1, wall) : Self.time(of: CLOCK_THREAD_CPUTIME_ID) - processor
    }

    private static func time(of clock: clockid_t) -> Int {
        var time = timespec()
        clock_gettime(clock, &time)
        return time.tv_sec * 1_000_000_000 + time.tv_nsec
    }
}
