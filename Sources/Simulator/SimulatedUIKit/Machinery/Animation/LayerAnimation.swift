// Fidelity: exact — rules G7, G9: animations of geometry and opacity add up; a new animation of a colour replaces the
// running animation
import Foundation

@MainActor
final class LayerAnimation {
    typealias Key = RunningAnimation.Property

    let key: Key
    /// The layer clears this reference when the animation is removed or the layer is destroyed.
    private nonisolated(unsafe) var layerReference: BackReference<CALayer>
    /// The block clears this reference when the block is destroyed or removes this animation.
    ///
    /// Without a block, the animation no longer changes the layer's shown values.
    private nonisolated(unsafe) var blockReference: BackReference<AnimationBlock>
    private let ownOffset: [CGFloat]
    /// The values that the screen shows until the animation ends.
    ///
    /// The list is empty for an animation that ends at the model values.
    private let aim: [CGFloat?]
    let isHandMade: Bool

    /// The old value minus the new value.
    ///
    /// The engine adds this difference to the model value and lets the difference shrink to zero.
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

/// The animation of one property of a layer, as plain values.
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
    /// The old value minus the new value.
    ///
    /// During the animation, this difference is added to the model value and shrinks to zero.
    public let offset: [CGFloat]
    public let timing: AnimationTiming?
}

extension CALayer {
    @_spi(Simulation) public final var changesOfLook: UInt32 { changes }

    @_spi(Simulation)
    @MainActor
    public final var runsAnimations: Bool { hasBeenCommitted && hasAnimations }

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
