// Fidelity: exact — rules G3, G5, G16, G18, G26, G27, G35, E23

/// How far an animation has come at any time, as far as is known now; a finger or a turn of the app may change it later.
@_spi(Simulation)
public struct AnimationTiming: Hashable, Sendable {
    enum Course: Hashable, Sendable {
        /// Its turn has not been committed yet.
        case waiting
        /// It began at a time, in seconds, and runs so many times as fast as it says; backwards below 0.
        case running(begin: Double, rate: Double)
        /// A finger holds it.
        case held(fraction: Double)
        /// It goes back to its start, from a fraction and since a time in seconds.
        case returning(fraction: Double, since: Double)
        /// It goes on to a fraction with a timing of its own, since a time in seconds.
        case continuing(Continuation)
    }

    /// The rest of a way that new timing parameters were given for.
    struct Continuation: Hashable, Sendable {
        let from: Double, to: Double, since: Double, curve: TimingCurve, runTime: Double

        func fraction(at time: Double) -> Double {
            from + (to - from) * curve.progress(at: time - since, duration: runTime)
        }
    }

    /// How often it runs, and whether each run goes back as well.
    struct Repetition: Hashable, Sendable {
        var count = 1.0, goesBack = false

        /// Seconds that all runs last together.
        func time(of runTime: Double) -> Double { runTime * (goesBack ? 2 : 1) * count }

        func progress(at seconds: Double, _ curve: TimingCurve, _ runTime: Double) -> Double {
            guard count != 1 || goesBack else { return curve.progress(at: seconds, duration: runTime) }
            if seconds <= 0 { return 0 }
            if seconds >= time(of: runTime) { return 1 }
            let round = time(of: runTime) / count, place = seconds.truncatingRemainder(dividingBy: round)
            return curve.progress(at: place > runTime ? round - place : place, duration: runTime)
        }
    }

    /// A part of a way that something else goes, by its start and its length.
    struct Part: Hashable, Sendable {
        let start: Double, length: Double
        /// Whether it is done at its end alone.
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
    /// The parts of its way that count, each of the one before.
    var parts: [Part] = []

    /// The part of its way that is done at a time of the simulation, in seconds; 0…1 but for springs that swing.
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
