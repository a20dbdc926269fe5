import CAllocator
import Foundation

/// The processor time of this thread: other work on the machine doesn't count.
enum LayoutClock {
    static func now() -> Int {
        var time = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return time.tv_sec * 1_000_000_000 + time.tv_nsec
    }

    /// Microseconds of one call, the median over some.
    @MainActor static func median(of calls: Int, _ body: (Int) -> Void) -> Double {
        let times = (0..<calls).map { number in
            let start = now()
            body(number)
            return now() - start
        }
        return Double(times.sorted()[calls / 2]) / 1000
    }

    /// Microseconds of one call, the median over some, each with a subject of its own that is made before.
    ///
    /// Each subject is freed before the next one is made: all but the first use memory of the process again.
    @MainActor static func median<Subject>(
        of calls: Int, each make: () -> Subject, _ body: (Subject) -> Void
    ) -> Double {
        let times = (0..<calls).map { _ in
            let subject = make()
            return withExtendedLifetime(subject) { once { body(subject) } }
        }
        return times.sorted()[calls / 2]
    }

    /// Microseconds of one call.
    @MainActor static func once(_ body: () -> Void) -> Double { median(of: 1) { _ in body() } }

    /// Keeps from now on what is freed, so that the next subject finds it: nothing pays for page faults but the first one.
    static func keepFreedMemory() {
        mallopt(M_TRIM_THRESHOLD, Int32.max)
        mallopt(M_MMAP_THRESHOLD, 1 << 25)
    }

    /// Bytes that are in use, those around each piece included.
    static var bytesInUse: Int {
        let info = mallinfo2()
        return info.uordblks + info.hblkhd
    }
}
