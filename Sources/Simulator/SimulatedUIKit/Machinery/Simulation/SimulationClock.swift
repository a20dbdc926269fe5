// Fidelity: partial — the turn model of the specification; what apps put off runs in turns, see `Interposed+Dispatch.swift`

import Foundation

/// Virtual time: turns, frames and timed work.
///
/// Nothing happens until it is advanced.
///
/// A turn runs due work and then commits (constraints, layout, animations get their begin time). Frames fall on whole
/// multiples of the frame interval while they are needed; in a frame display links come first, then the samplers of a
/// recording, then completions that are due (rule G33). Update links act around display links and commits (rule G38).
@_spi(Simulation)
@MainActor
public final class SimulationClock {
    /// Seconds since the simulation began.
    public var now: Double { time }
    @exclusivity(unchecked) private var time: Double = 0 { didSet { deferred.time = time } }
    /// Frames per second of the display.
    @exclusivity(unchecked) public var framesPerSecond = 60
    @exclusivity(unchecked) var animations: AnimationEngine?
    /// Emptied by the simulation.
    private nonisolated(unsafe) var simulation = BackReference<Simulation>()

    @exclusivity(unchecked) private var timers: [TimedWork] = []
    private var nextTimerOrder = 0
    /// What the app puts off; its threads hand it in.
    nonisolated let deferred = DeferredWork()
    @exclusivity(unchecked) private var samplers: [(id: Int, body: () -> Void)] = []
    @exclusivity(unchecked) private var displayLinks: [CADisplayLink] = []
    private let epsilon = 1e-9

    /// Begins to commit what is pending in a simulation at the end of each turn.
    func serve(_ simulation: Simulation) {
        self.simulation = BackReference(simulation)
        deferred.serve(self)
    }

    deinit { deferred.forgetClock() }

    /// The simulation is about to go.
    nonisolated func forgetSimulation() { simulation = BackReference() }

    private func commit() {
        guard let simulation = simulation.target else { return }
        if simulation.switches.contains(.runsQueuedWorkBeforeCommit) {
            takeDeferredWork()
            runDueTimers(ofApp: true)
        }
        let commitsFirst = simulation.switches.contains(.commitsBeforeObservers)
        if !commitsFirst { callObservers() }
        // Where nothing has happened since the last one, a commit is no update.
        if eventCount != lastUpdate || simulation.needsCommit { runPhases(through: .beforeCATransactionCommit) }
        lastUpdate = eventCount
        simulation.commit()
        let actsLate = simulation.updates.end(of: simulation)
        if actsLate { takeDeferredWork() }
        if commitsFirst { callObservers() }
        // What is changed after the commit is shown a frame later.
        guard commitsFirst || actsLate, simulation.needsCommit else { return }
        schedule(after: 1 / Double(framesPerSecond)) {}
    }

    /// Lets update links act in the phases of this turn's update, up to and with one.
    private func runPhases(through phase: UIUpdateActionPhase) {
        guard let simulation = simulation.target, simulation.updates.run(through: phase, of: simulation) else { return }
        takeDeferredWork()
    }

    /// Calls the observers of the run loop before it sleeps: the turn is over.
    private func callObservers() {
        guard let simulation = simulation.target else { return }
        if simulation.runLoopObservers.call(in: .beforeWaiting) { takeDeferredWork() }
    }

    /// Runs a closure as the app's: what it puts off belongs to this clock.
    private func perform(_ body: () -> Void) {
        guard let simulation = simulation.target else { return DeferringThread.inTurn(of: deferred, body) }
        simulation.perform(body)
    }

    /// Runs a closure once, after a time in seconds, in a turn of its own; 0 means the next turn.
    public func schedule(after seconds: Double, _ body: @escaping () -> Void) {
        add(TimedWork(due: now + max(0, seconds), order: 0, body: .own(body)))
    }

    /// The same, for work that may turn out not to be needed; returns its number for ``cancel(_:)``.
    func scheduleCancellable(after seconds: Double, _ body: @escaping () -> Void) -> Int {
        schedule(after: seconds, body)
        return nextTimerOrder - 1
    }

    /// Takes work back that has not run.
    func cancel(_ number: Int) { timers.removeAll { $0.order == number && !$0.isApps } }

    private func add(_ work: TimedWork) {
        timers.append(work)
        timers[timers.count - 1].order = nextTimerOrder
        nextTimerOrder += 1
    }

    /// Takes what the app has put off since the last time; what due work puts off continues its chain.
    private func takeDeferredWork(after chain: TimedWork.Chain? = nil) {
        guard let taken = deferred.take() else { return }
        for item in taken {
            if case .timer(let timer) = item.kind, timers.contains(where: { $0.isTimer(timer) }) { continue }
            let (delay, chain) = TimedWork.Chain.next(after: chain, delay: item.delay, framesPerSecond: framesPerSecond)
            add(TimedWork(due: item.begin + delay, order: 0, body: .app(item.kind, chain)))
        }
    }

    /// How many pieces of work the app has put off that have not run; timers that repeat are not counted.
    public var waitingWork: Int {
        takeDeferredWork()
        return timers.count { $0.isApps && $0.isAwaited }
    }

    /// How many pieces of work the app has under way on other queues, and how many closures wait for a group to be empty.
    public var workElsewhere: (queues: Int, groups: Int) {
        let underWay = deferred.underWay
        return (underWay.elsewhere, underWay.groups)
    }

    /// Calls a closure in every frame, after display links and before completions, until ``removeSampler(_:)``.
    ///
    /// The closure changes nothing: no layout follows it in its turn.
    ///
    /// - Parameter isConstant: whether there are frames where nothing moves as well.
    public func addSampler(isConstant: Bool = false, _ body: @escaping () -> Void) -> Int {
        nextTimerOrder += 1
        if isConstant { constantSamplers.insert(nextTimerOrder) }
        samplers.append((nextTimerOrder, body))
        return nextTimerOrder
    }

    /// Stops calling a sampler.
    public func removeSampler(_ id: Int) {
        samplers.removeAll { $0.id == id }
        constantSamplers.remove(id)
    }

    private var constantSamplers: Set<Int> = []

    func add(_ link: CADisplayLink) {
        if !displayLinks.contains(where: { $0 === link }) { displayLinks.append(link) }
    }
    func remove(_ link: CADisplayLink) { displayLinks.removeAll { $0 === link } }

    /// How far ahead work of the app's keeps a screen from resting, in seconds: what a person waits for.
    public static let patience = 10.0

    /// Whether an animation runs, or timed work is due so soon that a person would wait for it.
    public var isQuiescent: Bool { isQuiescent(until: now + Self.patience) }

    private func isQuiescent(until end: Double) -> Bool {
        takeDeferredWork()
        return !(animations?.isRunning ?? false) && !awaitsWork(until: end)
    }

    /// Whether work is due by then that has to run before the screen can be said to rest.
    private func awaitsWork(until end: Double) -> Bool {
        timers.contains { $0.isAwaited && ($0.due <= end + epsilon || !$0.isApps) }
    }

    /// Lets time pass, in seconds; every turn that falls into it runs.
    public func advance(by seconds: Double) {
        perform {
            let target = now + max(0, seconds)
            eventCount += 1
            commit()
            while let next = nextInstant(upTo: target) {
                time = next
                runTurn()
            }
            time = max(now, target)
        }
    }

    /// Time goes by in which the app lets nothing happen, in seconds.
    func block(for seconds: Double) { time += seconds }

    /// Lets a turn run if something is due that the app has put off.
    func runDueWork() {
        takeDeferredWork()
        if timers.contains(where: { $0.isApps && $0.due <= now + epsilon }) { advance(by: 0) }
    }

    /// Lets time pass until nothing is pending, at most `limit` seconds; returns whether that was reached.
    ///
    /// Timers that repeat are not waited for, nor is work that has put itself off again and again.
    @discardableResult
    public func settle(limit: Double = patience) -> Bool {
        var isAtRest = true
        perform {
            let end = now + limit
            eventCount += 1
            commit()
            while isAtRest, !isQuiescent(until: end) {
                guard let next = nextInstant(upTo: end) else {
                    isAtRest = false
                    break
                }
                time = next
                runTurn()
            }
        }
        return isAtRest
    }

    private func nextInstant(upTo target: Double) -> Double? {
        takeDeferredWork()
        outlook = Outlook(completion: animations?.nextCompletion ?? .infinity, needsFrames: needsFrames)
        for work in timers { outlook.timer = min(outlook.timer, work.due) }
        var earliest = min(outlook.timer, outlook.completion)
        if outlook.needsFrames { earliest = min(earliest, nextFrame) }
        guard earliest.isFinite, earliest <= target + epsilon else { return nil }
        return max(earliest, now)
    }

    private var needsFrames: Bool {
        displayLinks.contains { !$0.isPaused } || updatesContinuously || !constantSamplers.isEmpty
            || (!samplers.isEmpty && (animations?.isRunning ?? false))
            || (!samplers.isEmpty && awaitsWork(until: now + Self.patience))
    }

    /// Whether an update link asks for an update in each frame.
    private var updatesContinuously: Bool {
        simulation.target.map { $0.updates.isContinuous(in: $0.scene) } ?? false
    }

    /// How often code may have run: between two equal numbers nothing has happened but time.
    public var events: Int { eventCount }

    @exclusivity(unchecked) private var eventCount = 0
    /// ``events`` at the last commit.
    @exclusivity(unchecked) private var lastUpdate = 0

    /// What is to come, as far as was known when the clock went on; until code runs it stays true.
    private struct Outlook {
        /// When animations end next, and when timed work is due, in seconds.
        var completion = Double.infinity, timer = Double.infinity
        var needsFrames = false
    }

    @exclusivity(unchecked) private var outlook = Outlook()
    @exclusivity(unchecked) private var lastFrame = -1

    private var nextFrame: Double {
        let rate = Double(framesPerSecond)
        let frame = max(lastFrame + 1, Int((now * rate - epsilon).rounded(.up)))
        return Double(frame) / rate
    }

    private func runTurn() {
        let rate = Double(framesPerSecond)
        let frame = Int((now * rate).rounded())
        let isFrame = frame > lastFrame && abs(Double(frame) / rate - now) < epsilon
        var hasRun = false
        if isFrame, outlook.needsFrames || needsFrames {
            lastFrame = frame
            if updatesContinuously {
                eventCount += 1
                hasRun = true
            }
            if hasRun || displayLinks.contains(where: { !$0.isPaused }) {
                runPhases(through: .beforeCADisplayLinkDispatch)
            }
            for link in displayLinks where !link.isPaused {
                eventCount += 1
                link.fire(at: now, interval: 1 / rate)
                hasRun = true
            }
            if hasRun { commit() }
            for sampler in samplers { sampler.body() }
        }
        // In most turns only time goes by.
        if hasRun || outlook.completion <= now + epsilon {
            if animations?.runDueCompletions() ?? false { eventCount += 1 }
            hasRun = true
            commit()
        }
        guard hasRun || outlook.timer <= now + epsilon else { return }
        runDueTimers()
        commit()
    }

    /// - Parameter ofApp: whether only work runs that the app has put off.
    private func runDueTimers(ofApp: Bool = false) {
        let isDue = { [now, epsilon] (work: TimedWork) in work.due <= now + epsilon && (work.isApps || !ofApp) }
        guard timers.contains(where: isDue) else { return }
        let due = timers.filter(isDue).sorted { ($0.due, $0.order) < ($1.due, $1.order) }
        timers.removeAll(where: isDue)
        eventCount += 1
        for work in due {
            takeDeferredWork()
            if let again = work.run() { add(again) }
            takeDeferredWork(after: work.chain)
        }
    }
}
