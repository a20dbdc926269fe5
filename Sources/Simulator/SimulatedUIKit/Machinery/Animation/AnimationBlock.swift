// Fidelity: exact — rules G3, G11, G12, G15 to G18, G27, G35

import Foundation

/// One call of an animation API: what its changes share, and whom it tells when they have ended.
@MainActor
final class AnimationBlock {
    /// The duration that was asked for or inherited, in seconds.
    @exclusivity(unchecked) private(set) var duration: Double
    /// How long its animations really run, in seconds; the keyboard's spring ignores the duration.
    @exclusivity(unchecked) private(set) var runTime: Double
    @exclusivity(unchecked) private(set) var delay: Double
    private(set) var curve: TimingCurve
    private(set) var beginsFromCurrentState: Bool
    let completion: ((Bool) -> Void)?
    /// Position among all blocks, for completions that are due together.
    let order: Int
    /// When the turn that made it was committed, in seconds; set anew when it is held or turned round.
    @exclusivity(unchecked) var beginTime: Double?
    @exclusivity(unchecked) private(set) var animations: [LayerAnimation] = []
    private(set) var wasInterrupted = false
    /// The finger that holds the block's progress, if one does; blocks inside it share it.
    @exclusivity(unchecked) var scrubber: Scrubber?
    /// How often it runs.
    var repetition = AnimationTiming.Repetition()
    /// Whether the app asked for runs without end: it never completes by itself (rule G16).
    @exclusivity(unchecked) var isEndless = false
    /// Whether it lasts although no property may change, as what a transition draws does.
    @exclusivity(unchecked) var isTransition = false
    /// What touches find of the views that it animates (rule A19).
    var touches = Touches.model
    /// How keyframes inside go from a value to the next; nil where there are none.
    var frames: Frames?
    /// What an animator does when it has run, which returns whether it goes on, held; nil for all others.
    @exclusivity(unchecked) var atEnd: (() -> Bool)?
    var isAnimator: Bool { atEnd != nil }

    enum Frames { case straight, jumping }

    /// Where a touch finds a view that is animated: where it will be, where it is drawn, or nowhere.
    enum Touches { case model, presentation, ignored }

    /// A finger that decides how far animations have come (rule E23).
    @MainActor
    final class Scrubber {
        /// How far, 0…1; none once the finger was lifted.
        var fraction: Double? = 0
        /// Whether the fraction is one of the way, not of the time.
        var isLinear = true
    }

    /// Blocks with a timing of their own that begin, are held and end with this one.
    @exclusivity(unchecked) private(set) var parts: [AnimationBlock] = []
    private weak var owner: AnimationBlock?
    /// Which part of the owner's time a part takes, or of its way.
    private enum Place {
        case time(AnimationTiming.Part)
        case way(AnimationTiming.Part)
    }
    private var place: Place?

    /// The block that this one is a part of, however deep; itself for all others.
    var root: AnimationBlock { owner?.root ?? self }

    /// How far it had come when it turned round to go back to its start, and when that was.
    @exclusivity(unchecked) private var reversal: (fraction: Double, time: Double)?
    /// How many times as fast it runs as it would by itself; below 0 it runs backwards.
    @exclusivity(unchecked) private(set) var rate = 1.0
    private var continuation: AnimationTiming.Continuation?

    init(
        duration: Double, runTime: Double, delay: Double, curve: TimingCurve, beginsFromCurrentState: Bool, order: Int,
        completion: ((Bool) -> Void)?
    ) {
        self.duration = duration
        self.runTime = runTime
        self.delay = delay
        self.curve = curve
        self.beginsFromCurrentState = beginsFromCurrentState
        self.order = order
        self.completion = completion
    }

    deinit { for animation in animations { animation.forgetBlock() } }

    // MARK: What it animates

    /// Takes the parameters that code sets between the block's begin and its end.
    func take(_ parameters: UIView.BlockParameters) {
        (duration, runTime, delay) = (parameters.duration, parameters.duration, parameters.delay)
        (curve, beginsFromCurrentState) = (parameters.curve, parameters.beginsFromCurrentState)
        if curve == .keyboard { runTime = TimingCurve.keyboardRunTime }
    }

    func add(_ animation: LayerAnimation) { animations.append(animation) }

    /// Lays out what lies in views that the block resizes, so that it moves with them (rule G17).
    func layOutResizedViews() {
        for animation in animations where animation.key == .boundsSize {
            (animation.layer?.delegate as? UIView)?.layoutIfNeeded()
        }
    }

    func remove(_ animation: LayerAnimation) {
        animations.removeAll { $0 === animation }
        animation.forgetBlock()
    }

    /// Notes that something was taken off before the end: the completion will say so (rule G10).
    func interrupt() {
        wasInterrupted = true
        owner?.interrupt()
    }

    /// Takes all animations off their layers.
    func removeAnimations() {
        for animation in animations {
            animation.layer?.takeOff(animation)
            animation.forgetBlock()
        }
        animations = []
        for part in parts { part.removeAnimations() }
    }

    /// Calls its completions; what repeats without end has ended only where it was removed (rule G16).
    func complete() {
        for part in parts { part.complete() }
        if !root.isEndless || root.wasInterrupted { completion?(!root.wasInterrupted) }
    }

    var isEmpty: Bool { !isTransition && animations.isEmpty && (parts.isEmpty || parts.allSatisfy(\.isEmpty)) }

    /// Its animations and those of its parts, in the order of the blocks.
    var allAnimations: [LayerAnimation] { parts.reduce(animations) { $0 + $1.allAnimations } }

    // MARK: Parts

    /// A part that runs in a part of this block's time, 0…1, with a curve of its own.
    func makePart(
        inTime part: AnimationTiming.Part, curve: TimingCurve? = nil,
        repetition: AnimationTiming.Repetition = .init(), completion: ((Bool) -> Void)? = nil
    ) -> AnimationBlock {
        let made = makePart(at: .time(part), (curve ?? self.curve).shortened(to: part.length), completion)
        made.repetition = repetition
        return made
    }

    /// A part that goes straight while this block goes a part of its way, 0…1 (rule G35).
    func makePart(ofWay part: AnimationTiming.Part) -> AnimationBlock { makePart(at: .way(part), .linear, nil) }

    private func makePart(
        at place: Place, _ curve: TimingCurve, _ completion: ((Bool) -> Void)?
    ) -> AnimationBlock {
        let length =
            switch place {
            case .time(let part), .way(let part): part.length
            }
        let made = AnimationBlock(
            duration: duration * length, runTime: runTime * length, delay: 0, curve: curve,
            beginsFromCurrentState: beginsFromCurrentState, order: order, completion: completion)
        made.owner = self
        made.place = place
        parts.append(made)
        return made
    }

    // MARK: Its course

    /// Goes on by itself from where the finger left it.
    func release(from fraction: Double, at time: Double) { run(from: fraction, at: time, rate: 1) }

    /// Has come to a fraction of its time or, in a linear hold, of its way, and stays there until it goes on.
    func hold(at fraction: Double, isLinear: Bool) {
        let scrubber = Scrubber()
        (scrubber.fraction, scrubber.isLinear) = (fraction, isLinear)
        self.scrubber = scrubber
    }

    /// Goes on from a part of its time, so many times as fast as it would by itself; backwards below 0.
    func run(from fraction: Double, at time: Double, rate: Double) {
        scrubber = nil
        (continuation, reversal) = (nil, nil)
        self.rate = rate
        beginTime = time - (delay + fraction * runTime) / rate
    }

    /// Goes on to a fraction of its way with another curve, its parts from where each of them is.
    func run(to fraction: Double, at time: Double, curve: TimingCurve, runTime: Double) {
        for part in parts { part.run(to: fraction, at: time, curve: curve, runTime: runTime) }
        continuation = AnimationTiming.Continuation(
            from: progress(at: time), to: fraction, since: time, curve: curve, runTime: runTime)
        scrubber = nil
    }

    /// Goes back by itself from where the finger left it; its changes stay made all the same.
    func reverse(from fraction: Double, at time: Double) {
        scrubber = nil
        reversal = (fraction, time)
        beginTime = time
    }

    /// The part of its own time that has passed, 0…1.
    func timeFraction(at time: Double) -> Double {
        guard let beginTime, runTime > 0 else { return rate < 0 ? 1 : 0 }
        return min(max(0, ((time - beginTime) * rate - delay) / runTime), 1)
    }

    /// The part of its own time at which it has gone a part of its way.
    func timeFraction(ofWay way: Double) -> Double {
        var low = 0.0, high = 1.0
        for _ in 0..<60 {
            let middle = (low + high) / 2
            if curve.progress(at: middle * runTime, duration: runTime) < way { low = middle } else { high = middle }
        }
        return high
    }

    /// Seconds that it lasts after its delay, with all its parts.
    private var wholeTime: Double {
        var longest = repetition.time(of: runTime)
        for part in parts {
            guard case .time(let place)? = part.place else { continue }
            longest = max(longest, place.start * runTime + part.wholeTime)
        }
        return longest
    }

    /// When its completion is due: at once when nothing is animated or everything was removed (rules G10, G12).
    var endTime: Double? {
        guard let beginTime, scrubber?.fraction == nil else { return nil }
        if isEmpty { return beginTime }
        if let reversal { return reversal.time + runTime }
        if let continuation { return continuation.since + continuation.runTime }
        return beginTime + (rate > 0 ? delay + wholeTime : delay) / rate
    }

    /// How far it has come at any time, as far as is known now.
    var timing: AnimationTiming {
        guard let owner, let place else { return timing(course: course) }
        switch place {
        case .way(let part):
            var timing = owner.timing
            timing.parts.append(part)
            return timing
        case .time(let part): return timing(of: part, owner)
        }
    }

    private func timing(course: AnimationTiming.Course, delay: Double? = nil) -> AnimationTiming {
        AnimationTiming(
            curve: curve, delay: delay ?? self.delay, runTime: runTime, course: course, repetition: repetition)
    }

    /// A part of the owner's time is measured on the owner's clock; of a way that a finger holds, at the time of that way.
    private func timing(of part: AnimationTiming.Part, _ owner: AnimationBlock) -> AnimationTiming {
        var whole = owner.timing
        guard whole.parts.isEmpty else {
            whole.parts.append(part)
            return whole
        }
        switch whole.course {
        case .waiting, .returning: return timing(course: whole.course)
        case .running: return timing(course: whole.course, delay: whole.delay + part.start * owner.runTime)
        case .continuing: return timing(course: continuation.map { .continuing($0) } ?? whole.course)
        case .held(let fraction):
            let seconds = (owner.timeFraction(ofWay: fraction) - part.start) * owner.runTime
            return timing(course: .held(fraction: repetition.progress(at: seconds, curve, runTime)))
        }
    }

    private var course: AnimationTiming.Course {
        if let scrubber, let fraction = scrubber.fraction {
            return .held(
                fraction: scrubber.isLinear ? fraction : curve.progress(at: fraction * runTime, duration: runTime))
        }
        if let reversal { return .returning(fraction: reversal.fraction, since: reversal.time) }
        if let continuation { return .continuing(continuation) }
        guard let beginTime else { return .waiting }
        return .running(begin: beginTime, rate: rate)
    }

    func progress(at time: Double) -> Double { timing.progress(at: time) }
}
