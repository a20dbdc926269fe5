import Foundation

/// A point of time, by two clocks.
///
/// The processor time of a thread does not count other work on the machine, but the kernel corrects it afterwards, so that now
/// and then a short stretch comes out as nothing. Short stretches are often undisturbed, and the shortest of many counts.
struct Instant {
    private let processor: Int
    private let wall: Int

    private static let short = 10_000_000

    /// The start of a stretch.
    static var start: Instant {
        let processor = time(of: CLOCK_THREAD_CPUTIME_ID)
        return Instant(processor: processor, wall: time(of: CLOCK_MONOTONIC))
    }

    /// Nanoseconds since the instant: by the wall's clock if they are few, else of the processor.
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
