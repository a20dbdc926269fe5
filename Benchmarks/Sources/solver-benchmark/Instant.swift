import Foundation

/// A point in time on two clocks.
///
/// The processor time of a thread does not include other work on the machine. But the kernel corrects this time later,
/// so a short duration sometimes appears as zero. Short durations are therefore measured with the wall clock. Other
/// work rarely disturbs a short measurement, and the shortest of many measurements counts.
struct Instant {
    private let processor: Int
    private let wall: Int

    private static let short = 10_000_000

    /// The present time, as the start of a measurement.
    static var start: Instant {
        let processor = time(of: CLOCK_THREAD_CPUTIME_ID)
        return Instant(processor: processor, wall: time(of: CLOCK_MONOTONIC))
    }

    /// The nanoseconds since the instant.
    ///
    /// A short duration is wall-clock time, and a long duration is processor time.
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
