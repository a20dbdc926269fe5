// Fidelity: partial — fires on the virtual vsync; a selector must carry its code on Linux (rule I18)

import Foundation
@_spi(Simulation) import ObjectiveC

open class CADisplayLink: NSObject {
    private var body: ((CADisplayLink) -> Void)?
    open var isPaused = false
    open private(set) var timestamp: Double = 0
    open private(set) var targetTimestamp: Double = 0
    open private(set) var duration: Double = 0
    open lazy var preferredFramesPerSecond = 0 {
        didSet { unmodelledOnAnyThread("CADisplayLink.preferredFramesPerSecond") }
    }
    @available(iOS 15.0, *)
    open var preferredFrameRateRange: CAFrameRateRange {
        get { rateRange }
        set {
            rateRange = newValue
            unmodelledOnAnyThread("CADisplayLink.preferredFrameRateRange")
        }
    }
    private var rateRange = CAFrameRateRange.default
    @_spi(Simulation) public final var associatedObjects: AssociatedObjects?

    public init(target: Any, selector sel: Selector) {
        let target = target as AnyObject
        super.init()
        body = { link in
            sel.performOrNote(on: target, with: [link])
        }
    }

    /// Replaces Apple's initialiser, which has a target and a selector.
    @_spi(Simulation)
    public init(_ body: @escaping (CADisplayLink) -> Void) {
        self.body = body
        super.init()
    }

    open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
        nonisolated(unsafe) let link = self
        MainActor.assumeIsolated { Simulation.current.clock.add(link) }
    }

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
