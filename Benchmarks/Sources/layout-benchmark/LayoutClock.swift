import CAllocator
import Foundation

/// The processor time of this thread.
///
/// Other work on the machine does not count.
enum LayoutClock {
    static func now() -> Int {
        var time = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return time.tv_sec * 1_000_000_000 + time.tv_nsec
    }

    /// Returns the median time of several calls, in microseconds.
    @MainActor static func median(of calls: Int, _ body: (Int) -> Void) -> Double {
        let times = (0..<calls).map { number in
            let start = now()
            body(number)
            return now() - start
        }
        return Double(times.sorted()[calls / 2]) / 1000
    }

    /// Returns the median time of several calls, in microseconds.
    ///
    /// Each call gets a new value, and making the value is not measured. Each value is freed before the next one is
    /// made. So every call except the first uses memory that the process already has.
    @MainActor static func median<Subject>(
        of calls: Int, each make: () -> Subject, _ body: (Subject) -> Void
    ) -> Double {
        let times = (0..<calls).map { _ in
            let subject = make()
            return withExtendedLifetime(subject) { once { body(subject) } }
        }
        return times.sorted()[calls / 2]
    }

    /// Returns the time of one call, in microseconds.
    @MainActor static func once(_ body: () -> Void) -> Double { median(of: 1) { _ in body() } }

    /// Makes the process keep freed memory from now on.
    ///
    /// Only the first measured value then causes page faults, because later values reuse the kept memory.
    static func keepFreedMemory() {
        mallopt(M_TRIM_THRESHOLD, Int32.max)
        mallopt(M_MMAP_THRESHOLD, 1 << 25)
    }

    /// The number of bytes in use, including the allocator's overhead.
    static var bytesInUse: Int {
        let info = mallinfo2()
        return info.uordblks + info.hblkhd
    }
}
