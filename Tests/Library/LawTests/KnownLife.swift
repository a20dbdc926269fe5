import DeviceSimulation
import HostTestSupport
import Testing

/// A sequence of events on a screen that once broke a condition of the law tests.
struct KnownLife: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let clause: Clause
    let life: Life

    /// - Parameters:
    ///   - screen: the screen, on a large phone.
    ///   - change: a closure that can change the sequence of events before a test plays the sequence.
    init(
        _ name: String, _ clause: Clause, _ way: LawWay, _ screen: LawScreen, _ steps: [LifeStep],
        _ change: (inout Life) -> Void = { _ in }
    ) {
        var life = Life(screen: screen, ways: [way], steps: steps)
        change(&life)
        (testDescription, self.clause, self.life) = ("\(way.rawValue), \(name)", clause, life)
    }
}
