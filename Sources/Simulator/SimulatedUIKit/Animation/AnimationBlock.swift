// Fidelity: exact — rules G3, G11, G12, G15, G18

import Foundation

/// One call of an animation API: what its changes share, and whom it tells when they have ended.
@MainActor
final class AnimationBlock {
    /// The duration that was asked for or inherited, in seconds.
    private(set) var duration: Double
    /// How long its animations really run, in seconds; the keyboard's spring ignores the duration.
    private(set) var runTime: Double
    private(set) var delay: Double
    private(set) var curve: TimingCurve
    private(set) var beginsFromCurrentState: Bool
    let completion: ((Bool) -> Void)?
    /// Position among all blocks, for completions that are due together.
    let order: Int
    /// When the turn that made it was committed, in seconds.
    var beginTime: Double?
    private(set) var animations: [LayerAnimation] = []
    var wasInterrupted = false
    /// The finger that holds the block's progress, if one does; blocks inside it share it.
    var scrubber: Scrubber?

    /// A finger that decides how far animations have come (rule E23).
    @MainActor
    final class Scrubber {
        /// How far, 0…1; none once the finger was lifted.
        var fraction: Double? = 0
    }

    /// How far it had come when it turned round to go back to its start, and when that was.
    private var reversal: (fraction: Double, time: Double)?

    /// Goes on by itself from where the finger left it.
    func release(from fraction: Double, at time: Double) {
        scrubber = nil
        beginTime = time - delay - fraction * runTime
    }

    /// Goes back by itself from where the finger left it; its changes stay made all the same.
    func reverse(from fraction: Double, at time: Double) {
        scrubber = nil
        reversal = (fraction, time)
        beginTime = time
    }

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

    /// Takes the parameters that code sets between the block's begin and its end.
    func take(_ parameters: UIView.BlockParameters) {
        (duration, runTime, delay) = (parameters.duration, parameters.duration, parameters.delay)
        (curve, beginsFromCurrentState) = (parameters.curve, parameters.beginsFromCurrentState)
        if curve == .keyboard { runTime = TimingCurve.keyboardRunTime }
    }

    func add(_ animation: LayerAnimation) { animations.append(animation) }

    func remove(_ animation: LayerAnimation) {
        animations.removeAll { $0 === animation }
        animation.forgetBlock()
    }

    /// Takes all animations off their layers.
    func removeAnimations() {
        for animation in animations {
            animation.layer?.takeOff(animation)
            animation.forgetBlock()
        }
        animations = []
    }

    /// When its completion is due: at once when nothing is animated or everything was removed (rules G10, G12).
    var endTime: Double? {
        guard let beginTime, scrubber?.fraction == nil else { return nil }
        if let reversal, !animations.isEmpty { return reversal.time + runTime }
        return animations.isEmpty ? beginTime : beginTime + delay + runTime
    }

    /// How far it has come at any time, as far as is known now.
    var timing: AnimationTiming {
        let course: AnimationTiming.Course =
            if let fraction = scrubber?.fraction {
                .held(fraction: fraction)
            } else if let reversal {
                .returning(fraction: reversal.fraction, since: reversal.time)
            } else if let beginTime {
                .running(begin: beginTime)
            } else {
                .waiting
            }
        return AnimationTiming(curve: curve, delay: delay, runTime: runTime, course: course)
    }

    func progress(at time: Double) -> Double { timing.progress(at: time) }
}
