// Fidelity: exact — the simulation's own machinery: the properties that few layers have

import CoreGraphics
import Foundation
@_spi(Simulation) import ObjectiveC

extension CALayer {
    /// Every view has a layer, so a separate object holds the rarely used properties.
    final class Extras {
        static let middle = CGPoint(x: 0.5, y: 0.5)
        static let black = CGColor(red: 0, green: 0, blue: 0, alpha: 1)

        @exclusivity(unchecked) var anchorPoint = Extras.middle
        @exclusivity(unchecked) var affine = CGAffineTransform.identity
        @exclusivity(unchecked) var cornerRadius: CGFloat = 0
        @exclusivity(unchecked) var borderColor: CGColor? = Extras.black
        @exclusivity(unchecked) var borderWidth: CGFloat = 0
        var contentsScale: CGFloat = 1
        var name: String?
        var associatedObjects: AssociatedObjects?
        @exclusivity(unchecked) var animations: [LayerAnimation] = []
        var handMade: [HandMadeAnimation] = []
        /// The layer that this presentation layer shows; nil for other layers.
        var modelLayer: CALayer?
        weak var delegate: (any CALayerDelegate)?
        /// The layer's transform, if it is a three-dimensional transform.
        @exclusivity(unchecked) var spatial: CATransform3D?
        var zPosition: CGFloat = 0
        var mask: CALayer?
        /// The superlayer, if the layer belongs to no view.
        weak var superlayer: CALayer?
        /// The sublayers that belong to no view, from back to front.
        ///
        /// A layer lies in front of the subviews whose rank is not above its own.
        var plain: [(layer: CALayer, rank: Int)] = []
        var needsLayout = false
        var timing = Timing()
        var look = Look()

        struct Timing {
            var beginTime = 0.0, duration = Double.infinity, speed: Float = 1, timeOffset = 0.0
            var repeatCount: Float = 0, repeatDuration = 0.0, autoreverses = false
            var fillMode = CAMediaTimingFillMode.removed
        }

        struct Look {
            var contents: Any?
            var shadowColor: CGColor? = Extras.black
            var shadowOpacity: Float = 0, shadowOffset = CGSize(width: 0, height: -3), shadowRadius: CGFloat = 3
            var shadowPath: CGPath?
            var maskedCorners = CACornerMask.all, cornerCurve = CALayerCornerCurve.circular
            var shouldRasterize = false, rasterizationScale: CGFloat = 1
        }
    }
}

extension CALayer {
    /// The sublayers from back to front; a layer without a view has the rank from which on subviews cover it.
    var ordered: [(layer: CALayer, rank: Int)] {
        nonisolated(unsafe) let plain = extras?.plain ?? []
        guard let owner else { return plain }
        nonisolated(unsafe) var layers: [(layer: CALayer, rank: Int)] = []
        MainActor.assumeIsolated {
            var rest = plain[...]
            for view in owner.subviewStorage {
                while let next = rest.first, next.rank < view.rank { layers.append(rest.removeFirst()) }
                layers.append((view.layer, view.rank))
            }
            layers += rest
        }
        return layers
    }

    func insert(_ layer: CALayer, at index: Int) {
        let before = ordered.prefix(max(0, index))
        let place = before.count { $0.layer.owner == nil }
        ownExtras.plain.insert((layer, before.last?.rank ?? .min), at: place)
    }

    /// Follows new ranks of the subviews.
    func renewRanks(_ renewed: (Int) -> Int) {
        guard let extras else { return }
        for index in extras.plain.indices { extras.plain[index].rank = renewed(extras.plain[index].rank) }
    }

    func place(of sibling: CALayer?) -> Int? {
        sibling.flatMap { sibling in sublayers?.firstIndex { $0 === sibling } }
    }

    var transformToSuperlayer: CGAffineTransform {
        let anchor = CGPoint(
            x: bounds.minX + anchorPoint.x * bounds.width, y: bounds.minY + anchorPoint.y * bounds.height)
        return CGAffineTransform(translationX: -anchor.x, y: -anchor.y).concatenating(affine)
            .concatenating(CGAffineTransform(translationX: position.x, y: position.y))
    }

    private var transformToTop: CGAffineTransform {
        var result = CGAffineTransform.identity, layer = self
        while let parent = layer.superlayer {
            result = result.concatenating(layer.transformToSuperlayer)
            layer = parent
        }
        return result
    }

    func transform(to other: CALayer?) -> CGAffineTransform {
        guard let other else { return transformToTop }
        return transformToTop.concatenating(other.transformToTop.inverted())
    }
}

extension CALayer {
    private var sublayersWithoutView: [CALayer] { extras?.plain.map(\.layer) ?? [] }

    /// Lets the nearest view's layout reach this layer, if this layer or a layer inside needs layout.
    func markView() {
        guard needsLayoutInside else { return }
        var layer = self
        while layer.owner == nil, let parent = layer.superlayer { layer = parent }
        let view = layer.owner
        MainActor.assumeIsolated { view?.markForSublayers() }
    }

    private var needsLayoutInside: Bool { needsLayout() || sublayersWithoutView.contains(where: \.needsLayoutInside) }

    /// Lays out the sublayers that belong to no view, from the outside in.
    func layOutSublayersWithoutView() {
        guard let extras, !extras.plain.isEmpty else { return }
        for layer in sublayersWithoutView {
            layer.layOutIfMarked()
            layer.layOutSublayersWithoutView()
        }
    }
}
