// Fidelity: partial — geometry, opacity, colours, corners; no implicit animation of layers without a view, no rendering

import Foundation
@_spi(Simulation) import ObjectiveC

/// The geometry and look of a view: the model values change at once, and the presentation values follow during
/// animations.
open class CALayer: NSObject, CAMediaTiming {
    /// The reference to the view, which the view clears.
    @exclusivity(unchecked) private final var ownerReference = BackReference<UIView>()
    /// The properties that most layers never set; nil until one of them is set.
    @exclusivity(unchecked) private final var extras: Extras?
    /// The number of changes of visible values, and of changes in the list or order of the view's subviews.
    @exclusivity(unchecked) final var changes: UInt32 = 0, arrangements: UInt32 = 0

    /// Creates a layer of no size.
    public override init() { super.init() }

    /// Creates a copy of another layer; a subclass copies its own values.
    public init(layer: Any) { super.init() }

    /// Inert: archives are not read; gives a layer of no size.
    public required init?(coder: NSCoder) { super.init() }

    /// Creates a layer of a class that is known only at run time; only required initialisers can be called for such a
    /// class.
    @_spi(Simulation) public required convenience init(ofClassKnownAtRunTime: Void) { self.init() }

    deinit {
        guard let extras else { return }
        for animation in extras.animations { animation.forgetLayer() }
    }

    /// The view to which the layer belongs.
    final var owner: UIView? {
        get { ownerReference.target }
        set { ownerReference.target = newValue }
    }

    /// The layer's own coordinates: origin and size in points.
    @exclusivity(unchecked) open var bounds: CGRect = .zero {
        didSet {
            changes &+= 1
            guard partSetByView != .bounds, bounds != oldValue, let listener else { return }
            listener.boundsOfLayerDidChange(from: oldValue)
        }
    }

    /// The position of the anchor point, in the superlayer's coordinates, in points.
    @exclusivity(unchecked) open var position: CGPoint = .zero {
        didSet {
            changes &+= 1
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
            changes &+= 1
            listener?.positionDidChange()
        }
    }

    final var affine: CGAffineTransform {
        get { extras?.affine ?? .identity }
        set {
            let old = affine
            guard newValue != old else { return }
            ownExtras.affine = newValue
            changes &+= 1
            if partSetByView != .transform { listener?.transformOfLayerDidChange(from: old) }
        }
    }

    /// The fill colour.
    @exclusivity(unchecked) open var backgroundColor: CGColor? {
        didSet {
            guard backgroundColor != oldValue else { return }
            changes &+= 1
            let old = oldValue?.components ?? [0, 0, 0, 0], new = backgroundColor?.components ?? [0, 0, 0, 0]
            changed(.backgroundColor, zip(old, new).map { $0 - $1 }, replaces: true)
        }
    }

    /// The object's associated values; nil before the first one.
    @_spi(Simulation) public final var associatedObjects: AssociatedObjects? {
        get { extras?.associatedObjects }
        set { ownExtras.associatedObjects = newValue }
    }

    /// Opacity 0…1.
    @exclusivity(unchecked) open var opacity: Float = 1 {
        didSet {
            changes &+= 1
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
            changes &+= 1
            changed(.cornerRadius, [old - newValue])
        }
    }

    /// The border's colour.
    open var borderColor: CGColor? {
        get { extras.map(\.borderColor) ?? Extras.black }
        set {
            ownExtras.borderColor = newValue
            changes &+= 1
        }
    }
    /// The border's width in points; 0 draws none.
    open var borderWidth: CGFloat {
        get { extras?.borderWidth ?? 0 }
        set {
            ownExtras.borderWidth = newValue
            changes &+= 1
        }
    }
    /// Whether the layer clips its content to its bounds.
    @exclusivity(unchecked) open var masksToBounds = false { didSet { changes &+= 1 } }
    /// Whether the layer is drawn.
    @exclusivity(unchecked) open var isHidden = false { didSet { changes &+= 1 } }
    @exclusivity(unchecked) final var hasBeenCommitted = false
    /// A component of the geometry.
    enum Part { case bounds, position, transform }
    /// The component that the view itself is setting; the view reports the change afterwards.
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
    /// The view to which the layer belongs; a layer without a view stores any object and never calls it.
    open var delegate: (any CALayerDelegate)? {
        get { owner ?? extras?.delegate }
        set {
            guard newValue !== owner else { return }
            MainActor.assumeIsolated { unmodelled("CALayer.delegate") }
            ownExtras.delegate = newValue
        }
    }

    /// The transform around the anchor point; a view uses only the part in the plane.
    open var transform: CATransform3D {
        get { extras?.spatial ?? CATransform3DMakeAffineTransform(affine) }
        set {
            let isFlat = CATransform3DIsAffine(newValue)
            if !isFlat || extras?.spatial != nil { ownExtras.spatial = isFlat ? nil : newValue }
            if !isFlat { note("CALayer.transform out of the plane") }
            affine = newValue.affinePart
        }
    }
    /// The layer's order among its siblings, from back to front; drawing ignores it.
    open var zPosition: CGFloat {
        get { extras?.zPosition ?? 0 }
        set {
            note("CALayer.zPosition")
            ownExtras.zPosition = newValue
        }
    }

    /// Sets the transform from its affine part.
    open func setAffineTransform(_ transform: CGAffineTransform) { affine = transform }
    /// Returns the affine part of the transform.
    open func affineTransform() -> CGAffineTransform { affine }

    /// The bounding box of the transformed bounds in the superlayer's coordinates, in points; setting keeps the bounds'
    /// origin.
    open var frame: CGRect {
        get { Self.frame(bounds: bounds, position: position, anchorPoint: anchorPoint, transform: affine) }
        set {
            let given = newValue.standardized, size = affine.withoutNoise.sizeBefore(given.size)
            // Set the position first, because an observer of the safe area runs when the size changes and must see the
            // new position.
            position = position(in: given, of: size)
            bounds = CGRect(origin: bounds.origin, size: size)
        }
    }

    /// Returns the anchor point's position, in points, that gives a layer of a known size the assigned frame (rules A3,
    /// A5).
    private func position(in frame: CGRect, of size: CGSize) -> CGPoint {
        let isMatched =
            !affine.isIdentity
            && MainActor.assumeIsolated { Simulation.current.switches.contains(.matchesFrameUnderTransform) }
        guard isMatched else {
            return CGPoint(
                x: frame.minX + anchorPoint.x * frame.width, y: frame.minY + anchorPoint.y * frame.height)
        }
        let box = Self.frame(
            bounds: CGRect(origin: .zero, size: size), position: .zero, anchorPoint: anchorPoint, transform: affine)
        return CGPoint(x: frame.midX - box.midX, y: frame.midY - box.midY)
    }

    /// Returns the layer's visible state; nil until the layer has been committed once (rule G1).
    open func presentation() -> Self? {
        guard hasBeenCommitted else { return nil }
        let copy = type(of: self).init(ofClassKnownAtRunTime: ())
        nonisolated(unsafe) let source = self, target = copy
        MainActor.assumeIsolated { source.copyPresentation(to: target) }
        return copy
    }

    /// Returns the model layer of a presentation layer, otherwise the layer itself.
    open func model() -> Self { (extras?.modelLayer as? Self) ?? self }

    @MainActor
    private func copyPresentation(to copy: CALayer) {
        copy.anchorPoint = anchorPoint
        if animations.isEmpty {
            (copy.bounds, copy.position, copy.affine) = (bounds, position, affine)
            (copy.opacity, copy.cornerRadius, copy.backgroundColor) = (opacity, cornerRadius, backgroundColor)
        } else {
            copyMovement(to: copy)
        }
        (copy.borderColor, copy.borderWidth, copy.isHidden) = (borderColor, borderWidth, isHidden)
        copy.ownExtras.modelLayer = self
    }

    /// Copies the layer's values at the present progress of its animations.
    @MainActor
    private func copyMovement(to copy: CALayer) {
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
        copy.affine = CGAffineTransform(entries: zip(affine.entries, offset(.transform, 6)).map { $0 + $1 })
        copy.opacity = opacity + Float(offset(.opacity, 1)[0])
        copy.cornerRadius = cornerRadius + offset(.cornerRadius, 1)[0]
        copy.backgroundColor = presentedBackground(offset(.backgroundColor, 4))
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

    /// The properties that most layers never set, created on first use.
    private final var ownExtras: Extras {
        if let extras { return extras }
        let made = Extras()
        extras = made
        return made
    }

    /// The running animations, in the order in which they were added.
    final var animations: [LayerAnimation] { extras?.animations ?? [] }
    final var hasAnimations: Bool { extras.map { !$0.animations.isEmpty } ?? false }

    final func take(_ animation: LayerAnimation) { ownExtras.animations.append(animation) }

    final func takeOff(_ animation: LayerAnimation) {
        extras?.animations.removeAll { $0 === animation }
        animation.forgetLayer()
    }

    private var listener: (any LayerOwner)? { owner }

    /// Reports a change to the animation engine; the offset is computed only if the change is animated.
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
        let box = transform.isIdentity ? local : local.applying(transform.withoutNoise)
        return CGRect(x: box.origin.x + position.x, y: box.origin.y + position.y, width: box.width, height: box.height)
    }

    // MARK: Layers inside

    /// The layers inside, back to front: layers inserted at the back, then the subviews' layers, then all others.
    open var sublayers: [CALayer]? {
        get {
            let all = (extras?.behind ?? []) + viewLayers + (extras?.inFront ?? [])
            return all.isEmpty ? nil : all
        }
        set {
            for layer in (extras?.behind ?? []) + (extras?.inFront ?? []) { layer.removeFromSuperlayer() }
            for layer in newValue ?? [] { addSublayer(layer) }
        }
    }
    /// The superlayer.
    open var superlayer: CALayer? {
        guard let owner else { return extras?.superlayer }
        nonisolated(unsafe) var found: CALayer?
        MainActor.assumeIsolated { found = owner.superviewStorage?.layer }
        return found
    }
    /// The layer whose shape masks this one; nothing is drawn.
    open var mask: CALayer? {
        get { extras?.mask }
        set {
            note("CALayer.mask")
            ownExtras.mask = newValue
        }
    }

    /// Adds a layer in front of the other sublayers.
    open func addSublayer(_ layer: CALayer) { adopt(layer) { $0.inFront.append(layer) } }
    /// Inserts a layer at an index, back to front; index 0 is behind the subviews' layers, other indexes are in front
    /// of them.
    open func insertSublayer(_ layer: CALayer, at idx: UInt32) {
        adopt(layer) { extras in
            let behind = extras.behind.count, place = Int(idx)
            if place <= behind { return extras.behind.insert(layer, at: place) }
            extras.inFront.insert(layer, at: min(max(0, place - behind - viewLayers.count), extras.inFront.count))
        }
    }
    /// Inserts a layer behind another layer.
    open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
        insertSublayer(layer, at: UInt32(place(of: sibling) ?? 0))
    }
    /// Inserts a layer in front of another layer.
    open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
        insertSublayer(layer, at: UInt32(place(of: sibling).map { $0 + 1 } ?? sublayers?.count ?? 0))
    }
    /// Replaces a layer by another layer at the same index.
    open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
        guard let place = place(of: oldLayer), oldLayer.owner == nil else { return }
        oldLayer.removeFromSuperlayer()
        insertSublayer(newLayer, at: UInt32(place))
    }
    /// Removes the layer from its superlayer; a view's layer stays with its view.
    open func removeFromSuperlayer() {
        guard owner == nil, let parent = extras?.superlayer else { return }
        parent.extras?.behind.removeAll { $0 === self }
        parent.extras?.inFront.removeAll { $0 === self }
        extras?.superlayer = nil
    }

    /// Converts a point of this layer to another layer, or to the topmost layer for nil; in points.
    open func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint { p.applying(transform(to: l)) }
    /// Converts a point of another layer, or of the topmost layer for nil, to this layer; in points.
    open func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint { p.applying(transform(to: l).inverted()) }
    /// Converts a rectangle of this layer to another layer, or to the topmost layer for nil; in points.
    open func convert(_ r: CGRect, to l: CALayer?) -> CGRect { r.applying(transform(to: l)) }
    /// Converts a rectangle of another layer, or of the topmost layer for nil, to this layer; in points.
    open func convert(_ r: CGRect, from l: CALayer?) -> CGRect { r.applying(transform(to: l).inverted()) }
    /// Returns whether a point of this layer's coordinates, in points, lies in its bounds.
    open func contains(_ p: CGPoint) -> Bool { bounds.contains(p) }
    /// Returns the innermost visible layer at a point of the superlayer's coordinates, in points.
    open func hitTest(_ p: CGPoint) -> CALayer? {
        let point = p.applying(transformToSuperlayer.inverted())
        guard !isHidden, opacity > 0, contains(point) || !masksToBounds else { return nil }
        for layer in (sublayers ?? []).reversed() { if let hit = layer.hitTest(point) { return hit } }
        return contains(point) ? self : nil
    }

    // MARK: Layout

    /// Called when the layer lays out its sublayers; a view's layer calls its view.
    open func layoutSublayers() {}
    /// Requests a layout before the turn ends; a view's layer calls its view.
    open func setNeedsLayout() {
        let owner = owner
        MainActor.assumeIsolated { owner?.setNeedsLayout() }
        if owner == nil { ownExtras.needsLayout = true }
    }
    /// Returns whether a requested layout is pending.
    open func needsLayout() -> Bool { extras?.needsLayout ?? false }
    /// Performs pending layout now; a view's layer calls its view.
    open func layoutIfNeeded() {
        let owner = owner
        MainActor.assumeIsolated { owner?.layoutIfNeeded() }
        guard extras?.needsLayout == true else { return }
        ownExtras.needsLayout = false
        layoutSublayers()
    }
    /// Marks the content for drawing; nothing is drawn here.
    open func setNeedsDisplay() {}

    // MARK: Timing and appearance that are only recorded

    /// The start of the layer's time, in seconds.
    open var beginTime: CFTimeInterval {
        get { extras?.timing.beginTime ?? 0 }
        set { setTiming("beginTime") { $0.beginTime = newValue } }
    }
    /// The duration of the layer's time, in seconds.
    open var duration: CFTimeInterval {
        get { extras?.timing.duration ?? .infinity }
        set { setTiming("duration") { $0.duration = newValue } }
    }
    /// The speed of the layer's time.
    open var speed: Float {
        get { extras?.timing.speed ?? 1 }
        set { setTiming("speed") { $0.speed = newValue } }
    }
    /// The offset of the layer's time in seconds.
    open var timeOffset: CFTimeInterval {
        get { extras?.timing.timeOffset ?? 0 }
        set { setTiming("timeOffset") { $0.timeOffset = newValue } }
    }
    /// The number of runs of the layer's time.
    open var repeatCount: Float {
        get { extras?.timing.repeatCount ?? 0 }
        set { setTiming("repeatCount") { $0.repeatCount = newValue } }
    }
    /// The total duration of all runs of the layer's time, in seconds.
    open var repeatDuration: CFTimeInterval {
        get { extras?.timing.repeatDuration ?? 0 }
        set { setTiming("repeatDuration") { $0.repeatDuration = newValue } }
    }
    /// Whether the layer's time runs backward after each run.
    open var autoreverses: Bool {
        get { extras?.timing.autoreverses ?? false }
        set { setTiming("autoreverses") { $0.autoreverses = newValue } }
    }
    /// The values that the layer shows before and after its time.
    open var fillMode: CAMediaTimingFillMode {
        get { extras?.timing.fillMode ?? .removed }
        set { setTiming("fillMode") { $0.fillMode = newValue } }
    }
    /// The picture in the layer; nothing is drawn.
    open var contents: Any? {
        get { extras?.look.contents }
        set { setLook("contents") { $0.contents = newValue } }
    }
    /// The shadow's colour.
    open var shadowColor: CGColor? {
        get { extras?.look.shadowColor ?? Extras.black }
        set { setLook("shadowColor") { $0.shadowColor = newValue } }
    }
    /// The shadow's opacity 0…1.
    open var shadowOpacity: Float {
        get { extras?.look.shadowOpacity ?? 0 }
        set { setLook("shadowOpacity") { $0.shadowOpacity = newValue } }
    }
    /// The shadow's offset in points.
    open var shadowOffset: CGSize {
        get { extras?.look.shadowOffset ?? CGSize(width: 0, height: -3) }
        set { setLook("shadowOffset") { $0.shadowOffset = newValue } }
    }
    /// The shadow's blur radius in points.
    open var shadowRadius: CGFloat {
        get { extras?.look.shadowRadius ?? 3 }
        set { setLook("shadowRadius") { $0.shadowRadius = newValue } }
    }
    /// The shadow's outline.
    open var shadowPath: CGPath? {
        get { extras?.look.shadowPath }
        set { setLook("shadowPath") { $0.shadowPath = newValue } }
    }
    /// The rounded corners.
    open var maskedCorners: CACornerMask {
        get { extras?.look.maskedCorners ?? .all }
        set { setLook("maskedCorners") { $0.maskedCorners = newValue } }
    }
    /// The shape of the rounded corners.
    open var cornerCurve: CALayerCornerCurve {
        get { extras?.look.cornerCurve ?? .circular }
        set { setLook("cornerCurve") { $0.cornerCurve = newValue } }
    }
    /// Whether the layer is drawn once and reused.
    open var shouldRasterize: Bool {
        get { extras?.look.shouldRasterize ?? false }
        set { setLook("shouldRasterize") { $0.shouldRasterize = newValue } }
    }
    /// The scale of the reused picture, in pixels per point.
    open var rasterizationScale: CGFloat {
        get { extras?.look.rasterizationScale ?? 1 }
        set { setLook("rasterizationScale") { $0.rasterizationScale = newValue } }
    }

    private func setTiming(_ name: String, _ change: (inout Extras.Timing) -> Void) {
        note("CALayer.\(name)")
        change(&ownExtras.timing)
    }

    private func setLook(_ name: String, _ change: (inout Extras.Look) -> Void) {
        note("CALayer.\(name)")
        change(&ownExtras.look)
    }

    /// Records the use of a member that nothing draws or runs.
    final func note(_ member: String) { MainActor.assumeIsolated { unmodelled(member) } }

    private func adopt(_ layer: CALayer, _ insert: (Extras) -> Void) {
        guard layer.owner == nil else { return note("CALayer.addSublayer(_:) with a view's layer") }
        layer.removeFromSuperlayer()
        insert(ownExtras)
        layer.ownExtras.superlayer = self
    }

    // MARK: Animations

    /// Adds an animation, which begins with the next commit and replaces an animation with the same key (rule G36).
    open func add(_ animation: CAAnimation, forKey key: String?) {
        nonisolated(unsafe) let layer = self, made = animation
        MainActor.assumeIsolated { layer.begin(made, forKey: key) }
    }

    /// Returns the animation that was added with a key, otherwise a description of UIKit's own animation of that
    /// property.
    open func animation(forKey key: String) -> CAAnimation? {
        nonisolated(unsafe) let layer = self
        nonisolated(unsafe) var found: CAAnimation?
        MainActor.assumeIsolated { found = layer.runningAnimation(forKey: key) }
        return found
    }

    /// Returns the keys of the running animations.
    open func animationKeys() -> [String]? {
        guard let extras, !(extras.animations.isEmpty && extras.handMade.isEmpty) else { return nil }
        nonisolated(unsafe) let layer = self
        let keys = MainActor.assumeIsolated { layer.runningKeys }
        return keys.isEmpty ? nil : keys
    }

    /// Removes all animations at once; their completions receive false, and the layer shows its model values.
    open func removeAllAnimations() {
        nonisolated(unsafe) let layer = self
        MainActor.assumeIsolated { layer.endAnimations() }
    }

    /// Removes the animation of a key at once.
    open func removeAnimation(forKey key: String) {
        nonisolated(unsafe) let layer = self
        MainActor.assumeIsolated { layer.endAnimation(forKey: key) }
    }

    final var handMade: [HandMadeAnimation] {
        get { extras?.handMade ?? [] }
        set { ownExtras.handMade = newValue }
    }
}
