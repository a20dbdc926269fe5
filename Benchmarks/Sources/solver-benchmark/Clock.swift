import Foundation

/// The processor time of this thread, in nanoseconds: other work on the machine does not count.
struct Clock {
    /// What asking the clock takes, which is as long as ten updates of a small workload.
    private let ownTime: Int

    init() {
        ownTime =
            (0..<200).map { _ in
                let start = Clock.now()
                return Clock.now() - start
            }.min() ?? 0
    }

    static func now() -> Int {
        var time = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return time.tv_sec * 1_000_000_000 + time.tv_nsec
    }

    /// The time since an instant, without the clock's own.
    func time(since start: Int) -> Int { max(1, Clock.now() - start - ownTime) }
}
