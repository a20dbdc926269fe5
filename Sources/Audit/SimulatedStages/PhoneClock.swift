public import DeviceSimulation
public import Stages

/// The virtual time of a simulated phone, for code that also runs on a real display.
///
/// All calls return at once.
@MainActor
public final class PhoneClock: LiveClock {
    private let phone: SimulatedPhone
    private let framesPerSecond: Double
    private let start: Double
    private var frames = 0.0

    /// Creates a clock that counts a phone's frames from now on.
    public init(_ phone: SimulatedPhone, framesPerSecond: Double = 60) {
        self.phone = phone
        self.framesPerSecond = framesPerSecond
        start = phone.now
    }

    /// The phone's time, in seconds.
    public var now: Double { phone.now }

    /// Lets the phone's time pass until the next frame of its display.
    public func nextFrame() {
        frames = max(frames, ((phone.now - start) * framesPerSecond).rounded(.down)) + 1
        phone.advance(by: max(0, start + frames / framesPerSecond - phone.now))
    }

    /// Runs code of the app, and ends the turn of the main run loop.
    public func turn<Result, Failure: Error>(_ body: () throws(Failure) -> Result) throws(Failure) -> Result {
        try phone.perform { () throws(Failure) in
            let result = try body()
            phone.endTurn()
            return result
        }
    }
}
