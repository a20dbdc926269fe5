// Fidelity: exact — rules G7, G9: additive for geometry and opacity, replacing for colours

import Foundation

/// The run of one property of one layer from an old value to the model value.
@MainActor
final class LayerAnimation {
    /// The animatable properties.
    typealias Key = RunningAnimation.Property

    let key: Key
    weak var layer: CALayer?
    /// Gone when the simulation is; the layer then shows its model values.
    private(set) weak var block: AnimationBlock?
    /// Old value minus new value; added to the model while it fades out.
    let offset: [CGFloat]

    init(key: Key, layer: CALayer, block: AnimationBlock, offset: [CGFloat]) {
        self.key = key
        self.layer = layer
        self.block = block
        self.offset = offset
    }

    /// What the presentation adds to the model value at a time.
    func contribution(at time: Double) -> [CGFloat] {
        let remaining = CGFloat(1 - (block?.progress(at: time) ?? 1))
        return offset.map { $0 * remaining }
    }
}
