// Fidelity: exact — the bench itself: what few layers have

import CoreGraphics
import Foundation

extension CALayer {
    /// What most layers do without, kept apart: every view has a layer.
    final class Extras {
        static let middle = CGPoint(x: 0.5, y: 0.5)
        static let black = CGColor(red: 0, green: 0, blue: 0, alpha: 1)

        var anchorPoint = Extras.middle
        var affine = CGAffineTransform.identity
        var cornerRadius: CGFloat = 0
        var borderColor: CGColor? = Extras.black
        var borderWidth: CGFloat = 0
        var contentsScale: CGFloat = 1
        var name: String?
        var animations: [LayerAnimation] = []
        /// The layer that this one presents.
        var modelLayer: CALayer?
        weak var delegate: (any CALayerDelegate)?
    }
}
