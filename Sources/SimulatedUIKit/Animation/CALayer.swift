// Fidelity: partial — geometry, opacity, colours, corners; no implicit animation of layers without a view, no rendering

import Foundation
@_spi(Simulation) import ObjectiveC

/// The geometry and look behind a view: model values that change at once, presentation values that follow.
open class CALayer: NSObject {
    weak var owner: UIView?
    var animations: [LayerAnimation] = []
    var hasBeenCommitted = false
    private var modelLayer: CALayer?

    /// Creates a layer of no size.
    public required override init() { super.init() }

    /// The layer's own coordinates: origin and size in points.
    open var bounds: CGRect = .zero {
        didSet {
            guard bounds != oldValue else { return }
            changed(.boundsOrigin, [oldValue.origin.x - bounds.origin.x, oldValue.origin.y - bounds.origin.y])
            changed(.boundsSize, [oldValue.width - bounds.width, oldValue.height - bounds.height])
            listener?.boundsDidChange(from: oldValue)
        }
    }

    /// Where the anchor point sits in the parent's coordinates, in points.
    open var position: CGPoint = .zero {
        didSet {
            guard position != oldValue else { return }
            changed(.position, [oldValue.x - position.x, oldValue.y - position.y])
            listener?.positionDidChange()
        }
    }

    /// The anchor point in units of the bounds, 0…1 for points inside.
    open var anchorPoint = CGPoint(x: 0.5, y: 0.5) {
        didSet { if anchorPoint != oldValue { listener?.positionDidChange() } }
    }

    var affine = CGAffineTransform.identity {
        didSet {
            guard affine != oldValue else { return }
            changed(.transform, zip(oldValue.entries, affine.entries).map { $0 - $1 })
            listener?.transformDidChange()
        }
    }

    /// Opacity 0…1.
    open var opacity: Float = 1 {
        didSet {
            opacity = min(max(opacity, 0), 1)
            if opacity != oldValue { changed(.opacity, [CGFloat(oldValue - opacity)]) }
        }
    }

    /// Corner radius in points.
    open var cornerRadius: CGFloat = 0 {
        didSet { if cornerRadius != oldValue { changed(.cornerRadius, [oldValue - cornerRadius]) } }
    }

    /// The fill.
    open var backgroundColor: CGColor? {
        didSet {
            guard backgroundColor != oldValue else { return }
            let old = oldValue?.components ?? [0, 0, 0, 0], new = backgroundColor?.components ?? [0, 0, 0, 0]
            changed(.backgroundColor, zip(old, new).map { $0 - $1 }, replaces: true)
        }
    }

    /// The border's colour.
    open var borderColor: CGColor? = CGColor(red: 0, green: 0, blue: 0, alpha: 1)
    /// The border's width in points; 0 draws none.
    open var borderWidth: CGFloat = 0
    /// Whether content outside the bounds is cut off.
    open var masksToBounds = false
    /// Whether the layer is drawn.
    open var isHidden = false
    /// Pixels per point.
    open var contentsScale: CGFloat = 1
    /// A label for people.
    open var name: String?
    /// What is associated with the object; nil while nothing is.
    @_spi(Simulation) public final var associatedObjects: AssociatedObjects?

    /// The view that the layer belongs to.
    open var delegate: AnyObject? { owner }

    /// Sets the transform from its affine part.
    open func setAffineTransform(_ transform: CGAffineTransform) { affine = transform }
    /// The affine part of the transform.
    open func affineTransform() -> CGAffineTransform { affine }

    /// Bounding box of the transformed bounds in the parent's coordinates, in points; setting keeps the bounds' origin.
    open var frame: CGRect {
        get { Self.frame(bounds: bounds, position: position, anchorPoint: anchorPoint, transform: affine) }
        set {
            let size = newValue.standardized.applying(affine.linearPart.inverted()).size
            let origin = newValue.standardized.origin
            // The position first: who looks at the safe area when the size changes must not see the old place.
            position = CGPoint(
                x: origin.x + anchorPoint.x * newValue.width, y: origin.y + anchorPoint.y * newValue.height)
            bounds = CGRect(origin: bounds.origin, size: size)
        }
    }

    /// What the screen shows now; nil until the layer has been committed once (rule G1).
    open func presentation() -> Self? {
        guard hasBeenCommitted else { return nil }
        let copy = type(of: self).init()
        nonisolated(unsafe) let source = self, target = copy
        MainActor.assumeIsolated { source.copyPresentation(to: target) }
        return copy
    }

    /// The layer that this one presents, else itself.
    open func model() -> Self { (modelLayer as? Self) ?? self }

    @MainActor
    private func copyPresentation(to copy: CALayer) {
        let time = Simulation.current.animations.time
        func offset(_ key: LayerAnimation.Key, _ count: Int) -> [CGFloat] {
            let sum = presentationOffset(for: key, at: time)
            return sum.isEmpty ? Array(repeating: 0, count: count) : sum
        }
        let origin = offset(.boundsOrigin, 2), size = offset(.boundsSize, 2), place = offset(.position, 2)
        copy.bounds = CGRect(
            x: bounds.origin.x + origin[0], y: bounds.origin.y + origin[1],
            width: bounds.width + size[0], height: bounds.height + size[1])
        copy.position = CGPoint(x: position.x + place[0], y: position.y + place[1])
        copy.anchorPoint = anchorPoint
        copy.affine = CGAffineTransform(entries: zip(affine.entries, offset(.transform, 6)).map { $0 + $1 })
        copy.opacity = opacity + Float(offset(.opacity, 1)[0])
        copy.cornerRadius = cornerRadius + offset(.cornerRadius, 1)[0]
        copy.backgroundColor = presentedBackground(offset(.backgroundColor, 4))
        (copy.borderColor, copy.borderWidth, copy.isHidden) = (borderColor, borderWidth, isHidden)
        copy.modelLayer = self
    }

    private func presentedBackground(_ offset: [CGFloat]) -> CGColor? {
        guard offset.contains(where: { $0 != 0 }) else { return backgroundColor }
        let now = zip(backgroundColor?.components ?? [0, 0, 0, 0], offset).map { $0 + $1 }
        return CGColor(red: now[0], green: now[1], blue: now[2], alpha: now[3])
    }

    @MainActor
    func presentationOffset(for key: LayerAnimation.Key, at time: Double) -> [CGFloat] {
        var sum: [CGFloat] = []
        for animation in animations where animation.key == key {
            let part = animation.contribution(at: time)
            sum = sum.isEmpty ? part : zip(sum, part).map { $0 + $1 }
        }
        return sum
    }

    private var listener: (any LayerOwner)? { owner }

    /// The offset is worked out only if it becomes an animation.
    private func changed(_ key: LayerAnimation.Key, _ offset: @autoclosure () -> [CGFloat], replaces: Bool = false) {
        guard let listener, listener.animatesChanges else { return }
        let offset = offset()
        nonisolated(unsafe) let layer = self
        MainActor.assumeIsolated {
            Simulation.current.animations.changed(key, of: layer, offset: offset, replaces: replaces)
        }
    }

    static func frame(
        bounds: CGRect, position: CGPoint, anchorPoint: CGPoint, transform: CGAffineTransform
    ) -> CGRect {
        let local = CGRect(
            x: -anchorPoint.x * bounds.width, y: -anchorPoint.y * bounds.height,
            width: bounds.width, height: bounds.height)
        let box = local.applying(transform)
        return CGRect(x: box.origin.x + position.x, y: box.origin.y + position.y, width: box.width, height: box.height)
    }
}
