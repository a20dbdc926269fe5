// Fidelity: exact — rules G7, G9: additive for geometry and opacity, replacing for colours
import Foundation

/// The animation of one property of one layer from an old value to the model value.
@MainActor
final class LayerAnimation {
    typealias Key = RunningAnimation.Property

    let key: Key
    /// A reference to the layer; the layer clears it when it removes the animation or is destroyed.
    private nonisolated(unsafe) var layerReference: BackReference<CALayer>
    /// A reference to the block of the animation.
    ///
    /// It is cleared when the block or the simulation ends; then the layer shows its model values.
    private nonisolated(unsafe) var blockReference: BackReference<AnimationBlock>
    private let ownOffset: [CGFloat]
    /// The values that the screen shows instead of the model values until the animation ends; empty for an animation
    /// that ends at the model values.
    private let aim: [CGFloat?]
    let isHandMade: Bool

    /// The old value minus the new value.
    ///
    /// The visible value is the model value plus this offset, which shrinks to zero during the animation.
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
    /// The visible value is the model value plus this offset, which shrinks to zero during the animation.
    public let offset: [CGFloat]
    /// The timing of the animation; nil after its simulation has ended.
    public let timing: AnimationTiming?
}

extension CALayer {
    /// The number of changes of visible values; a recorder of the screen uses it to read only the changed layers.
    @_spi(Simulation) public final var changesOfLook: UInt32 { changes }

    @_spi(Simulation)
    @MainActor
    public final var runsAnimations: Bool { hasBeenCommitted && hasAnimations }

    /// The running animations in the order in which they were added; empty until the layer's first commit.
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
