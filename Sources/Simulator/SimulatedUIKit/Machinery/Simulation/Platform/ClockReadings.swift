// Fidelity: exact — the simulation's own machinery: the clock readings from which virtual time starts

import Foundation

/// The times of this computer's clocks at one instant, in nanoseconds.
///
/// The times are rounded to microseconds. Some C functions return only microseconds, and all clocks of a phone must
/// agree.
struct ClockReadings: Sendable {
    /// The time since 1970.
    private let date = Self.now(CLOCK_REALTIME)
    /// The time since the computer started.
    ///
    /// `uptime` does not count the time for which the computer slept.
    private let uptime = Self.now(CLOCK_MONOTONIC), timeSinceStart = Self.now(CLOCK_BOOTTIME)

    /// Returns the time of a clock, or nil for a clock of processor time.
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
