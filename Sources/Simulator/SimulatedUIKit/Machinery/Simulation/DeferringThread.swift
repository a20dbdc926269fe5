// Fidelity: exact — the simulation's own machinery: each thread knows which simulated phone's app it runs

import Foundation

/// Knows the phone whose app the present thread runs.
enum DeferringThread {
    private static let owner = key(), clock = key(), side = key()

    private static func key() -> pthread_key_t {
        var key: pthread_key_t = 0
        pthread_key_create(&key, nil)
        return key
    }

    /// The postponed work of the phone; nil outside the simulator.
    static var work: DeferredWork? { value(of: owner) }
    /// The postponed work of the phone, but only while this thread runs a run-loop turn in virtual time; otherwise nil.
    static var workInTurn: DeferredWork? { value(of: clock) }

    private static func value(of key: pthread_key_t) -> DeferredWork? {
        pthread_getspecific(key).map { Unmanaged<DeferredWork>.fromOpaque($0).takeUnretainedValue() }
    }

    static func inTurn<Result, Failure: Error>(
        of work: DeferredWork, _ body: () throws(Failure) -> Result
    ) throws(Failure) -> Result {
        let outer = (pthread_getspecific(owner), pthread_getspecific(clock))
        let pointer = Unmanaged.passUnretained(work).toOpaque()
        if outer.0 == nil { work.beginOutermostTurn() }
        pthread_setspecific(owner, pointer)
        pthread_setspecific(clock, pointer)
        defer {
            pthread_setspecific(owner, outer.0)
            pthread_setspecific(clock, outer.1)
        }
        return try body()
    }

    static func inRealTime<Result>(_ body: () -> Result) -> Result {
        let inner = pthread_getspecific(clock)
        pthread_setspecific(clock, nil)
        defer { pthread_setspecific(clock, inner) }
        return body()
    }

    /// Whether this thread now runs code that a real phone would run on a different thread.
    static var standsInForAnother: Bool { pthread_getspecific(side) != nil }

    static func standingInForAnother(_ body: () -> Void) {
        pthread_setspecific(side, pthread_getspecific(owner))
        body()
        pthread_setspecific(side, nil)
    }

    static func elsewhere(of work: DeferredWork, _ body: () -> Void) {
        let outer = pthread_getspecific(owner)
        pthread_setspecific(owner, Unmanaged.passUnretained(work).toOpaque())
        body()
        pthread_setspecific(owner, outer)
        work.countElsewhere(-1)
    }
}
