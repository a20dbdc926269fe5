/// The source of the time for a host that plays on UIKit itself.
@MainActor
public protocol LiveClock: AnyObject {
    /// The time in seconds since an arbitrary moment.
    var now: Double { get }
    /// Waits until the display has shown its next frame.
    func nextFrame() async
    func turn<Result, Failure: Error>(_ body: () throws(Failure) -> Result) throws(Failure) -> Result
}
