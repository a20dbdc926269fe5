// Fidelity: partial — the turn model of the specification; Foundation's own run loop, timers and dispatch queues stand still

import Foundation

/// Virtual time: turns, frames and timed work.
///
/// Nothing happens until somebody advances it.
///
/// A turn runs due work and then commits (constraints, layout, animations get their begin time). Frames fall on whole
/// multiples of the frame interval while somebody needs them; in a frame display links come first, then the samplers of a
/// recording, then completions that are due (rule G33).
@_spi(Simulation)
@MainActor
public final class SimulationClock {
    /// Seconds since the simulation began.
    public private(set) var now: Double = 0
    /// Frames per second of the display.
    public var framesPerSecond = 60
    var animations: AnimationEngine?
    /// Emptied by the simulation.
    private nonisolated(unsafe) var simulation = BackReference<Simulation>()

    private var timers: [Timer] = []
    private var nextTimerOrder = 0
    private var samplers: [(id: Int, body: () -> Void)] = []
    private var displayLinks: [CADisplayLink] = []
    private let epsilon = 1e-9

    private struct Timer {
        var due: Double
        var order: Int
        var body: () -> Void
    }

    /// Begins to commit what is pending in a simulation at the end of each turn.
    func serve(_ simulation: Simulation) { self.simulation = BackReference(simulation) }

    /// The simulation is about to go.
    nonisolated func forgetSimulation() { simulation = BackReference() }

    private func commit() { simulation.target?.commit() }

    /// Runs a closure once, after a time in seconds, in a turn of its own; 0 means the next turn.
    public func schedule(after seconds: Double, _ body: @escaping () -> Void) {
        timers.append(Timer(due: now + max(0, seconds), order: nextTimerOrder, body: body))
        nextTimerOrder += 1
    }

    /// Calls a closure in every frame, after display links and before completions, until ``removeSampler(_:)``.
    public func addSampler(_ body: @escaping () -> Void) -> Int {
        nextTimerOrder += 1
        samplers.append((nextTimerOrder, body))
        return nextTimerOrder
    }

    /// Stops calling a sampler.
    public func removeSampler(_ id: Int) { samplers.removeAll { $0.id == id } }

    func add(_ link: CADisplayLink) {
        if !displayLinks.contains(where: { $0 === link }) { displayLinks.append(link) }
    }
    func remove(_ link: CADisplayLink) { displayLinks.removeAll { $0 === link } }

    /// Whether timed work or an animation is still pending.
    public var isQuiescent: Bool { timers.isEmpty && !(animations?.isRunning ?? false) }

    /// Lets time pass, in seconds; every turn that falls into it runs.
    public func advance(by seconds: Double) {
        let target = now + max(0, seconds)
        events += 1
        commit()
        while let next = nextInstant(upTo: target) {
            now = next
            runTurn()
        }
        now = target
    }

    /// Lets time pass until nothing is pending, at most `limit` seconds; returns whether that was reached.
    @discardableResult
    public func settle(limit: Double = 10) -> Bool {
        let end = now + limit
        events += 1
        commit()
        while !isQuiescent {
            guard let next = nextInstant(upTo: end) else { return false }
            now = next
            runTurn()
        }
        return true
    }

    private func nextInstant(upTo target: Double) -> Double? {
        var candidates: [Double] = timers.map(\.due)
        if let due = animations?.nextCompletion { candidates.append(due) }
        if needsFrames { candidates.append(nextFrame) }
        guard let earliest = candidates.min(), earliest <= target + epsilon else { return nil }
        return max(earliest, now)
    }

    private var needsFrames: Bool {
        displayLinks.contains { !$0.isPaused } || (!samplers.isEmpty && (animations?.isRunning ?? false))
            || (!samplers.isEmpty && !timers.isEmpty)
    }

    /// How often code may have run: between two equal numbers nothing has happened but time.
    public private(set) var events = 0

    private var lastFrame = -1

    private var nextFrame: Double {
        let rate = Double(framesPerSecond)
        let frame = max(lastFrame + 1, Int((now * rate - epsilon).rounded(.up)))
        return Double(frame) / rate
    }

    private func runTurn() {
        let rate = Double(framesPerSecond)
        let frame = Int((now * rate).rounded())
        let isFrame = frame > lastFrame && abs(Double(frame) / rate - now) < epsilon
        if isFrame && needsFrames {
            lastFrame = frame
            for link in displayLinks where !link.isPaused {
                events += 1
                link.fire(at: now, interval: 1 / rate)
            }
            commit()
            for sampler in samplers { sampler.body() }
        }
        if animations?.runDueCompletions() ?? false { events += 1 }
        commit()
        runDueTimers()
        commit()
    }

    private func runDueTimers() {
        let due = timers.filter { $0.due <= now + epsilon }.sorted { ($0.due, $0.order) < ($1.due, $1.order) }
        timers.removeAll { $0.due <= now + epsilon }
        if !due.isEmpty { events += 1 }
        for timer in due { timer.body() }
    }
}
