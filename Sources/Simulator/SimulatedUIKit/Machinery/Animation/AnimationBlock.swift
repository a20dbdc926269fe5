// Fidelity: exact — rules G3, G11, G12, G15 to G18, G27, G35

import Foundation

/// The parameters, the changed properties and the completion of one call of an animation API.
@MainActor
final class AnimationBlock {
    @exclusivity(unchecked) private(set) var duration: Double
    /// The actual duration of the block's animations, in seconds.
    ///
    /// The keyboard's spring ignores the requested duration, so its actual duration may differ.
    @exclusivity(unchecked) private(set) var runTime: Double
    @exclusivity(unchecked) private(set) var delay: Double
    private(set) var curve: TimingCurve
    private(set) var beginsFromCurrentState: Bool
    let completion: ((Bool) -> Void)?
    /// The rank among blocks whose completions are due at the same time.
    let order: Int
    /// The time of the block's start in seconds.
    ///
    /// After a hold or a reversal, this time is set anew.
    @exclusivity(unchecked) var beginTime: Double?
    @exclusivity(unchecked) private(set) var animations: [LayerAnimation] = []
    private(set) var wasInterrupted = false
    /// Holds this block and its parts at a fraction, for example while an animator is paused.
    @exclusivity(unchecked) var scrubber: Scrubber?
    var repetition = AnimationTiming.Repetition()
    /// An endless animation ends only when its animations are removed (rule G16).
    @exclusivity(unchecked) var isEndless = false
    /// Whether the block lasts for its whole duration even if no property changes.
    ///
    /// An example is a transition that changes only the drawing.
    @exclusivity(unchecked) var isTransition = false
    var touches = Touches.model
    var frames: Frames?
    /// An action at the end of an animator's block; nil for all other blocks.
    ///
    /// The closure returns whether the block pauses at its end.
    @exclusivity(unchecked) var atEnd: (() -> Bool)?
    var isAnimator: Bool { atEnd != nil }

    enum Frames { case straight, jumping }

    /// Touches find an animated view at its final position, at its drawn position, or nowhere (rule A19).
    enum Touches { case model, presentation, ignored }

    @MainActor
    final class Scrubber {
        var fraction: Double? = 0
        /// Whether `fraction` is a fraction of the movement.
        ///
        /// If false, `fraction` is a fraction of the time.
        var isLinear = true
    }

    /// Blocks with their own timing that begin, pause and end together with this block, such as keyframes.
    @exclusivity(unchecked) private(set) var parts: [AnimationBlock] = []
    private weak var owner: AnimationBlock?
    /// The part of the owner during which this block runs.
    ///
    /// The part is a range of fractions, either of the owner's duration or of the owner's movement.
    private enum Place {
        case time(AnimationTiming.Part)
        case way(AnimationTiming.Part)
    }
    private var place: Place?

    var root: AnimationBlock { owner?.root ?? self }

    @exclusivity(unchecked) private var reversal: (fraction: Double, time: Double)?
    /// The speed relative to the normal speed; negative for a run backward.
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

    func take(_ parameters: UIView.BlockParameters) {
        (duration, runTime, delay) = (parameters.duration, parameters.duration, parameters.delay)
        (curve, beginsFromCurrentState) = (parameters.curve, parameters.beginsFromCurrentState)
        if curve == .keyboard { runTime = TimingCurve.keyboardRunTime }
    }

    func add(_ animation: LayerAnimation) { animations.append(animation) }

    /// Lays out resized views inside the animation, so that their content moves with them (rule G17).
    func layOutResizedViews() {
        for animation in animations where animation.key == .boundsSize {
            (animation.layer?.delegate as? UIView)?.layoutIfNeeded()
        }
    }

    func remove(_ animation: LayerAnimation) {
        animations.removeAll { $0 === animation }
        animation.forgetBlock()
    }

    /// Makes the completion report that animations were removed early (rule G10).
    func interrupt() {
        wasInterrupted = true
        owner?.interrupt()
    }

    func removeAnimations() {
        for animation in animations {
            animation.layer?.takeOff(animation)
            animation.forgetBlock()
        }
        animations = []
        for part in parts { part.removeAnimations() }
    }

    /// Calls the completions.
    ///
    /// An endless animation calls its completion only after a removal (rule G16).
    func complete() {
        for part in parts { part.complete() }
        if !root.isEndless || root.wasInterrupted { completion?(!root.wasInterrupted) }
    }

    var isEmpty: Bool { !isTransition && animations.isEmpty && (parts.isEmpty || parts.allSatisfy(\.isEmpty)) }

    var allAnimations: [LayerAnimation] { parts.reduce(animations) { $0 + $1.allAnimations } }

    // MARK: Parts

    /// A part that runs during a fraction of this block's time, 0…1.
    func makePart(
        inTime part: AnimationTiming.Part, curve: TimingCurve? = nil,
        repetition: AnimationTiming.Repetition = .init(), completion: ((Bool) -> Void)? = nil
    ) -> AnimationBlock {
        let made = makePart(at: .time(part), (curve ?? self.curve).shortened(to: part.length), completion)
        made.repetition = repetition
        return made
    }

    /// Makes a block that runs linearly during a part of this block's movement (rule G35).
    ///
    /// The part has a start and a length, both as fractions of the movement in 0…1.
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

    func release(from fraction: Double, at time: Double) { run(from: fraction, at: time, rate: 1) }

    func hold(at fraction: Double, isLinear: Bool) {
        let scrubber = Scrubber()
        (scrubber.fraction, scrubber.isLinear) = (fraction, isLinear)
        self.scrubber = scrubber
    }

    func run(from fraction: Double, at time: Double, rate: Double) {
        scrubber = nil
        (continuation, reversal) = (nil, nil)
        self.rate = rate
        beginTime = time - (delay + fraction * runTime) / rate
    }

    func run(to fraction: Double, at time: Double, curve: TimingCurve, runTime: Double) {
        for part in parts { part.run(to: fraction, at: time, curve: curve, runTime: runTime) }
        continuation = AnimationTiming.Continuation(
            from: progress(at: time), to: fraction, since: time, curve: curve, runTime: runTime)
        scrubber = nil
    }

    /// Runs the block back to its start.
    ///
    /// The model values stay changed.
    func reverse(from fraction: Double, at time: Double) {
        scrubber = nil
        reversal = (fraction, time)
        beginTime = time
    }

    func timeFraction(at time: Double) -> Double {
        guard let beginTime, runTime > 0 else { return rate < 0 ? 1 : 0 }
        return min(max(0, ((time - beginTime) * rate - delay) / runTime), 1)
    }

    /// Returns when the animation has completed a fraction of its movement, as a fraction of its duration.
    func timeFraction(ofWay way: Double) -> Double {
        var low = 0.0, high = 1.0
        for _ in 0..<60 {
            let middle = (low + high) / 2
            if curve.progress(at: middle * runTime, duration: runTime) < way { low = middle } else { high = middle }
        }
        return high
    }

    /// The time in seconds until the block and all its parts have ended, without the delay.
    private var wholeTime: Double {
        var longest = repetition.time(of: runTime)
        for part in parts {
            guard case .time(let place)? = part.place else { continue }
            longest = max(longest, place.start * runTime + part.wholeTime)
        }
        return longest
    }

    /// The time when the completion is due, in seconds.
    ///
    /// The value is nil before the block begins. The value is also nil while a pause or a finger holds the animation at
    /// a fraction. If nothing is animated or all animations were removed, the completion is due at once (rules G10,
    /// G12).
    var endTime: Double? {
        guard let beginTime, scrubber?.fraction == nil else { return nil }
        if isEmpty { return beginTime }
        if let reversal { return reversal.time + runTime }
        if let continuation { return continuation.since + continuation.runTime }
        return beginTime + (rate > 0 ? delay + wholeTime : delay) / rate
    }

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

    /// Returns the timing of this block, which is a part of the block `owner`.
    ///
    /// If a pause or a finger holds the owner at a moment, this block stops at the same moment.
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
