// Fidelity: exact — the bench itself: work that the app puts off, until the clock takes it

import Foundation
import Synchronization

/// What an app has put on the main queue, and what of it is still on its way there.
///
/// Any thread may hand work in; the clock of the phone takes it. A phone that goes takes its work with it.
final class DeferredWork: Sendable {
    /// One piece of work, with the time in seconds after which it runs.
    struct Item {
        var delay: Double
        var kind: Kind
    }

    enum Kind {
        case once(() -> Void)
        /// A timer of Foundation's; it can be called off and may fire again.
        case timer(Timer)
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
        var unmodelled: [String] = []
    }

    // What a state holds goes from one thread to another, as work on the main queue does.
    private struct Box: @unchecked Sendable { var state = State() }

    private let box = Mutex(Box())
    /// Whether there may be something to take; lets a turn without such work go by without a lock.
    private let hasNews = Atomic<Bool>(false)
    /// Virtual time in nanoseconds, for threads that ask what time it is.
    private let nanoseconds = Atomic<UInt64>(0)
    /// The address of the task that has begun the present turn, which is a test's.
    private let outerTask = Atomic<UInt>(0)
    private let isPumpWaiting = Atomic<Bool>(false)
    private let start = Interposed.now(.uptime), wallStart = Interposed.now(.wall)

    /// The present instant as a dispatch time of the uptime clock; it stands still while a turn runs.
    var uptime: UInt64 { start &+ nanoseconds.load(ordering: .relaxed) }
    /// The present instant as a dispatch time of the wall clock, which counts downwards.
    var wallTime: UInt64 { wallStart &- nanoseconds.load(ordering: .relaxed) }

    func setTime(_ seconds: Double) {
        nanoseconds.store(UInt64((seconds * 1e9).rounded()), ordering: .relaxed)
    }

    /// Hands in work that runs in a later turn.
    func add(_ kind: Kind, after delay: Double = 0) {
        let item = Unchecked(value: Item(delay: delay, kind: kind))
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
            MainActor.assumeIsolated { self.clock?.runDueWork() }
        }
    }

    /// The clock that the work waits for.
    @MainActor private weak var clock: SimulationClock?

    @MainActor func serve(_ clock: SimulationClock) { self.clock = clock }

    /// Hands in work that runs once a group is empty.
    func add(_ body: @escaping () -> Void, once isOver: @escaping () -> Bool) {
        let awaiting = Unchecked(value: Awaiting(isOver: isOver, body: body))
        box.withLock { $0.state.awaiting.append(awaiting.value) }
        hasNews.store(true, ordering: .releasing)
    }

    /// Work of the app's has begun on another queue, or has ended there.
    func countElsewhere(_ change: Int) { box.withLock { $0.state.elsewhere += change } }

    /// The app uses a way of putting work off that has no effect here.
    func note(unmodelled way: String) {
        box.withLock { $0.state.unmodelled.append(way) }
        hasNews.store(true, ordering: .releasing)
    }

    /// How many pieces of work the app has under way on other queues, and how many wait for a group.
    var underWay: (elsewhere: Int, groups: Int) {
        box.withLock { ($0.state.elsewhere, $0.state.awaiting.count) }
    }

    /// Takes what has been handed in since the last time, in the order in which it came.
    func take() -> (items: [Item], unmodelled: [String])? {
        guard hasNews.exchange(false, ordering: .acquiring) else { return nil }
        return box.withLock { box in
            var taken = Unchecked(value: (items: box.state.items, unmodelled: box.state.unmodelled))
            box.state.items = []
            box.state.unmodelled = []
            let candidates = box.state.awaiting
            box.state.awaiting = []
            for candidate in candidates {
                if candidate.isOver() {
                    taken.value.items.append(Item(delay: 0, kind: .once(candidate.body)))
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
