// Fidelity: exact — rules G7, G9: additive for geometry and opacity, replacing for colours
import Foundation

/// The animation of one property of one layer from an old value to the model value.
@MainActor
final class LayerAnimation {
    typealias Key = RunningAnimation.Property

    let key: Key
    /// The reference to the layer; the layer clears it when it is destroyed or removes the animation.
    private nonisolated(unsafe) var layerReference: BackReference<CALayer>
    /// The reference to the block.
    ///
    /// It is cleared when the block or the simulation ends; then the layer shows its model values.
    private nonisolated(unsafe) var blockReference: BackReference<AnimationBlock>
    private let ownOffset: [CGFloat]
    /// The values that replace the model's values on the screen until the animation ends, if there are any.
    private let aim: [CGFloat?]
    let isHandMade: Bool

    /// The old value minus the new value; the presentation adds it to the model value while it fades out.
    var offset: [CGFloat] {
        guard !aim.isEmpty, let layer else { return ownOffset }
        return zip(aim, layer.numbers(of: key)).map { aim, now in aim.map { $0 - now } ?? 0 }
    }

    init(
        key: Key, layer: CALayer, block: AnimationBlock, offset: [CGFloat], aim: [CGFloat?] = [],
        isHandMade: Bool = false
    ) {
        self.key = key
        layerReference = BackReference(layer)
        blockReference = BackReference(block)
        ownOffset = offset
        self.aim = aim
        self.isHandMade = isHandMade
    }

    var layer: CALayer? { layerReference.target }
    var block: AnimationBlock? { blockReference.target }

    nonisolated func forgetLayer() { layerReference = BackReference() }
    nonisolated func forgetBlock() { blockReference = BackReference() }

    func contribution(at time: Double) -> [CGFloat] {
        let remaining = CGFloat(1 - (block?.progress(at: time) ?? 1))
        return offset.map { $0 * remaining }
    }
}

/// The animation of one property of a layer from an old value to the model value, as plain values.
@_spi(Simulation)
public struct RunningAnimation: Sendable {
    /// The raw value is Core Animation's key.
    public enum Property: String, Sendable {
        case position
        case boundsOrigin = "bounds.origin"
        case boundsSize = "bounds.size"
        case transform
        case opacity
        case cornerRadius
        case backgroundColor
    }

    public let property: Property
    /// The old value minus the new value, in components.
    ///
    /// The presentation adds it to the model value while it fades out.
    public let offset: [CGFloat]
    /// The timing; nil after the end of the animation's simulation.
    public let timing: AnimationTiming?
}

extension CALayer {
    /// The number of changes of visible values; with it, a picture reads only the changed layers.
    @_spi(Simulation) public final var changesOfLook: UInt32 { changes }

    @_spi(Simulation)
    @MainActor
    public final var runsAnimations: Bool { hasBeenCommitted && hasAnimations }

    /// The running animations in the order they were added; empty until the layer's first commit.
    @_spi(Simulation)
    @MainActor
    public var runningAnimations: [RunningAnimation] {
        guard runsAnimations else { return [] }
        let animations = animations
        var running: [RunningAnimation] = []
        running.reserveCapacity(animations.count)
        for animation in animations {
            running.append(
                RunningAnimation(property: animation.key, offset: animation.offset, timing: animation.block?.timing))
        }
        return running
    }
}
