// Fidelity: exact — the bench itself: work that the app puts off, until the clock takes it

import Foundation
import Synchronization

/// What an app has put on the main queue, and what of it is still on its way there.
///
/// Any thread may hand work in; the clock of the phone takes it. A phone that goes takes its work with it.
final class DeferredWork: Sendable {
    /// One piece of work, with the virtual time at which it came and the time after which it runs, in seconds.
    struct Item {
        var begin: Double
        var delay: Double
        var kind: Kind
    }

    enum Kind {
        case once(() -> Void)
        /// A timer of Foundation's; it can be called off and may fire again.
        case timer(Timer)
        /// An event of a timer source, as it was planned in one of its editions.
        case source(MainQueueTimer, edition: Int)
        /// Code that belongs to no queue in particular, and not to the main one.
        case elsewhere(() -> Void)
    }

    /// A closure that waits for a group to become empty.
    private struct Awaiting {
        var isOver: () -> Bool
        var body: () -> Void
    }

    private struct State {
        var items: [Item] = []
        var awaiting: [Awaiting] = []
        var elsewhere = 0
    }

    // What a state holds goes from one thread to another, as work on the main queue does.
    private struct Box: @unchecked Sendable { var state = State() }

    private let box = Mutex(Box())
    /// Whether there may be something to take; lets a turn without such work go by without a lock.
    private let hasNews = Atomic<Bool>(false)
    /// The bits of virtual time in seconds, for threads that ask what time it is.
    private let timeBits = Atomic<UInt64>(0)
    /// The address of the task that has begun the present turn, which is a test's.
    private let outerTask = Atomic<UInt>(0)
    private let isPumpWaiting = Atomic<Bool>(false)
    /// What the clocks showed when the phone was made.
    private let start = ClockReadings()
    /// How often code has asked for the time since it went on.
    private let askings = Atomic<Int>(0)
    private static let mostAskings = 10_000

    /// What a clock of the phone shows, in nanoseconds; nil for a clock that does not count the time that goes by.
    ///
    /// It stands still while a turn runs. Code that asks again and again waits for it to go on, so from time to time it does.
    func reading(of clock: clockid_t) -> UInt64? {
        guard let start = start[clock] else { return nil }
        if askings.add(1, ordering: .relaxed).newValue == Self.mostAskings { block(for: 0.001) }
        return start + UInt64((time * 1e9).rounded())
    }

    /// The app lets nothing happen for a time in seconds, in a turn.
    ///
    /// A wait ends a microsecond late: code that looks whether its time is over must not find that a rest is left.
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

    /// Hands in work that runs in a later turn.
    func add(_ kind: Kind, after delay: Double = 0) {
        let item = Unchecked(value: Item(begin: time, delay: delay, kind: kind))
        box.withLock { $0.state.items.append(item.value) }
        hasNews.store(true, ordering: .releasing)
        schedulePump()
    }

    // MARK: Tests that await

    /// Code outside the phone's turns is about to begin one.
    func beginOutermostTurn() {
        let task = withUnsafeCurrentTask { $0.map { unsafeBitCast($0, to: UInt.self) } } ?? 0
        outerTask.store(task, ordering: .relaxed)
    }

    /// Whether a job is the rest of the task that begins the turns; the test awaits it, so it must not wait for a turn.
    func isOuterTask(_ job: UnsafeMutableRawPointer?) -> Bool {
        UInt(bitPattern: job) == outerTask.load(ordering: .relaxed)
    }

    /// Lets a turn run when the test lets the main queue go on, so that it may await what the app does at this instant.
    private func schedulePump() {
        guard !isPumpWaiting.exchange(true, ordering: .relaxed) else { return }
        Interposed.onMainQueue { [weak self] in
            guard let self else { return }
            isPumpWaiting.store(false, ordering: .relaxed)
            MainActor.assumeIsolated { self.clock.target?.runDueWork() }
        }
    }

    /// The clock that the work waits for; it empties the reference.
    private nonisolated(unsafe) var clock = BackReference<SimulationClock>()

    @MainActor func serve(_ clock: SimulationClock) { self.clock = BackReference(clock) }

    /// The clock is about to go.
    func forgetClock() { clock = BackReference() }

    /// Hands in work that runs once a group is empty.
    func add(_ body: @escaping () -> Void, once isOver: @escaping () -> Bool) {
        let awaiting = Unchecked(value: Awaiting(isOver: isOver, body: body))
        box.withLock { $0.state.awaiting.append(awaiting.value) }
        hasNews.store(true, ordering: .releasing)
    }

    /// Work of the app's has begun on another queue, or has ended there.
    func countElsewhere(_ change: Int) { box.withLock { $0.state.elsewhere += change } }

    /// How many pieces of work the app has under way on other queues, and how many wait for a group.
    var underWay: (elsewhere: Int, groups: Int) {
        box.withLock { ($0.state.elsewhere, $0.state.awaiting.count) }
    }

    /// Takes what has been handed in since the last time, in the order in which it came.
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
