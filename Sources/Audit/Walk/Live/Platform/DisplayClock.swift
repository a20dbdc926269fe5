#if canImport(Darwin)
import UIKit

/// The time of a device's display.
@MainActor
public final class DisplayClock: LiveClock {
    private let frames = Frames()

    /// Creates a clock; its display link ends with it.
    public init() {
        frames.clock = self
        CADisplayLink(target: frames, selector: #selector(Frames.didCome)).add(to: .main, forMode: .common)
    }

    /// Seconds since the device started.
    public var now: Double { CACurrentMediaTime() }

    /// Waits until the display link fires.
    public func nextFrame() async { await withCheckedContinuation { frames.waiting.append($0) } }

    /// The turn ends with the run loop's own.
    public func turn<Result, Failure: Error>(_ body: () throws(Failure) -> Result) throws(Failure) -> Result {
        try body()
    }

    /// What the link calls and keeps.
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
