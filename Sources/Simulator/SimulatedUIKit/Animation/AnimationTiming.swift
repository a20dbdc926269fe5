// Fidelity: exact — rules G3, G5, G18, E23

/// How far an animation has come at any time, as far as is known now; a finger or a turn of the app may change it later.
@_spi(Simulation)
public struct AnimationTiming: Hashable, Sendable {
    enum Course: Hashable, Sendable {
        /// Its turn has not been committed yet.
        case waiting
        /// It began at a time, in seconds.
        case running(begin: Double)
        /// A finger holds it.
        case held(fraction: Double)
        /// It goes back to its start, from a fraction and since a time in seconds.
        case returning(fraction: Double, since: Double)
    }

    let curve: TimingCurve
    let delay: Double
    let runTime: Double
    let course: Course

    /// The part of its way that is done at a time of the simulation, in seconds; 0…1 but for springs that swing.
    public func progress(at time: Double) -> Double {
        switch course {
        case .waiting: 0
        case .running(let begin): curve.progress(at: time - begin - delay, duration: runTime)
        case .held(let fraction): fraction
        case .returning(let fraction, let since): fraction * max(0, 1 - (time - since) / runTime)
        }
    }
}
