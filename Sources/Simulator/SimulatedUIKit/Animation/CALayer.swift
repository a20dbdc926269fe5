// Fidelity: partial — geometry, opacity, colours, corners; no implicit animation of layers without a view, no rendering

import Foundation
@_spi(Simulation) import ObjectiveC

/// The geometry and look behind a view: model values that change at once, presentation values that follow.
open class CALayer: NSObject {
    /// Emptied by the view.
    @exclusivity(unchecked) private final var ownerReference = BackReference<UIView>()
    /// Values that most layers never set; nil until one is set.
    @exclusivity(unchecked) private final var extras: Extras?

    /// Creates a layer of no size.
    public override init() { super.init() }

    /// Creates a layer like another one; the other layer's own values are copied by its subclass.
    public init(layer: Any) { super.init() }

    /// Inert: archives are not read; gives a layer of no size.
    public required init?(coder: NSCoder) { super.init() }

    /// Creates a layer of a class that is known at run time only, where an initializer that is not required can't be called.
    @_spi(Simulation) public required convenience init(ofClassKnownAtRunTime: Void) { self.init() }

    deinit {
        guard let extras else { return }
        for animation in extras.animations { animation.forgetLayer() }
    }

    /// The view that the layer belongs to.
    final var owner: UIView? {
        get { ownerReference.target }
        set { ownerReference.target = newValue }
    }

    /// The layer's own coordinates: origin and size in points.
    @exclusivity(unchecked) open var bounds: CGRect = .zero {
        didSet {
            guard partSetByView != .bounds, bounds != oldValue, let listener else { return }
            listener.boundsOfLayerDidChange(from: oldValue)
        }
    }

    /// Where the anchor point sits in the parent's coordinates, in points.
    @exclusivity(unchecked) open var position: CGPoint = .zero {
        didSet {
            guard partSetByView != .position, position != oldValue, let listener else { return }
            listener.positionOfLayerDidChange(from: oldValue)
        }
    }

    /// The anchor point in units of the bounds, 0…1 for points inside.
    open var anchorPoint: CGPoint {
        get { extras?.anchorPoint ?? Extras.middle }
        set {
            guard newValue != anchorPoint else { return }
            ownExtras.anchorPoint = newValue
            listener?.positionDidChange()
        }
    }

    final var affine: CGAffineTransform {
        get { extras?.affine ?? .identity }
        set {
            let old = affine
            guard newValue != old else { return }
            ownExtras.affine = newValue
            changed(.transform, zip(old.entries, newValue.entries).map { $0 - $1 })
            listener?.transformDidChange()
        }
    }

    /// The fill.
    open var backgroundColor: CGColor? {
        didSet {
            guard backgroundColor != oldValue else { return }
            let old = oldValue?.components ?? [0, 0, 0, 0], new = backgroundColor?.components ?? [0, 0, 0, 0]
            changed(.backgroundColor, zip(old, new).map { $0 - $1 }, replaces: true)
        }
    }

    /// What is associated with the object; nil while nothing is.
    @_spi(Simulation) public final var associatedObjects: AssociatedObjects?

    /// Opacity 0…1.
    open var opacity: Float = 1 {
        didSet {
            opacity = min(max(opacity, 0), 1)
            if opacity != oldValue { changed(.opacity, [CGFloat(oldValue - opacity)]) }
        }
    }

    /// Corner radius in points.
    open var cornerRadius: CGFloat {
        get { extras?.cornerRadius ?? 0 }
        set {
            let old = cornerRadius
            guard newValue != old else { return }
            ownExtras.cornerRadius = newValue
            changed(.cornerRadius, [old - newValue])
        }
    }

    /// The border's colour.
    open var borderColor: CGColor? {
        get { extras.map(\.borderColor) ?? Extras.black }
        set { ownExtras.borderColor = newValue }
    }
    /// The border's width in points; 0 draws none.
    open var borderWidth: CGFloat {
        get { extras?.borderWidth ?? 0 }
        set { ownExtras.borderWidth = newValue }
    }
    /// Whether content outside the bounds is cut off.
    open var masksToBounds = false
    /// Whether the layer is drawn.
    open var isHidden = false
    @exclusivity(unchecked) final var hasBeenCommitted = false
    /// A part of the geometry.
    enum Part { case bounds, position }
    /// The part that the view itself is setting: it reports the change once it is made.
    @exclusivity(unchecked) final var partSetByView: Part?
    /// Pixels per point.
    open var contentsScale: CGFloat {
        get { extras?.contentsScale ?? 1 }
        set { ownExtras.contentsScale = newValue }
    }
    /// A label for people.
    open var name: String? {
        get { extras?.name }
        set { ownExtras.name = newValue }
    }
    /// The view that the layer belongs to; a layer without one takes any object and asks it nothing.
    open var delegate: (any CALayerDelegate)? {
        get { owner ?? extras?.delegate }
        set {
            guard newValue !== owner else { return }
            MainActor.assumeIsolated { unmodelled("CALayer.delegate") }
            ownExtras.delegate = newValue
        }
    }

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
        let copy = type(of: self).init(ofClassKnownAtRunTime: ())
        nonisolated(unsafe) let source = self, target = copy
        MainActor.assumeIsolated { source.copyPresentation(to: target) }
        return copy
    }

    /// The layer that this one presents, else itself.
    open func model() -> Self { (extras?.modelLayer as? Self) ?? self }

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
        copy.ownExtras.modelLayer = self
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

    /// The values that most layers never set, made on first use.
    private final var ownExtras: Extras {
        if let extras { return extras }
        let made = Extras()
        extras = made
        return made
    }

    /// The running animations, in the order in which they were added.
    final var animations: [LayerAnimation] { extras?.animations ?? [] }

    final func take(_ animation: LayerAnimation) { ownExtras.animations.append(animation) }

    final func takeOff(_ animation: LayerAnimation) {
        extras?.animations.removeAll { $0 === animation }
        animation.forgetLayer()
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

    // MARK: Animations

    /// Inert: animations made by hand are not run.
    open func add(_ animation: CAAnimation, forKey key: String?) {
        MainActor.assumeIsolated { unmodelled("CALayer.add(_:forKey:)") }
    }

    /// A description of the running animation of a key.
    open func animation(forKey key: String) -> CAAnimation? {
        nonisolated(unsafe) let layer = self
        nonisolated(unsafe) var found: CAAnimation?
        MainActor.assumeIsolated {
            guard let running = layer.animations.last(where: { $0.key.rawValue == key }) else { return }
            found = CAAnimation.describing(running)
        }
        return found
    }

    /// The keys of the running animations.
    open func animationKeys() -> [String]? {
        nonisolated(unsafe) let layer = self
        let keys = MainActor.assumeIsolated { layer.animations.map(\.key.rawValue) }
        return keys.isEmpty ? nil : keys
    }

    /// Ends every animation at once; completions say false and the model values show.
    open func removeAllAnimations() {
        nonisolated(unsafe) let layer = self
        MainActor.assumeIsolated { Simulation.current.animations.remove(nil, from: layer) }
    }

    /// Ends the animation of a key at once.
    open func removeAnimation(forKey key: String) {
        nonisolated(unsafe) let layer = self
        MainActor.assumeIsolated {
            guard let key = LayerAnimation.Key(rawValue: key) else { return }
            Simulation.current.animations.remove(key, from: layer)
        }
    }
}
