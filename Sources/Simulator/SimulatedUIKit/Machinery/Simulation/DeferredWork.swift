// Fidelity: exact — the simulation's own machinery: work that the app postpones until the clock runs it

import Foundation
import Synchronization

/// The work that an app has postponed, for example by putting it on the main queue.
///
/// Any thread may add work, and the phone's clock runs it. The work is destroyed together with its phone.
final class DeferredWork: Sendable {
    /// A piece of work, with the virtual time of its arrival and its delay, in seconds.
    struct Item {
        var begin: Double
        var delay: Double
        var kind: Kind
    }

    enum Kind {
        case once(() -> Void)
        case timer(Timer)
        /// An event of a timer source; it is valid only while `edition` equals the timer's present edition number.
        case source(MainQueueTimer, edition: Int)
        /// Code that may run on any queue except the main queue.
        case elsewhere(() -> Void)
    }

    private struct Awaiting {
        var isOver: () -> Bool
        var body: () -> Void
    }

    private struct State {
        var items: [Item] = []
        var awaiting: [Awaiting] = []
        var elsewhere = 0
    }

    // The box is sendable, because its closures may move from thread to thread, like every closure that is put on the
    // main queue.
    private struct Box: @unchecked Sendable { var state = State() }

    private let box = Mutex(Box())
    /// Whether work may have been added since the last call of `take`; a run-loop turn takes the lock only if this is
    /// true.
    private let hasNews = Atomic<Bool>(false)
    /// Virtual time in seconds as bits, which any thread may read.
    private let timeBits = Atomic<UInt64>(0)
    /// The address of the test's task that has begun the present run-loop turn.
    private let outerTask = Atomic<UInt>(0)
    private let isPumpWaiting = Atomic<Bool>(false)
    private let start = ClockReadings()
    /// How often code has read the time since the time last advanced.
    private let askings = Atomic<Int>(0)
    private static let mostAskings = 10_000

    /// Returns the time that a clock of the phone shows, in nanoseconds; nil for a clock that measures something other
    /// than elapsed time.
    ///
    /// The phone's time stands still while a run-loop turn runs. Code that reads the time again and again waits for it
    /// to advance, so after many readings the time advances a little.
    func reading(of clock: clockid_t) -> UInt64? {
        guard let start = start[clock] else { return nil }
        if askings.add(1, ordering: .relaxed).newValue == Self.mostAskings { block(for: 0.001) }
        return start + UInt64((time * 1e9).rounded())
    }

    /// Blocks the app's main thread for a time in seconds, within one run-loop turn.
    ///
    /// The wait is made one microsecond longer, so that code that checks its deadline afterwards always finds that the
    /// deadline has passed.
    func block(for seconds: Double) {
        let seconds = Interposed.microseconds(max(0, seconds)) + 1e-6
        MainActor.assumeIsolated { clock.target?.block(for: seconds) }
    }

    /// Virtual time in seconds.
    var time: Double {
        get { Double(bitPattern: timeBits.load(ordering: .relaxed)) }
        set {
            timeBits.store(newValue.bitPattern, ordering: .relaxed)
            askings.store(0, ordering: .relaxed)
        }
    }

    func add(_ kind: Kind, after delay: Double = 0) {
        let item = Unchecked(value: Item(begin: time, delay: delay, kind: kind))
        box.withLock { $0.state.items.append(item.value) }
        hasNews.store(true, ordering: .releasing)
        schedulePump()
    }

    // MARK: Tests that await

    func beginOutermostTurn() {
        let task = withUnsafeCurrentTask { $0.map { unsafeBitCast($0, to: UInt.self) } } ?? 0
        outerTask.store(task, ordering: .relaxed)
    }

    /// Returns whether a job belongs to the test's task that has begun the present run-loop turn.
    ///
    /// Such a job must run at once, because the test awaits it.
    func isOuterTask(_ job: UnsafeMutableRawPointer?) -> Bool {
        UInt(bitPattern: job) == outerTask.load(ordering: .relaxed)
    }

    /// Schedules a run-loop turn for the time when the test next suspends (at an `await`).
    ///
    /// This turn runs the app's work that is due now, so the test can await this work.
    private func schedulePump() {
        guard !isPumpWaiting.exchange(true, ordering: .relaxed) else { return }
        Interposed.onMainQueue { [weak self] in
            guard let self else { return }
            isPumpWaiting.store(false, ordering: .relaxed)
            MainActor.assumeIsolated { self.clock.target?.runDueWork() }
        }
    }

    /// The clock that runs the work; the clock clears this reference.
    private nonisolated(unsafe) var clock = BackReference<SimulationClock>()

    @MainActor func serve(_ clock: SimulationClock) { self.clock = BackReference(clock) }

    func forgetClock() { clock = BackReference() }

    func add(_ body: @escaping () -> Void, once isOver: @escaping () -> Bool) {
        let awaiting = Unchecked(value: Awaiting(isOver: isOver, body: body))
        box.withLock { $0.state.awaiting.append(awaiting.value) }
        hasNews.store(true, ordering: .releasing)
    }

    func countElsewhere(_ change: Int) { box.withLock { $0.state.elsewhere += change } }

    /// The number of pieces of work that the app runs on other queues, and the number of closures that wait for a
    /// dispatch group.
    var underWay: (elsewhere: Int, groups: Int) {
        box.withLock { ($0.state.elsewhere, $0.state.awaiting.count) }
    }

    /// Returns the work that was added since the last call, in the order of its arrival; nil if nothing was added.
    func take() -> [Item]? {
        guard hasNews.exchange(false, ordering: .acquiring) else { return nil }
        return box.withLock { box in
            var taken = Unchecked(value: box.state.items)
            box.state.items = []
            let candidates = box.state.awaiting
            box.state.awaiting = []
            for candidate in candidates {
                if candidate.isOver() {
                    taken.value.append(Item(begin: time, delay: 0, kind: .once(candidate.body)))
                } else {
                    box.state.awaiting.append(candidate)
                }
            }
            if !box.state.awaiting.isEmpty { hasNews.store(true, ordering: .relaxed) }
            return taken
        }.value
    }

    private struct Unchecked<Value>: @unchecked Sendable { var value: Value }
}
