// Fidelity: partial — run-loop turns follow the rules in `Docs/UIKitRules.md`; work that apps postpone runs in turns,
// see `Interposed+Dispatch.swift`

import Foundation

/// The virtual time of a phone, with run-loop turns, frames and timed work.
///
/// The app runs only while the clock advances. A turn runs the due work, and then commits layout and animations. Frames
/// come at whole multiples of the frame interval, but only while something needs them. In a frame, display links run
/// first, then the closures that record the screen, then due completions (rule G33). Update links run around display
/// links and commits (rule G38).
@_spi(Simulation)
@MainActor
public final class SimulationClock {
    public var now: Double { time }
    @exclusivity(unchecked) private var time: Double = 0 { didSet { deferred.time = time } }
    @exclusivity(unchecked) public var framesPerSecond = 60
    @exclusivity(unchecked) var animations: AnimationEngine?
    private nonisolated(unsafe) var simulation = BackReference<Simulation>()

    @exclusivity(unchecked) private var timers: [TimedWork] = []
    private var nextTimerOrder = 0
    /// The work that the app postpones.
    ///
    /// Any thread of the app may add work.
    nonisolated let deferred = DeferredWork()
    @exclusivity(unchecked) private var samplers: [(id: Int, body: () -> Void)] = []
    @exclusivity(unchecked) private var displayLinks: [CADisplayLink] = []
    private let epsilon = 1e-9

    func serve(_ simulation: Simulation) {
        self.simulation = BackReference(simulation)
        deferred.serve(self)
    }

    deinit { deferred.forgetClock() }

    nonisolated func forgetSimulation() { simulation = BackReference() }

    private func commit() {
        guard let simulation = simulation.target else { return }
        callObservers(in: .afterWaiting)
        if simulation.switches.contains(.runsQueuedWorkBeforeCommit) {
            takeDeferredWork()
            runDueTimers(ofApp: true)
        }
        let commitsFirst = simulation.switches.contains(.commitsBeforeObservers)
        if !commitsFirst { callObservers(in: .beforeWaiting) }
        // Update links run before a commit in two cases: code may have run since the last commit, or the commit has
        // work to do.
        if eventCount != lastUpdate || simulation.needsCommit { runPhases(through: .beforeCATransactionCommit) }
        lastUpdate = eventCount
        simulation.commit()
        let actsLate = simulation.updates.end(of: simulation)
        if actsLate { takeDeferredWork() }
        if commitsFirst { callObservers(in: .beforeWaiting) }
        // If the app changed something after the commit, the next frame shows the change.
        guard commitsFirst || actsLate, simulation.needsCommit else { return }
        schedule(after: 1 / Double(framesPerSecond)) {}
    }

    /// Calls update links in the phases of the present update, up to and including the given phase.
    private func runPhases(through phase: UIUpdateActionPhase) {
        guard let simulation = simulation.target, simulation.updates.run(through: phase, of: simulation) else { return }
        takeDeferredWork()
    }

    /// Calls the observers of the main run loop.
    ///
    /// A simulated turn has no beginning of its own, so the observers of the loop's waking are called at its end, before
    /// everything else.
    private func callObservers(in activity: CFRunLoopActivity) {
        guard let simulation = simulation.target else { return }
        if simulation.runLoopObservers.call(in: activity) { takeDeferredWork() }
    }

    /// Runs a closure as the app's code, so that work that the closure postpones belongs to this clock.
    private func perform(_ body: () -> Void) {
        guard let simulation = simulation.target else { return DeferringThread.inTurn(of: deferred, body) }
        simulation.perform(body)
    }

    /// Schedules a closure to run once, after a delay in seconds.
    ///
    /// A delay of 0 means the next run-loop turn.
    public func schedule(after seconds: Double, _ body: @escaping () -> Void) {
        add(TimedWork(due: now + max(0, seconds), order: 0, body: .own(body)))
    }

    /// Schedules a closure, and returns the number with which ``cancel(_:)`` removes the closure.
    func scheduleCancellable(after seconds: Double, _ body: @escaping () -> Void) -> Int {
        schedule(after: seconds, body)
        return nextTimerOrder - 1
    }

    func cancel(_ number: Int) { timers.removeAll { $0.order == number && !$0.isApps } }

    private func add(_ work: TimedWork) {
        timers.append(work)
        timers[timers.count - 1].order = nextTimerOrder
        nextTimerOrder += 1
    }

    /// Schedules the work that the app has postponed.
    ///
    /// - Parameter chain: counts how often the work that has just run was postponed. The new work continues this count.
    private func takeDeferredWork(after chain: TimedWork.Chain? = nil) {
        guard let taken = deferred.take() else { return }
        for item in taken {
            if case .timer(let timer) = item.kind, timers.contains(where: { $0.isTimer(timer) }) { continue }
            let chain = TimedWork.Chain.next(after: chain, delay: item.delay)
            add(TimedWork(due: item.begin + item.delay, order: 0, body: .app(item.kind, chain)))
        }
    }

    /// The number of pieces of postponed work of the app that still have to run.
    ///
    /// Repeating timers do not count, nor does work that postpones itself again and again.
    public var waitingWork: Int {
        takeDeferredWork()
        return timers.count { $0.isApps && $0.isAwaited }
    }

    /// The number of pieces of work that run on other queues for the app.
    ///
    /// `groups` is the number of closures that wait for a dispatch group.
    public var workElsewhere: (queues: Int, groups: Int) {
        let underWay = deferred.underWay
        return (underWay.elsewhere, underWay.groups)
    }

    /// Calls a closure in every frame until ``removeSampler(_:)``, after display links and before completions.
    ///
    /// The closure must change nothing, because no layout follows in the run-loop turn.
    ///
    /// - Parameter isConstant: whether the clock makes frames for the closure even while nothing moves.
    public func addSampler(isConstant: Bool = false, _ body: @escaping () -> Void) -> Int {
        nextTimerOrder += 1
        if isConstant { constantSamplers.insert(nextTimerOrder) }
        samplers.append((nextTimerOrder, body))
        return nextTimerOrder
    }

    public func removeSampler(_ id: Int) {
        samplers.removeAll { $0.id == id }
        constantSamplers.remove(id)
    }

    private var constantSamplers: Set<Int> = []

    func add(_ link: CADisplayLink) {
        if !displayLinks.contains(where: { $0 === link }) { displayLinks.append(link) }
    }
    func remove(_ link: CADisplayLink) { displayLinks.removeAll { $0 === link } }

    /// The longest time in seconds that a person waits for postponed work.
    ///
    /// While work is due within this time, the screen counts as busy.
    public static let patience = 10.0

    /// Whether all animations are done and no work is due within ``patience``.
    public var isQuiescent: Bool { isQuiescent(until: now + Self.patience) }

    private func isQuiescent(until end: Double) -> Bool {
        takeDeferredWork()
        return !(animations?.isRunning ?? false) && !awaitsWork(until: end)
    }

    private func awaitsWork(until end: Double) -> Bool {
        timers.contains { $0.isAwaited && ($0.due <= end + epsilon || !$0.isApps) }
    }

    /// Lets time pass, in seconds, and runs every run-loop turn that is due.
    public func advance(by seconds: Double) {
        perform {
            let target = now + max(0, seconds)
            eventCount += 1
            commit()
            var instant = Instant(time: now)
            while let next = nextInstant(upTo: target, after: instant) { run(at: next, &instant) }
            time = max(now, target)
        }
    }

    /// Lets time pass, in seconds, while the app blocks the main thread.
    func block(for seconds: Double) { time += seconds }

    func runDueWork() {
        takeDeferredWork()
        if timers.contains(where: { $0.isApps && $0.due <= now + epsilon }) { advance(by: 0) }
    }

    /// Lets time pass until all work and animations are done, but at most `limit` seconds.
    ///
    /// The clock waits neither for repeating timers nor for work that postpones itself again and again.
    ///
    /// - Returns: whether all work and animations are done.
    @discardableResult
    public func settle(limit: Double = patience) -> Bool {
        var isAtRest = true
        perform {
            let end = now + limit
            eventCount += 1
            commit()
            var instant = Instant(time: now)
            while isAtRest, !isQuiescent(until: end) {
                guard let next = nextInstant(upTo: end, after: instant) else {
                    isAtRest = false
                    break
                }
                run(at: next, &instant)
            }
        }
        return isAtRest
    }

    /// A period of one millisecond, with the run-loop turns that have run in the period.
    private struct Instant {
        var time: Double
        var turns = 0

        static let duration = 0.001
    }

    /// The largest number of run-loop turns in a millisecond.
    ///
    /// A simulated turn takes no virtual time. Without this limit, an endless chain of turns would keep the clock at
    /// the same instant.
    nonisolated static let mostTurnsOfInstant = 100

    private func run(at next: Double, _ instant: inout Instant) {
        if next >= instant.time + Instant.duration { instant = Instant(time: next) }
        instant.turns += 1
        time = next
        runTurn()
    }

    private func nextInstant(upTo target: Double, after instant: Instant) -> Double? {
        takeDeferredWork()
        outlook = Outlook(completion: animations?.nextCompletion ?? .infinity, needsFrames: needsFrames)
        for work in timers { outlook.timer = min(outlook.timer, work.due) }
        var earliest = min(outlook.timer, outlook.completion)
        if outlook.needsFrames { earliest = min(earliest, nextFrame) }
        if instant.turns >= Self.mostTurnsOfInstant { earliest = max(earliest, now + 1 / Double(framesPerSecond)) }
        guard earliest.isFinite, earliest <= target + epsilon else { return nil }
        return max(earliest, now)
    }

    private var needsFrames: Bool {
        displayLinks.contains { !$0.isPaused } || updatesContinuously || !constantSamplers.isEmpty
            || (!samplers.isEmpty && (animations?.isRunning ?? false))
            || (!samplers.isEmpty && awaitsWork(until: now + Self.patience))
    }

    private var updatesContinuously: Bool {
        simulation.target.map { $0.updates.isContinuous(in: $0.scene) } ?? false
    }

    public var events: Int { eventCount }

    @exclusivity(unchecked) private var eventCount = 0
    @exclusivity(unchecked) private var lastUpdate = 0

    /// The times of the next events, which stay valid until code runs.
    private struct Outlook {
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
        // In most turns only time passes. Such turns skip the code below.
        if hasRun || outlook.completion <= now + epsilon {
            if animations?.runDueCompletions() ?? false { eventCount += 1 }
            hasRun = true
            commit()
        }
        guard hasRun || outlook.timer <= now + epsilon else { return }
        runDueTimers()
        commit()
    }

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
