// Fidelity: partial — leeway is ignored, and a timer fires at most once per millisecond

import Foundation
import Synchronization

/// A dispatch timer source of the main queue.
///
/// The timer fires in the run-loop turns of a simulated phone. The source in libdispatch never fires, and only stores
/// whether the timer was cancelled.
final class MainQueueTimer: Sendable {
    typealias Handler = () -> Void

    struct Handlers {
        var event: Handler?
        var cancellation: Handler?
        var registration: Handler?
    }

    private struct State {
        var handlers = Handlers()
        /// The virtual time of the next event, in seconds.
        ///
        /// Nil means that no event is planned.
        var due: Double?
        /// Seconds from one event to the next, or nil for a single event.
        var interval: Double?
        var isActive = false
        var suspensions = 0
        var isCancelled = false
        /// A number that changes whenever the planned event becomes invalid.
        var edition = 0
        var data: UInt = 0

        var runs: Bool { isActive && suspensions == 0 }
    }

    // Handlers may move from thread to thread, like all closures on the main queue.
    private struct Box: @unchecked Sendable { var state = State() }

    /// The shortest interval between events, in seconds.
    ///
    /// With an interval of zero, virtual time would never advance.
    private static let shortestInterval = 0.001

    private let box = Mutex(Box())
    private let work: DeferredWork

    init(of work: DeferredWork) { self.work = work }

    var data: UInt { box.withLock { $0.state.data } }

    /// Plans the next event and the interval of the events after it.
    ///
    /// - Parameters:
    ///   - delay: the seconds from now to the next event; nil for no event.
    ///   - interval: the nanoseconds from each event to the next.
    func set(after delay: Double?, interval: UInt64) {
        change { state in
            state.due = delay.map { work.time + $0 }
            state.interval = interval < UInt64(Int64.max) ? max(Self.shortestInterval, Double(interval) / 1e9) : nil
        }
    }

    func take(_ handler: Handler?, as place: WritableKeyPath<Handlers, Handler?>) {
        change { $0.handlers[keyPath: place] = handler }
    }

    func activate() { change { $0.isActive = true } }

    func suspend() { change { $0.suspensions += 1 } }

    func resume() {
        change { state in
            if state.suspensions > 0 { state.suspensions -= 1 } else { state.isActive = true }
        }
    }

    func cancel() { change { $0.isCancelled = true } }

    /// Stops the timer without its cancel handler, because the last reference to the source is gone.
    func abandon() { change { $0 = State(edition: $0.edition) } }

    private func change(_ body: (inout State) -> Void) {
        let planned = box.withLock { box in
            // Release the former handlers outside the lock. A handler's release may cancel the timer, which takes the
            // lock again.
            let former = box.state.handlers
            body(&box.state)
            box.state.edition += 1
            return Unchecked(value: (calls: Self.calls(&box.state), event: Self.event(of: box.state), former: former))
        }.value
        for call in planned.calls { work.add(.once(call)) }
        if let (due, edition) = planned.event {
            work.add(.source(self, edition: edition), after: max(0, due - work.time))
        }
    }

    private static func calls(_ state: inout State) -> [Handler] {
        guard state.runs else { return [] }
        let handlers = state.handlers
        state.handlers.registration = nil
        guard state.isCancelled else { return handlers.registration.map { [$0] } ?? [] }
        state.handlers = Handlers()
        return handlers.cancellation.map { [$0] } ?? []
    }

    private static func event(of state: State) -> (due: Double, edition: Int)? {
        guard state.runs, !state.isCancelled, let due = state.due else { return nil }
        return (due, state.edition)
    }

    // MARK: Events

    func awaitsOnlyEvent(edition: Int) -> Bool {
        box.withLock { $0.state.edition == edition && $0.state.interval == nil }
    }

    /// Calls the event handler if the event is still valid, and returns the virtual time of the next event in seconds.
    func fire(edition: Int) -> Double? {
        guard let handler = begin(edition) else { return nil }
        handler()
        return box.withLock { $0.state.edition == edition ? $0.state.due : nil }
    }

    private func begin(_ edition: Int) -> Handler? {
        let now = work.time
        return box.withLock { box -> Unchecked<Handler?> in
            guard box.state.edition == edition, let due = box.state.due else { return Unchecked(value: nil) }
            // If the app has blocked the main thread, one call reports all events that were due meanwhile.
            let missed = box.state.interval.map { max(0, ((now - due) / $0 + 1e-6).rounded(.down)) } ?? 0
            box.state.data = UInt(missed) + 1
            box.state.due = box.state.interval.map { due + (missed + 1) * $0 }
            return Unchecked(value: box.state.handlers.event ?? {})
        }.value
    }

    private struct Unchecked<Value>: @unchecked Sendable { var value: Value }
}

extension MainQueueTimer {
    private struct Entry {
        let timer: MainQueueTimer
        var references = 1
    }

    private static let entries = Mutex<[UInt: Entry]>([:])
    /// The number of timers.
    ///
    /// While the number is zero, searches for a timer are skipped.
    private static let count = Atomic<Int>(0)

    static func enter(_ source: UnsafeMutableRawPointer, for work: DeferredWork) {
        let timer = MainQueueTimer(of: work)
        entries.withLock { $0[UInt(bitPattern: source)] = Entry(timer: timer) }
        count.add(1, ordering: .relaxed)
    }

    /// Returns the main-queue timer of a libdispatch source, or nil for other objects.
    static func of(_ object: UnsafeMutableRawPointer) -> MainQueueTimer? {
        guard count.load(ordering: .relaxed) > 0 else { return nil }
        return entries.withLock { $0[UInt(bitPattern: object)]?.timer }
    }

    static func countReference(to object: UnsafeMutableRawPointer, _ change: Int) {
        guard count.load(ordering: .relaxed) > 0 else { return }
        let key = UInt(bitPattern: object)
        let last = entries.withLock { entries -> MainQueueTimer? in
            entries[key]?.references += change
            guard let entry = entries[key], entry.references <= 0 else { return nil }
            entries[key] = nil
            return entry.timer
        }
        guard let last else { return }
        count.subtract(1, ordering: .relaxed)
        last.abandon()
    }
}
