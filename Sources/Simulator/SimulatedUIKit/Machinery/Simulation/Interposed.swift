// Fidelity: exact — the simulation's own machinery: the system functions that the simulation replaces

import Foundation

/// The original functions of libdispatch and Foundation that functions of this module replace.
///
/// A C function in the program replaces a function of the same name in a shared library. So `DispatchQueue`,
/// `OperationQueue` and tasks all call this module's `dispatch_async`. Outside the run-loop turns of a phone, each
/// replacement calls the original function.
enum Interposed {
    typealias Block = @convention(block) () -> Void
    typealias Function = @convention(c) (UnsafeMutableRawPointer?) -> Void
    typealias Async = @convention(c) (UnsafeMutableRawPointer, @escaping Block) -> Void
    typealias AsyncFunction =
        @convention(c) (UnsafeMutableRawPointer, UnsafeMutableRawPointer?, @escaping Function) -> Void
    typealias After = @convention(c) (UInt64, UnsafeMutableRawPointer, @escaping Block) -> Void
    typealias AfterFunction =
        @convention(c) (UInt64, UnsafeMutableRawPointer, UnsafeMutableRawPointer?, @escaping Function) -> Void
    typealias Grouped = @convention(c) (UnsafeMutableRawPointer, UnsafeMutableRawPointer, @escaping Block) -> Void
    typealias GroupWait = @convention(c) (UnsafeMutableRawPointer, UInt64) -> Int
    typealias Handle = @convention(c) (UnsafeMutableRawPointer) -> Void
    typealias Label = @convention(c) (UnsafeMutableRawPointer) -> UnsafePointer<CChar>?
    typealias Time = @convention(c) (UInt64, Int64) -> UInt64
    typealias WallTime = @convention(c) (UnsafeRawPointer?, Int64) -> UInt64
    typealias SourceCreate =
        @convention(c) (UnsafeRawPointer, UInt, UInt, UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer?
    typealias SetTimer = @convention(c) (UnsafeMutableRawPointer, UInt64, UInt64, UInt64) -> Void
    typealias AddTimer = @convention(c) (UnsafeRawPointer, UnsafeRawPointer, UnsafeRawPointer) -> Void
    typealias PerformBlock = @convention(c) (UnsafeRawPointer, UnsafeRawPointer, @escaping Block) -> Void
    typealias RunInMode = @convention(c) (UnsafeRawPointer, Double, Bool) -> Int32
    typealias TimerContext = @convention(c) (UnsafeRawPointer, UnsafeMutableRawPointer) -> Void

    static let async = unsafeBitCast(next("dispatch_async"), to: Async?.self)
    static let barrierAsync = unsafeBitCast(next("dispatch_barrier_async"), to: Async?.self)
    static let asyncFunction = unsafeBitCast(next("dispatch_async_f"), to: AsyncFunction?.self)
    static let after = unsafeBitCast(next("dispatch_after"), to: After?.self)
    static let afterFunction = unsafeBitCast(next("dispatch_after_f"), to: AfterFunction?.self)
    static let groupAsync = unsafeBitCast(next("dispatch_group_async"), to: Grouped?.self)
    static let groupNotify = unsafeBitCast(next("dispatch_group_notify"), to: Grouped?.self)
    static let groupWait = unsafeBitCast(next("dispatch_group_wait"), to: GroupWait?.self)
    static let groupEnter = unsafeBitCast(next("dispatch_group_enter"), to: Handle?.self)
    static let groupLeave = unsafeBitCast(next("dispatch_group_leave"), to: Handle?.self)
    static let retain = unsafeBitCast(next("dispatch_retain"), to: Handle?.self)
    static let release = unsafeBitCast(next("dispatch_release"), to: Handle?.self)
    static let label = unsafeBitCast(next("dispatch_queue_get_label"), to: Label?.self)
    static let time = unsafeBitCast(next("dispatch_time"), to: Time?.self)
    static let wallTime = unsafeBitCast(next("dispatch_walltime"), to: WallTime?.self)
    static let sourceCreate = unsafeBitCast(next("dispatch_source_create"), to: SourceCreate?.self)
    static let setTimer = unsafeBitCast(next("dispatch_source_set_timer"), to: SetTimer?.self)
    static let addTimer = unsafeBitCast(next("CFRunLoopAddTimer"), to: AddTimer?.self)
    static let performBlock = unsafeBitCast(next("CFRunLoopPerformBlock"), to: PerformBlock?.self)
    static let runInMode = unsafeBitCast(next("CFRunLoopRunInMode"), to: RunInMode?.self)
    static let timerContext = unsafeBitCast(next("CFRunLoopTimerGetContext"), to: TimerContext?.self)

    private static let mainQueueAddress = UInt(bitPattern: next("_dispatch_main_q"))
    private static let timerSourceAddress = UInt(bitPattern: next("_dispatch_source_type_timer"))

    /// Returns the original function of the shared library.
    ///
    /// This module contains a function of the same name, which replaces the original function.
    static func next(_ name: String) -> UnsafeMutableRawPointer? {
        // The value -1 is `RTLD_NEXT`. Swift does not import this C macro, because the macro contains a cast.
        dlsym(UnsafeMutableRawPointer(bitPattern: -1), name)
    }

    /// Runs a closure when the process itself serves its main queue, independently of the phone's clock.
    static func onMainQueue(_ body: @escaping @Sendable () -> Void) {
        if let queue = UnsafeMutableRawPointer(bitPattern: mainQueueAddress) { async?(queue, body) }
    }

    static func isMainQueue(_ queue: UnsafeMutableRawPointer) -> Bool { UInt(bitPattern: queue) == mainQueueAddress }

    static func isTimerSource(_ type: UnsafeRawPointer) -> Bool { UInt(bitPattern: type) == timerSourceAddress }

    static func isTaskQueue(_ queue: UnsafeMutableRawPointer) -> Bool {
        guard let text = label?(queue) else { return false }
        return strcmp(text, "Swift global concurrent queue") == 0
    }

    enum Clock { case uptime, monotonic, wall }

    /// Returns the present time of a clock as a dispatch time.
    ///
    /// In a run-loop turn the result is the phone's time.
    static func now(_ clock: Clock) -> UInt64 {
        switch clock {
        case .uptime: time?(0, 0) ?? 0
        case .monotonic: time?(1 << 63, 0) ?? 0
        case .wall: wallTime?(nil, 0) ?? 0
        }
    }

    /// Returns the seconds from now until a dispatch time, or nil for the distant future.
    static func delay(until when: UInt64) -> Double? {
        guard when != .max else { return nil }
        switch when >> 62 {
        case 0, 1: return when == 0 ? 0 : seconds(when, after: now(.uptime))
        case 2: return seconds(when, after: now(.monotonic))
        // libdispatch stores a wall time as a number that becomes smaller as time passes. So here `when` is subtracted
        // from the present time.
        default: return seconds(now(.wall), after: when)
        }
    }

    /// Converts a delay in seconds to a dispatch time on the real clock.
    static func inRealTime(_ delay: Double) -> UInt64 {
        DeferringThread.inRealTime { time?(0, Int64((delay * 1e9).rounded())) ?? 0 }
    }

    private static func seconds(_ later: UInt64, after earlier: UInt64) -> Double {
        max(0, Double(Int64(bitPattern: later &- earlier)) / 1e9)
    }

    /// Rounds a delay to whole microseconds, because a `Date` is exact only to about a tenth of a microsecond.
    static func microseconds(_ delay: Double) -> Double { (delay * 1e6).rounded() / 1e6 }
}
