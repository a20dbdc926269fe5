// Fidelity: exact — rules G7, G9: additive for geometry and opacity, replacing for colours
import Foundation

/// The run of one property of one layer from an old value to the model value.
@MainActor
final class LayerAnimation {
    /// The animatable properties.
    typealias Key = RunningAnimation.Property

    let key: Key
    /// Emptied by the layer, when it goes or takes the animation off.
    private nonisolated(unsafe) var layerReference: BackReference<CALayer>
    /// Emptied by the block, when it goes; it does when the simulation does, and the layer then shows its model values.
    private nonisolated(unsafe) var blockReference: BackReference<AnimationBlock>
    private let ownOffset: [CGFloat]
    /// Numbers that the layer shows in place of the model's until the end; empty where there are none.
    private let aim: [CGFloat?]
    /// Whether the app gave it to the layer by hand.
    let isHandMade: Bool

    /// Old value minus new value; added to the model while it fades out.
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

    /// What the presentation adds to the model value at a time.
    func contribution(at time: Double) -> [CGFloat] {
        let remaining = CGFloat(1 - (block?.progress(at: time) ?? 1))
        return offset.map { $0 * remaining }
    }
}

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
    /// How often a value that a picture shows was set, so that a picture reads only a layer that it does not know.
    @_spi(Simulation) public final var changesOfLook: UInt32 { changes }

    /// Whether any animation runs in the layer.
    @_spi(Simulation)
    @MainActor
    public final var runsAnimations: Bool { hasBeenCommitted && hasAnimations }

    /// The running animations in the order they were added; none before the layer was committed.
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
