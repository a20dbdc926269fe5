// Fidelity: exact — the bench itself: what the clock runs at an instant

import Foundation

/// A piece of work with the instant at which it is due.
struct TimedWork {
    /// Seconds since the simulation began.
    var due: Double
    /// The place among pieces of work that are due at the same instant.
    var order: Int
    var body: Body

    enum Body {
        /// UIKit's or the keyboard's own.
        case own(() -> Void)
        /// What the app has put off.
        case app(DeferredWork.Kind, Chain)
    }

    /// How work came about that other work has put off.
    ///
    /// Work that puts itself off without end must neither hold time up nor keep a screen from resting.
    struct Chain {
        /// How many turns in a row put work off to the next turn of the same instant.
        var hops = 0
        /// How many times work has put work off to a later instant.
        var renewals = 0

        static let mostHops = 100, mostRenewals = 8

        /// The delay and the chain of work that is put off with a delay in seconds.
        static func next(after chain: Chain?, delay: Double, framesPerSecond: Int) -> (delay: Double, chain: Chain) {
            guard var next = chain else { return (delay, Chain()) }
            guard delay <= 0 else { return (delay, Chain(hops: 0, renewals: next.renewals + 1)) }
            next.hops += 1
            guard next.hops > mostHops else { return (0, next) }
            return (1 / Double(framesPerSecond), Chain(hops: 0, renewals: next.renewals + 1))
        }
    }

    /// Whether the app has put it off.
    var isApps: Bool { if case .app = body { true } else { false } }

    var chain: Chain? { if case .app(_, let chain) = body { chain } else { nil } }

    func isTimer(_ timer: Timer) -> Bool {
        if case .app(.timer(let own), _) = body { own === timer } else { false }
    }

    /// Whether a screen is not at rest before it has run.
    var isAwaited: Bool {
        switch body {
        case .own: true
        case .app(.timer(let timer), let chain):
            timer.isValid && timer.timeInterval == 0 && chain.renewals < Chain.mostRenewals
        case .app(.source(let timer, let edition), let chain):
            timer.awaitsOnlyEvent(edition: edition) && chain.renewals < Chain.mostRenewals
        case .app(_, let chain): chain.renewals < Chain.mostRenewals
        }
    }

    /// Runs the work; returns it again if it is a timer that goes on.
    func run() -> TimedWork? {
        switch body {
        case .own(let run), .app(.once(let run), _): run()
        case .app(.elsewhere(let run), _): DeferringThread.standingInForAnother(run)
        case .app(.timer(let timer), _):
            guard timer.isValid else { return nil }
            timer.fire()
            guard timer.isValid, timer.timeInterval > 0 else { return nil }
            var next = self
            next.due += timer.timeInterval
            return next
        case .app(.source(let timer, let edition), _):
            guard let due = timer.fire(edition: edition) else { return nil }
            var next = self
            next.due = due
            return next
        }
        return nil
    }
}
