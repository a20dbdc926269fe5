// Fidelity: partial — fires on the virtual vsync; a selector must carry its code on Linux (rule I18)

import Foundation
@_spi(Simulation) import ObjectiveC

/// An object that calls its target once a frame.
open class CADisplayLink: NSObject {
    private var body: ((CADisplayLink) -> Void)?
    /// Whether it is paused.
    open var isPaused = false
    /// The time at which the last frame was shown, in seconds of virtual time.
    open private(set) var timestamp: Double = 0
    /// The time at which the next frame will be shown, in seconds of virtual time.
    open private(set) var targetTimestamp: Double = 0
    /// The frame interval in seconds.
    open private(set) var duration: Double = 0
    /// The preferred rate in frames per second; 0 is the display's own rate.
    open var preferredFramesPerSecond = 0 {
        didSet { unmodelledOnAnyThread("CADisplayLink.preferredFramesPerSecond") }
    }
    /// The preferred range of frame rates; the default is the display's own rate.
    @available(iOS 15.0, *)
    open var preferredFrameRateRange: CAFrameRateRange {
        get { rateRange }
        set {
            rateRange = newValue
            unmodelledOnAnyThread("CADisplayLink.preferredFrameRateRange")
        }
    }
    private var rateRange = CAFrameRateRange.default
    /// The object's associated values; nil before the first one.
    @_spi(Simulation) public final var associatedObjects: AssociatedObjects?

    /// Creates a link that calls a target's method once a frame; the target is kept alive until the link is
    /// invalidated.
    public init(target: Any, selector sel: Selector) {
        let target = target as AnyObject
        super.init()
        body = { link in
            sel.performOrNote(on: target, with: [link])
        }
    }

    /// Creates a link that calls a closure, as a replacement for Apple's initialiser with target and selector.
    @_spi(Simulation)
    public init(_ body: @escaping (CADisplayLink) -> Void) {
        self.body = body
        super.init()
    }

    /// Starts calling back.
    open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
        nonisolated(unsafe) let link = self
        MainActor.assumeIsolated { Simulation.current.clock.add(link) }
    }

    /// Stops permanently and releases the target.
    open func invalidate() {
        nonisolated(unsafe) let link = self
        MainActor.assumeIsolated { Simulation.current.clock.remove(link) }
        body = nil
    }

    func fire(at time: Double, interval: Double) {
        (timestamp, duration, targetTimestamp) = (time, interval, time + interval)
        body?(self)
    }
}
