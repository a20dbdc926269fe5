// Fidelity: exact — the simulation's own machinery: work that the app postpones until the clock runs it

import Foundation
import Synchronization

/// The work that an app has postponed, for example by putting it on the main queue.
///
/// Any thread may add work, and the phone's clock runs the work.
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
        /// An event of a timer source. The event is invalid if the timer's edition number has changed.
        case source(MainQueueTimer, edition: Int)
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

    // The closures may move from thread to thread, like every closure on the main queue.
    private struct Box: @unchecked Sendable { var state = State() }

    private let box = Mutex(Box())
    /// A run-loop turn takes the lock only if new work may have arrived.
    private let hasNews = Atomic<Bool>(false)
    /// The bits of the virtual time in seconds, which any thread may read.
    private let timeBits = Atomic<UInt64>(0)
    private let outerTask = Atomic<UInt>(0)
    private let isOthersTurn = Atomic<Bool>(false)
    private let isPumpWaiting = Atomic<Bool>(false)
    private let start = ClockReadings()
    /// How often code has read the time since the time last advanced.
    private let askings = Atomic<Int>(0)
    private static let mostAskings = 10_000

    /// Returns the time of one of the phone's clocks in nanoseconds, or nil for a clock of processor time.
    ///
    /// The time usually stands still during a run-loop turn. Code that waits in a loop for a later time would then
    /// never end. So after many readings, this function advances the time a little.
    func reading(of clock: clockid_t) -> UInt64? {
        guard let start = start[clock] else { return nil }
        if askings.add(1, ordering: .relaxed).newValue == Self.mostAskings { block(for: 0.001) }
        return start + UInt64((time * 1e9).rounded())
    }

    /// Blocks the app's main thread for a time in seconds, within one run-loop turn.
    ///
    /// One additional microsecond ensures that a deadline has passed after the wait.
    func block(for seconds: Double) {
        let seconds = Interposed.microseconds(max(0, seconds)) + 1e-6
        MainActor.assumeIsolated { clock.target?.block(for: seconds) }
    }

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

    /// Notes the test's task that begins a turn; a turn that the pump runs has none.
    func beginOutermostTurn() {
        guard !isOthersTurn.load(ordering: .relaxed) else { return }
        let task = withUnsafeCurrentTask { $0.map { unsafeBitCast($0, to: UInt.self) } }
        if let task { outerTask.store(task, ordering: .relaxed) }
    }

    /// Lets the task of another test run this phone's work.
    ///
    /// The phone's own test may wait for the work meanwhile, and then goes on outside of the phone's turns.
    func standingIn(_ body: () -> Void) {
        isOthersTurn.store(true, ordering: .relaxed)
        body()
        isOthersTurn.store(false, ordering: .relaxed)
    }

    /// Whether a job continues the test's own task.
    ///
    /// In this case the job must run at once.
    func isOuterTask(_ job: UnsafeMutableRawPointer?) -> Bool {
        UInt(bitPattern: job) == outerTask.load(ordering: .relaxed)
    }

    /// Makes a run-loop turn run the app's due work when the test next suspends.
    ///
    /// The test can therefore await this work.
    private func schedulePump() {
        guard !isPumpWaiting.exchange(true, ordering: .relaxed) else { return }
        Interposed.onMainQueue { [weak self] in
            guard let self else { return }
            isPumpWaiting.store(false, ordering: .relaxed)
            MainActor.assumeIsolated { self.clock.target?.runDueWork() }
        }
    }

    /// The clock clears this reference.
    private nonisolated(unsafe) var clock = BackReference<SimulationClock>()

    @MainActor func serve(_ clock: SimulationClock) { self.clock = BackReference(clock) }

    func forgetClock() { clock = BackReference() }

    func add(_ body: @escaping () -> Void, once isOver: @escaping () -> Bool) {
        let awaiting = Unchecked(value: Awaiting(isOver: isOver, body: body))
        box.withLock { $0.state.awaiting.append(awaiting.value) }
        hasNews.store(true, ordering: .releasing)
    }

    func countElsewhere(_ change: Int) { box.withLock { $0.state.elsewhere += change } }

    var underWay: (elsewhere: Int, groups: Int) {
        box.withLock { ($0.state.elsewhere, $0.state.awaiting.count) }
    }

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
