// Fidelity: exact — the simulation's own machinery: the work that the clock runs at a given time

import Foundation

struct TimedWork {
    /// Seconds since the simulation began.
    var due: Double
    /// Orders work that is due at the same time.
    var order: Int
    var body: Body

    enum Body {
        case own(() -> Void)
        case app(DeferredWork.Kind, Chain)
    }

    /// The history of work that was postponed by other work.
    ///
    /// Work that postpones itself endlessly must neither stop time nor keep a screen from being at rest.
    struct Chain {
        /// The number of consecutive postponements to the next turn of the same instant.
        var hops = 0
        /// The number of postponements to a later instant.
        var renewals = 0

        static let mostHops = 100, mostRenewals = 8

        /// Returns the effective delay and the chain of work that is postponed with a delay in seconds.
        static func next(after chain: Chain?, delay: Double, framesPerSecond: Int) -> (delay: Double, chain: Chain) {
            guard var next = chain else { return (delay, Chain()) }
            guard delay <= 0 else { return (delay, Chain(hops: 0, renewals: next.renewals + 1)) }
            next.hops += 1
            guard next.hops > mostHops else { return (0, next) }
            return (1 / Double(framesPerSecond), Chain(hops: 0, renewals: next.renewals + 1))
        }
    }

    var isApps: Bool { if case .app = body { true } else { false } }

    var chain: Chain? { if case .app(_, let chain) = body { chain } else { nil } }

    func isTimer(_ timer: Timer) -> Bool {
        if case .app(.timer(let own), _) = body { own === timer } else { false }
    }

    /// Whether a screen counts as at rest only after it has run.
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

    /// Runs the work; returns the work again if it is a repeating timer.
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
