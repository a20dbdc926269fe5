// Fidelity: exact — rules G3, G5, G16, G18, G26, G27, G35, E23

/// An animation's progress as a function of time, until a finger or the app's code changes the progress.
@_spi(Simulation)
public struct AnimationTiming: Hashable, Sendable {
    enum Course: Hashable, Sendable {
        case waiting
        /// The animation runs since the time `begin`, in seconds.
        ///
        /// `rate` is its speed relative to its normal speed. A negative rate runs backward.
        case running(begin: Double, rate: Double)
        case held(fraction: Double)
        /// At the time `since`, in seconds, the animation began to run back to its start.
        ///
        /// `fraction` is the animation's progress at the time `since`.
        case returning(fraction: Double, since: Double)
        case continuing(Continuation)
    }

    struct Continuation: Hashable, Sendable {
        let from: Double, to: Double, since: Double, curve: TimingCurve, runTime: Double

        func fraction(at time: Double) -> Double {
            from + (to - from) * curve.progress(at: time - since, duration: runTime)
        }
    }

    struct Repetition: Hashable, Sendable {
        var count = 1.0, goesBack = false

        func time(of runTime: Double) -> Double { runTime * (goesBack ? 2 : 1) * count }

        func progress(at seconds: Double, _ curve: TimingCurve, _ runTime: Double) -> Double {
            guard count != 1 || goesBack else { return curve.progress(at: seconds, duration: runTime) }
            if seconds <= 0 { return 0 }
            if seconds >= time(of: runTime) { return 1 }
            let round = time(of: runTime) / count, place = seconds.truncatingRemainder(dividingBy: round)
            return curve.progress(at: place > runTime ? round - place : place, duration: runTime)
        }
    }

    /// A section of an enclosing animation's movement.
    ///
    /// `start` and `length` are fractions of the enclosing movement, in 0…1.
    struct Part: Hashable, Sendable {
        let start: Double, length: Double
        /// Whether the value jumps at the part's end, instead of moving during the part.
        var jumps = false

        func progress(of way: Double) -> Double {
            if way >= start + length { return 1 }
            return jumps || way <= start ? 0 : (way - start) / length
        }
    }

    let curve: TimingCurve
    let delay: Double
    let runTime: Double
    let course: Course
    var repetition = Repetition()
    /// The sections of the enclosing movement during which the animation runs.
    ///
    /// The first section is a section of the whole movement. Each further section is a section of the section before.
    var parts: [Part] = []

    /// The progress at a time of the simulation, in seconds.
    ///
    /// The progress is in 0…1, except for springs, which overshoot.
    public func progress(at time: Double) -> Double {
        let way: Double =
            switch course {
            case .waiting: 0
            case .running(let begin, let rate):
                repetition.progress(at: (time - begin) * rate - delay, curve, runTime)
            case .held(let fraction): fraction
            case .returning(let fraction, let since): fraction * max(0, 1 - (time - since) / runTime)
            case .continuing(let continuation): continuation.fraction(at: time)
            }
        return parts.reduce(way) { $1.progress(of: $0) }
    }
}
