// Fidelity: partial — geometry, opacity, colours, corners; no implicit animation of layers without a view, no rendering

import Foundation
@_spi(Simulation) import ObjectiveC

open class CALayer: NSObject, CAMediaTiming {
    /// The view clears this reference when the view is destroyed.
    @exclusivity(unchecked) private final var ownerReference = BackReference<UIView>()
    @exclusivity(unchecked) final var extras: Extras?
    /// `changes` counts changes of visible values, `arrangements` counts changes of the subviews' list or order.
    @exclusivity(unchecked) final var changes: UInt32 = 0, arrangements: UInt32 = 0

    public override init() { super.init() }

    public init(layer: Any) { super.init() }

    /// Inert: archives are not read; gives a layer of no size.
    public required init?(coder: NSCoder) { super.init() }

    /// `required` lets a class that is known only at run time create its object.
    @_spi(Simulation) public required convenience init(ofClassKnownAtRunTime: Void) { self.init() }

    deinit {
        guard let extras else { return }
        for animation in extras.animations { animation.forgetLayer() }
    }

    final var owner: UIView? {
        get { ownerReference.target }
        set { ownerReference.target = newValue }
    }

    open var bounds: CGRect {
        get { boundsStorage }
        set {
            let old = boundsStorage
            boundsStorage = newValue
            changes &+= 1
            guard partSetByView != .bounds, newValue != old, let listener else { return }
            listener.boundsOfLayerDidChange(from: old)
        }
    }
    @exclusivity(unchecked) private final var boundsStorage: CGRect = .zero

    open var position: CGPoint {
        get { positionStorage }
        set {
            let old = positionStorage
            positionStorage = newValue
            changes &+= 1
            guard partSetByView != .position, newValue != old, let listener else { return }
            listener.positionOfLayerDidChange(from: old)
        }
    }
    @exclusivity(unchecked) private final var positionStorage: CGPoint = .zero

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

    open var backgroundColor: CGColor? {
        get { backgroundColorStorage }
        set {
            guard newValue != backgroundColorStorage else { return }
            let old = backgroundColorStorage?.components ?? [0, 0, 0, 0], new = newValue?.components ?? [0, 0, 0, 0]
            backgroundColorStorage = newValue
            changes &+= 1
            changed(.backgroundColor, zip(old, new).map { $0 - $1 }, replaces: true)
        }
    }
    @exclusivity(unchecked) private final var backgroundColorStorage: CGColor?

    @_spi(Simulation) public final var associatedObjects: AssociatedObjects? {
        get { extras?.associatedObjects }
        set { ownExtras.associatedObjects = newValue }
    }

    open var opacity: Float {
        get { opacityStorage }
        set {
            let old = opacityStorage
            opacityStorage = min(max(newValue, 0), 1)
            changes &+= 1
            if opacityStorage != old { changed(.opacity, [CGFloat(old - opacityStorage)]) }
        }
    }
    @exclusivity(unchecked) private final var opacityStorage: Float = 1

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

    open var borderColor: CGColor? {
        get { extras.map(\.borderColor) ?? Extras.black }
        set {
            ownExtras.borderColor = newValue
            changes &+= 1
        }
    }
    open var borderWidth: CGFloat {
        get { extras?.borderWidth ?? 0 }
        set {
            ownExtras.borderWidth = newValue
            changes &+= 1
        }
    }
    open var masksToBounds: Bool {
        get { masksToBoundsStorage }
        set { masksToBoundsStorage = newValue }
    }
    open var isHidden: Bool {
        get { isHiddenStorage }
        set { isHiddenStorage = newValue }
    }
    @exclusivity(unchecked) private final var masksToBoundsStorage = false { didSet { changes &+= 1 } }
    @exclusivity(unchecked) private final var isHiddenStorage = false { didSet { changes &+= 1 } }
    @exclusivity(unchecked) final var hasBeenCommitted = false
    enum Part { case bounds, position, transform }
    /// The property of the layer that the view is setting at the moment: bounds, position or transform.
    ///
    /// The layer does not report the change of this property, because the view itself handles the change.
    @exclusivity(unchecked) final var partSetByView: Part?
    open var contentsScale: CGFloat {
        get { extras?.contentsScale ?? 1 }
        set { ownExtras.contentsScale = newValue }
    }
    open var name: String? {
        get { extras?.name }
        set { ownExtras.name = newValue }
    }
    open var delegate: (any CALayerDelegate)? {
        get { owner ?? extras?.delegate }
        set {
            guard newValue !== owner else { return }
            MainActor.assumeIsolated { unmodelled("CALayer.delegate") }
            ownExtras.delegate = newValue
        }
    }

    /// A view obeys only the two-dimensional part of the transform.
    open var transform: CATransform3D {
        get { extras?.spatial ?? CATransform3DMakeAffineTransform(affine) }
        set {
            let isFlat = CATransform3DIsAffine(newValue)
            if !isFlat || extras?.spatial != nil { ownExtras.spatial = isFlat ? nil : newValue }
            if !isFlat { note("CALayer.transform out of the plane") }
            affine = newValue.affinePart
        }
    }
    open var zPosition: CGFloat {
        get { extras?.zPosition ?? 0 }
        set {
            note("CALayer.zPosition")
            ownExtras.zPosition = newValue
        }
    }

    open func setAffineTransform(_ transform: CGAffineTransform) { affine = transform }
    open func affineTransform() -> CGAffineTransform { affine }

    open var frame: CGRect {
        get { Self.frame(bounds: bounds, position: position, anchorPoint: anchorPoint, transform: affine) }
        set {
            let given = newValue.standardized, size = affine.withoutNoise.sizeBefore(given.size)
            // Set the position before the size. A change of the size runs observers of the safe area, and the position
            // must be right by then.
            position = position(in: given, of: size)
            bounds = CGRect(origin: bounds.origin, size: size)
        }
    }

    /// Rules A3, A5: the position in points that gives a layer of a known size the assigned frame.
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

    /// Rule G1: before the layer's first commit there is no presentation layer.
    open func presentation() -> Self? {
        guard hasBeenCommitted else { return nil }
        let copy = type(of: self).init(ofClassKnownAtRunTime: ())
        nonisolated(unsafe) let source = self, target = copy
        MainActor.assumeIsolated { source.copyPresentation(to: target) }
        return copy
    }

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

    final var ownExtras: Extras {
        if let extras { return extras }
        let made = Extras()
        extras = made
        return made
    }

    final var animations: [LayerAnimation] { extras?.animations ?? [] }
    final var hasAnimations: Bool { extras.map { !$0.animations.isEmpty } ?? false }

    final func take(_ animation: LayerAnimation) { ownExtras.animations.append(animation) }

    final func takeOff(_ animation: LayerAnimation) {
        extras?.animations.removeAll { $0 === animation }
        animation.forgetLayer()
    }

    private var listener: (any LayerOwner)? { owner }

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

    /// The sublayers from back to front, in the order in which they were added.
    open var sublayers: [CALayer]? {
        get {
            let all = ordered.map(\.layer)
            return all.isEmpty ? nil : all
        }
        set {
            for (layer, _) in extras?.plain ?? [] { layer.removeFromSuperlayer() }
            for layer in newValue ?? [] { addSublayer(layer) }
        }
    }
    open var superlayer: CALayer? {
        guard let owner else { return extras?.superlayer }
        nonisolated(unsafe) var found: CALayer?
        MainActor.assumeIsolated { found = owner.superviewStorage?.layer }
        return found
    }
    open var mask: CALayer? {
        get { extras?.mask }
        set {
            note("CALayer.mask")
            ownExtras.mask = newValue
        }
    }

    open func addSublayer(_ layer: CALayer) { adopt(layer, at: .max) }
    open func insertSublayer(_ layer: CALayer, at idx: UInt32) { adopt(layer, at: Int(idx)) }
    open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
        insertSublayer(layer, at: UInt32(place(of: sibling) ?? 0))
    }
    open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
        insertSublayer(layer, at: UInt32(place(of: sibling).map { $0 + 1 } ?? sublayers?.count ?? 0))
    }
    open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
        guard let place = place(of: oldLayer), oldLayer.owner == nil else { return }
        oldLayer.removeFromSuperlayer()
        insertSublayer(newLayer, at: UInt32(place))
    }
    open func removeFromSuperlayer() {
        guard owner == nil, let parent = extras?.superlayer else { return }
        parent.extras?.plain.removeAll { $0.layer === self }
        extras?.superlayer = nil
    }

    open func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint { p.applying(transform(to: l)) }
    open func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint { p.applying(transform(to: l).inverted()) }
    open func convert(_ r: CGRect, to l: CALayer?) -> CGRect { r.applying(transform(to: l)) }
    open func convert(_ r: CGRect, from l: CALayer?) -> CGRect { r.applying(transform(to: l).inverted()) }
    open func contains(_ p: CGPoint) -> Bool { bounds.contains(p) }
    open func hitTest(_ p: CGPoint) -> CALayer? {
        let point = p.applying(transformToSuperlayer.inverted())
        guard !isHidden, opacity > 0, contains(point) || !masksToBounds else { return nil }
        for layer in (sublayers ?? []).reversed() { if let hit = layer.hitTest(point) { return hit } }
        return contains(point) ? self : nil
    }

    // MARK: Layout

    /// The simulation calls this method only for layers that belong to no view, in the layout of the nearest view.
    open func layoutSublayers() {}
    open func setNeedsLayout() {
        if let owner { return MainActor.assumeIsolated { owner.setNeedsLayout() } }
        guard !needsLayout() else { return }
        ownExtras.needsLayout = true
        markView()
    }
    open func needsLayout() -> Bool { extras?.needsLayout ?? false }
    open func layoutIfNeeded() {
        let owner = owner
        MainActor.assumeIsolated { owner?.layoutIfNeeded() }
        layOutIfMarked()
    }
    final func layOutIfMarked() {
        guard extras?.needsLayout == true else { return }
        ownExtras.needsLayout = false
        layoutSublayers()
    }
    open func setNeedsDisplay() {}

    // MARK: Timing and appearance that are only recorded

    open var beginTime: CFTimeInterval {
        get { extras?.timing.beginTime ?? 0 }
        set { setTiming("beginTime") { $0.beginTime = newValue } }
    }
    open var duration: CFTimeInterval {
        get { extras?.timing.duration ?? .infinity }
        set { setTiming("duration") { $0.duration = newValue } }
    }
    open var speed: Float {
        get { extras?.timing.speed ?? 1 }
        set { setTiming("speed") { $0.speed = newValue } }
    }
    open var timeOffset: CFTimeInterval {
        get { extras?.timing.timeOffset ?? 0 }
        set { setTiming("timeOffset") { $0.timeOffset = newValue } }
    }
    open var repeatCount: Float {
        get { extras?.timing.repeatCount ?? 0 }
        set { setTiming("repeatCount") { $0.repeatCount = newValue } }
    }
    open var repeatDuration: CFTimeInterval {
        get { extras?.timing.repeatDuration ?? 0 }
        set { setTiming("repeatDuration") { $0.repeatDuration = newValue } }
    }
    open var autoreverses: Bool {
        get { extras?.timing.autoreverses ?? false }
        set { setTiming("autoreverses") { $0.autoreverses = newValue } }
    }
    open var fillMode: CAMediaTimingFillMode {
        get { extras?.timing.fillMode ?? .removed }
        set { setTiming("fillMode") { $0.fillMode = newValue } }
    }
    open var contents: Any? {
        get { extras?.look.contents }
        set { setLook("contents") { $0.contents = newValue } }
    }
    open var shadowColor: CGColor? {
        get { extras?.look.shadowColor ?? Extras.black }
        set { setLook("shadowColor") { $0.shadowColor = newValue } }
    }
    open var shadowOpacity: Float {
        get { extras?.look.shadowOpacity ?? 0 }
        set { setLook("shadowOpacity") { $0.shadowOpacity = newValue } }
    }
    open var shadowOffset: CGSize {
        get { extras?.look.shadowOffset ?? CGSize(width: 0, height: -3) }
        set { setLook("shadowOffset") { $0.shadowOffset = newValue } }
    }
    open var shadowRadius: CGFloat {
        get { extras?.look.shadowRadius ?? 3 }
        set { setLook("shadowRadius") { $0.shadowRadius = newValue } }
    }
    open var shadowPath: CGPath? {
        get { extras?.look.shadowPath }
        set { setLook("shadowPath") { $0.shadowPath = newValue } }
    }
    open var maskedCorners: CACornerMask {
        get { extras?.look.maskedCorners ?? .all }
        set { setLook("maskedCorners") { $0.maskedCorners = newValue } }
    }
    open var cornerCurve: CALayerCornerCurve {
        get { extras?.look.cornerCurve ?? .circular }
        set { setLook("cornerCurve") { $0.cornerCurve = newValue } }
    }
    open var shouldRasterize: Bool {
        get { extras?.look.shouldRasterize ?? false }
        set { setLook("shouldRasterize") { $0.shouldRasterize = newValue } }
    }
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

    final func note(_ member: String) { MainActor.assumeIsolated { unmodelled(member) } }

    private func adopt(_ layer: CALayer, at index: Int) {
        guard layer.owner == nil else { return note("CALayer.addSublayer(_:) with a view's layer") }
        layer.removeFromSuperlayer()
        insert(layer, at: index)
        layer.ownExtras.superlayer = self
        layer.markView()
    }

    // MARK: Animations

    /// The animation begins with the next commit and replaces an animation with the same key (rule G36).
    open func add(_ animation: CAAnimation, forKey key: String?) {
        nonisolated(unsafe) let layer = self, made = animation
        MainActor.assumeIsolated { layer.begin(made, forKey: key) }
    }

    /// Returns the app's animation for the key.
    ///
    /// If there is none, the result describes UIKit's own animation of the property with this name.
    open func animation(forKey key: String) -> CAAnimation? {
        nonisolated(unsafe) let layer = self
        nonisolated(unsafe) var found: CAAnimation?
        MainActor.assumeIsolated { found = layer.runningAnimation(forKey: key) }
        return found
    }

    open func animationKeys() -> [String]? {
        guard let extras, !(extras.animations.isEmpty && extras.handMade.isEmpty) else { return nil }
        nonisolated(unsafe) let layer = self
        let keys = MainActor.assumeIsolated { layer.runningKeys }
        return keys.isEmpty ? nil : keys
    }

    open func removeAllAnimations() {
        nonisolated(unsafe) let layer = self
        MainActor.assumeIsolated { layer.endAnimations() }
    }

    /// The removal has an effect at once, before the next commit.
    open func removeAnimation(forKey key: String) {
        nonisolated(unsafe) let layer = self
        MainActor.assumeIsolated { layer.endAnimation(forKey: key) }
    }

    final var handMade: [HandMadeAnimation] {
        get { extras?.handMade ?? [] }
        set { ownExtras.handMade = newValue }
    }
}
