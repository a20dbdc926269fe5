// Fidelity: exact — rules G7, G9

import Foundation

/// The run of one property of a layer from an old value to the model value, as plain values.
@_spi(Simulation)
public struct RunningAnimation: Sendable {
    /// The property; its raw value is Core Animation's key.
    public enum Property: String, Sendable {
        case position
        case boundsOrigin = "bounds.origin"
        case boundsSize = "bounds.size"
        case transform
        case opacity
        case cornerRadius
        case backgroundColor
    }

    /// The property.
    public let property: Property
    /// Old value minus new value, part by part; added to the model value while it fades out.
    public let offset: [CGFloat]
    /// How it fades out; nil where the simulation that ran it is gone.
    public let timing: AnimationTiming?
}

extension CALayer {
    /// The running animations in the order they were added; none before the layer was committed.
    @_spi(Simulation)
    @MainActor
    public var runningAnimations: [RunningAnimation] {
        guard hasBeenCommitted else { return [] }
        return animations.map { RunningAnimation(property: $0.key, offset: $0.offset, timing: $0.block?.timing) }
    }
}
