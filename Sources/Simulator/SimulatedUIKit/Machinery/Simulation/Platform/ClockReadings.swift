// Fidelity: exact — the simulation's own machinery: the clock readings from which virtual time starts

import Foundation

/// The times that this computer's clocks show at an instant, in nanoseconds.
///
/// They are rounded to whole microseconds, because some functions read only whole microseconds, and the clocks of a
/// phone must always agree.
struct ClockReadings: Sendable {
    /// Time since 1970.
    private let date = Self.now(CLOCK_REALTIME)
    /// The time since the computer was started: `uptime` leaves out the time for which the computer slept, and
    /// `timeSinceStart` includes it.
    private let uptime = Self.now(CLOCK_MONOTONIC), timeSinceStart = Self.now(CLOCK_BOOTTIME)

    /// Returns the time that a clock shows; nil for a clock that measures the processor time of a process or a thread.
    subscript(clock: clockid_t) -> UInt64? {
        switch clock {
        case CLOCK_REALTIME, CLOCK_REALTIME_COARSE: date
        case CLOCK_MONOTONIC, CLOCK_MONOTONIC_RAW, CLOCK_MONOTONIC_COARSE: uptime
        case CLOCK_BOOTTIME: timeSinceStart
        default: nil
        }
    }

    private static func now(_ clock: clockid_t) -> UInt64 {
        var time = timespec()
        clock_gettime(clock, &time)
        return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec) / 1000 * 1000
    }
}
