/// Where a live host gets its time from.
@MainActor
public protocol LiveClock: AnyObject {
    /// Seconds since any moment.
    var now: Double { get }
    /// Waits until the display has shown its next frame.
    func nextFrame() async
    /// Runs code of the app's, or a step of a person's, in a turn of its own.
    func turn<Result, Failure: Error>(_ body: () throws(Failure) -> Result) throws(Failure) -> Result
}
