// Fidelity: exact — the simulation's own machinery: the work that the clock runs at a given time

import Foundation

struct TimedWork {
    /// The time at which the work is due, in seconds since the simulation began.
    var due: Double
    /// The rank of the work among work that is due at the same time.
    var order: Int
    var body: Body

    enum Body {
        case own(() -> Void)
        case app(DeferredWork.Kind, Chain)
    }

    /// The history of work that other work has postponed.
    ///
    /// Work may postpone itself again and again. The history reveals such work, so that the screen still counts as
    /// being at rest.
    struct Chain {
        /// How often in a row the work was postponed without a delay.
        var hops = 0
        /// How often the work was postponed with a delay.
        ///
        /// If the work is postponed too often without a delay, this count also increases by one, and `hops` begins
        /// again at zero.
        var renewals = 0

        static let mostRenewals = 8

        static func next(after chain: Chain?, delay: Double) -> Chain {
            guard let chain else { return Chain() }
            guard delay <= 0, chain.hops < SimulationClock.mostTurnsOfInstant else {
                return Chain(hops: 0, renewals: chain.renewals + 1)
            }
            return Chain(hops: chain.hops + 1, renewals: chain.renewals)
        }
    }

    var isApps: Bool { if case .app = body { true } else { false } }

    var chain: Chain? { if case .app(_, let chain) = body { chain } else { nil } }

    func isTimer(_ timer: Timer) -> Bool {
        if case .app(.timer(let own), _) = body { own === timer } else { false }
    }

    /// Whether a screen counts as busy until this work has run.
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

    /// Runs the work, and returns the next event of a repeating timer.
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
