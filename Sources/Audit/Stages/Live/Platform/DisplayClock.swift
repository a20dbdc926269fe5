#if canImport(Darwin)
import UIKit

/// The clock of a device's display.
@MainActor
public final class DisplayClock: LiveClock {
    private let frames = Frames()

    /// Creates a clock with a display link, which ends with the clock.
    public init() {
        frames.clock = self
        CADisplayLink(target: frames, selector: #selector(Frames.didCome)).add(to: .main, forMode: .common)
    }

    /// Seconds since the device started.
    public var now: Double { CACurrentMediaTime() }

    /// Waits until the display link fires.
    public func nextFrame() async { await withCheckedContinuation { frames.waiting.append($0) } }

    /// Runs code in the current turn of the main run loop.
    public func turn<Result, Failure: Error>(_ body: () throws(Failure) -> Result) throws(Failure) -> Result {
        try body()
    }

    @MainActor
    private final class Frames: NSObject {
        weak var clock: DisplayClock?
        var waiting: [CheckedContinuation<Void, Never>] = []

        @objc func didCome(_ link: CADisplayLink) {
            if clock == nil { link.invalidate() }
            let all = waiting
            waiting = []
            for continuation in all { continuation.resume() }
        }
    }
}
#endif
