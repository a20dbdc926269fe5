// Fidelity: partial — leeway is ignored, and a timer that repeats faster than every millisecond fires once in each

import Foundation
import Synchronization

/// A timer source of the main queue, which fires in the turns of a phone.
///
/// Libdispatch's own source stays as it is and is never set, so it never fires; it knows whether it was cancelled.
final class MainQueueTimer: Sendable {
    typealias Handler = () -> Void

    /// What is called, and when: at each event, once after the source was cancelled, once after it was activated.
    struct Handlers {
        var event: Handler?
        var cancellation: Handler?
        var registration: Handler?
    }

    private struct State {
        var handlers = Handlers()
        /// The virtual time of the next event, in seconds; nil until the timer is set, and after its only event.
        var due: Double?
        /// Seconds from one event to the next; nil for a single one.
        var interval: Double?
        /// A source is made inactive, and suspended once more by each call that says so.
        var isActive = false
        var suspensions = 0
        var isCancelled = false
        /// Changes whenever events that were planned no longer count.
        var edition = 0
        /// How many events the latest call of the handler stands for.
        var data: UInt = 0

        var runs: Bool { isActive && suspensions == 0 }
    }

    // Handlers go from one thread to another, as work on the main queue does.
    private struct Box: @unchecked Sendable { var state = State() }

    /// The shortest interval, in seconds: virtual time has to go on.
    private static let shortestInterval = 0.001

    private let box = Mutex(Box())
    private let work: DeferredWork

    /// Makes the timer of a phone, inactive and not set.
    init(of work: DeferredWork) { self.work = work }

    /// How many events the latest call of the handler stands for.
    var data: UInt { box.withLock { $0.state.data } }

    /// Sets the next event and what follows.
    ///
    /// - Parameters:
    ///   - delay: seconds until the first event; nil for never.
    ///   - interval: nanoseconds from one event to the next.
    func set(after delay: Double?, interval: UInt64) {
        change { state in
            state.due = delay.map { work.time + $0 }
            state.interval = interval < UInt64(Int64.max) ? max(Self.shortestInterval, Double(interval) / 1e9) : nil
        }
    }

    /// Takes a handler, or takes it away.
    ///
    /// What it would have been called for already, it is called for now.
    func take(_ handler: Handler?, as place: WritableKeyPath<Handlers, Handler?>) {
        change { $0.handlers[keyPath: place] = handler }
    }

    func activate() { change { $0.isActive = true } }

    func suspend() { change { $0.suspensions += 1 } }

    /// Takes one suspension back, or activates what has never been active.
    func resume() {
        change { state in
            if state.suspensions > 0 { state.suspensions -= 1 } else { state.isActive = true }
        }
    }

    func cancel() { change { $0.isCancelled = true } }

    /// Nothing refers to the source any more: it fires no more, and no handler learns of it.
    func abandon() { change { $0 = State(edition: $0.edition) } }

    /// Changes the state, and plans what follows from it.
    private func change(_ body: (inout State) -> Void) {
        let planned = box.withLock { box in
            // Objects that a handler kept alive go once the lock is free: they may end their timer.
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

    /// The handlers that are called once from now on, of a source that runs.
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

    /// Whether a planned event is still to come and the last one.
    func awaitsOnlyEvent(edition: Int) -> Bool {
        box.withLock { $0.state.edition == edition && $0.state.interval == nil }
    }

    /// Calls the handler, unless the event was planned for a time that no longer counts.
    ///
    /// - Returns: the virtual time of the next event, in seconds; nil for none.
    func fire(edition: Int) -> Double? {
        guard let handler = begin(edition) else { return nil }
        handler()
        return box.withLock { $0.state.edition == edition ? $0.state.due : nil }
    }

    /// The handler of an event, with the time of the next one set.
    private func begin(_ edition: Int) -> Handler? {
        let now = work.time
        return box.withLock { box -> Unchecked<Handler?> in
            guard box.state.edition == edition, let due = box.state.due else { return Unchecked(value: nil) }
            // Events that were due while the app let nothing happen are told of by one call.
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
    /// How many there are: most objects of libdispatch are no timers, and need no look at the list.
    private static let count = Atomic<Int>(0)

    /// Enters the timer of a source that was just made.
    static func enter(_ source: UnsafeMutableRawPointer, for work: DeferredWork) {
        let timer = MainQueueTimer(of: work)
        entries.withLock { $0[UInt(bitPattern: source)] = Entry(timer: timer) }
        count.add(1, ordering: .relaxed)
    }

    /// The timer of an object of libdispatch; nil for all other objects.
    static func of(_ object: UnsafeMutableRawPointer) -> MainQueueTimer? {
        guard count.load(ordering: .relaxed) > 0 else { return nil }
        return entries.withLock { $0[UInt(bitPattern: object)]?.timer }
    }

    /// Another reference to an object of libdispatch has been made, or one has gone.
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
