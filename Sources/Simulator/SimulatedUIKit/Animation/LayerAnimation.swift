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
    /// Old value minus new value; added to the model while it fades out.
    let offset: [CGFloat]

    init(key: Key, layer: CALayer, block: AnimationBlock, offset: [CGFloat]) {
        self.key = key
        layerReference = BackReference(layer)
        blockReference = BackReference(block)
        self.offset = offset
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
