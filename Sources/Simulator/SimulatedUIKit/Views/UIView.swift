// Fidelity: partial — geometry, tree, layout and responders are modelled; drawing and drag and drop are absent

import Foundation

/// A rectangle of the screen that takes part in layout, touches and text input.
@preconcurrency @MainActor
open class UIView: UIResponder, UICoordinateSpace, UITraitEnvironment {
    /// The size value that says "no natural size on this axis".
    public nonisolated static let noIntrinsicMetric: CGFloat = -1
    /// Asks for the smallest size that fits.
    public nonisolated static let layoutFittingCompressedSize = CGSize.zero
    /// Asks for the largest size that fits.
    public nonisolated static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)

    /// The geometry and look behind the view.
    public var layer: CALayer { layerStorage }
    // `deinit` is not isolated, and neither are the properties that it reads or empties. No other code runs during an access
    // to these properties. Checking that at run time takes long in a layout.

    private final nonisolated(unsafe) let layerStorage: CALayer
    /// Emptied by the superview.
    @exclusivity(unchecked) private final nonisolated(unsafe) var superviewReference = BackReference<UIView>()
    /// What the views of the tree share; nil for a view that never had another one above or below.
    @exclusivity(unchecked) final nonisolated(unsafe) var sharedRootStorage: SharedRoot?
    /// The views inside, back to front, their ranks ascending.
    @exclusivity(unchecked) final nonisolated(unsafe) var subviewStorage: [UIView] = []
    /// What refers to the view in Auto Layout; nil while nothing does.
    @exclusivity(unchecked) final nonisolated(unsafe) var nodeStorage: LayoutNode?
    /// A number that tells which of two views in the same superview is in front.
    @exclusivity(unchecked) final var rank = 0
    /// The subviews that a commit has to come to.
    @exclusivity(unchecked) final nonisolated(unsafe) var marked: SubviewQueue?
    /// The subviews that may not be where Auto Layout wants them.
    @exclusivity(unchecked) final nonisolated(unsafe) var moved: SubviewQueue?
    /// Values that most views never set; nil until one is set.
    @exclusivity(unchecked) private final var extrasStorage: Extras?
    /// The safe area; nil until it first differs from zero.
    @exclusivity(unchecked) final var safeAreaStorage: SafeArea?
    @exclusivity(unchecked) final nonisolated(unsafe) var tree = LayoutState()
    @exclusivity(unchecked) final var pending = PendingWork()
    /// The simulation that the view was made on.
    let birthPhone: PhoneNumber

    /// The class of the layer; a fresh one is made for each view.
    open class var layerClass: AnyClass { CALayer.self }

    /// Creates a view; the frame is in the future superview's coordinates, in points.
    public init(frame: CGRect) {
        birthPhone = Simulation.current.number
        let layerClass: AnyClass = Self.layerClass
        layerStorage =
            layerClass == CALayer.self ? CALayer() : (layerClass as? CALayer.Type)?.init() ?? CALayer()
        super.init()
        layer.owner = self
        setLayerBounds(CGRect(origin: .zero, size: frame.size))
        setLayerPosition(CGPoint(x: frame.minX + frame.width / 2, y: frame.minY + frame.height / 2))
        pending.constraints = Self.requiresConstraintBasedLayout
    }

    /// Creates a view of no size.
    public convenience override init() { self.init(frame: .zero) }

    /// Inert: archives are not read; gives a view of no size.
    public required init?(coder: NSCoder) {
        birthPhone = Simulation.current.number
        layerStorage = CALayer()
        super.init()
        layer.owner = self
    }

    deinit {
        layerStorage.owner = nil
        nodeStorage?.empty()
        if let root = sharedRootStorage { root.forget(self) }
        // The queues hold subviews too. Emptied first, they leave a subview that nothing else holds uniquely referenced.
        (marked, moved) = (nil, nil)
        for index in subviewStorage.indices {
            subviewStorage[index].superviewReference.target = nil
            if !isKnownUniquelyReferenced(&subviewStorage[index]) { subviewStorage[index].outlive() }
        }
    }

    /// Forgets the constraints whose owner is gone, here and below: they tied these views to what has gone with it.
    private nonisolated func outlive() {
        tree.mentions.removeAll { $0.hasLostOwner }
        for subview in subviewStorage { subview.outlive() }
    }

    /// Values that most views never set; read a default where it is nil.
    final var extras: Extras? { extrasStorage }

    /// The same, made on first use.
    final var ownExtras: Extras {
        if let extras = extrasStorage { return extras }
        let extras = Extras()
        extrasStorage = extras
        return extras
    }

    /// The view that contains this one.
    final var superviewStorage: UIView? {
        get { superviewReference.target }
        set { superviewReference.target = newValue }
    }

    /// Whether this view is directly in another one; counts no reference to find out.
    final func isSubview(of view: UIView) -> Bool { superviewReference.leads(to: view) }

    // MARK: Geometry

    /// Bounding box in the superview's coordinates, in points; derived from bounds, center and transform (rules A1 to A5).
    open var frame: CGRect {
        get { layer.frame }
        set {
            layer.frame = newValue
            keyValueObservers?.changed(.frame)
        }
    }

    /// The view's own coordinates: origin and size in points.
    open var bounds: CGRect {
        get { layer.bounds }
        set {
            setLayerBounds(newValue)
            keyValueObservers?.changed(.bounds)
        }
    }

    /// Where the anchor point sits in the superview's coordinates, in points.
    open var center: CGPoint {
        get { layer.position }
        set {
            setLayerPosition(newValue)
            keyValueObservers?.changed(.center)
        }
    }

    /// The transform around the anchor point; translation in points.
    open var transform: CGAffineTransform {
        get { layer.affine }
        set {
            layer.affine = newValue
            keyValueObservers?.changed(.transform)
        }
    }

    /// The anchor point in units of the bounds.
    @available(iOS 16.0, *)
    open var anchorPoint: CGPoint {
        get { layer.anchorPoint }
        set { layer.anchorPoint = newValue }
    }

    // MARK: Look

    /// Opacity 0…1, stored in 32 bits (rule A30).
    open var alpha: CGFloat {
        get { CGFloat(layer.opacity) }
        set { layer.opacity = Float(newValue) }
    }

    /// The fill; nil is transparent.
    open var backgroundColor: UIColor? {
        didSet { layer.backgroundColor = backgroundColor?.resolvedColor(with: traitCollection).cgColor }
    }

    /// Whether this view, not its ancestors, is switched off (rule A29).
    open var isHidden = false {
        didSet {
            layer.isHidden = isHidden
            if isHidden != oldValue { (superviewStorage as? UIStackView)?.subviewDidChange(self) }
        }
    }

    /// Whether subviews are cut off at the bounds.
    open var clipsToBounds = false {
        didSet { layer.masksToBounds = clipsToBounds }
    }

    /// Whether the view promises to be opaque.
    open var isOpaque = true
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    /// The accent colour; nil takes the superview's.
    open var tintColor: UIColor! {
        get { extras?.tintColor ?? superview?.tintColor ?? .systemBlue }
        set { ownExtras.tintColor = newValue }
    }
    /// How content fits into the bounds.
    open var contentMode = ContentMode.scaleToFill
    /// Whether touches reach the view and its subviews.
    open var isUserInteractionEnabled = true
    /// A number to find the view by.
    open var tag: Int {
        get { extras?.tag ?? 0 }
        set { ownExtras.tag = newValue }
    }
    /// Which parts flex when the superview's size changes.
    open var autoresizingMask: AutoresizingMask {
        get { AutoresizingMask(rawValue: UInt(mask)) }
        set {
            guard newValue != autoresizingMask else { return }
            let wasFlexible = isFlexible
            mask = UInt8(truncatingIfNeeded: newValue.rawValue)
            if isFlexible != wasFlexible { superviewStorage?.tree.flexibleSubviews += isFlexible ? 1 : -1 }
            if superviewStorage != nil { layoutRoot.tree.engine?.autoresizingDidChange(of: self) }
        }
    }
    /// UIKit's masks have six bits; a byte fills a gap between other stored properties.
    private final var mask: UInt8 = 0
    final var isFlexible: Bool { mask != 0 }
    /// Whether subviews flex when this view's size changes.
    open var autoresizesSubviews = true
    /// A name for tests; people never hear it.
    open var accessibilityIdentifier: String? {
        get { extras?.accessibilityIdentifier }
        set { ownExtras.accessibilityIdentifier = newValue }
    }
    /// What assistive technology says.
    open var accessibilityLabel: String? {
        get { extras?.accessibilityLabel }
        set { ownExtras.accessibilityLabel = newValue }
    }
    /// The reading direction that this view forces on its content.
    open var semanticContentAttribute = UISemanticContentAttribute.unspecified {
        didSet {
            // It turns the constraints round that the view owns.
            guard semanticContentAttribute != oldValue, !tree.constraints.isEmpty else { return }
            layoutRoot.invalidateLayoutEngine()
        }
    }

    /// Marks the content for drawing; nothing is drawn here.
    open func setNeedsDisplay() {}

    // MARK: Responder

    /// The controller if this is its root view, else the superview (rule D25).
    open override var next: UIResponder? { controller ?? superview }

    // MARK: Changes of geometry, called by the layer

    func boundsDidChange(from old: CGRect) {
        safeAreaMayReachElsewhere(forSubviewsToo: true)
        if bounds.size != old.size {
            resizeSubviews(from: old.size)
            layoutEngineSizeDidChange()
        }
        layoutRoot.tree.engine?.geometryDidChange(of: self)
        if !tree.isBeingPlaced { setNeedsPlace() }
        implicitSetNeedsLayout()
        superview?.implicitSetNeedsLayout()
        markForEnvironmentUpdate()
        // The safe area's reach into subviews depends on these bounds, also when its reach into this view stays the same.
        if !tree.isBeingPlaced, knownSafeAreaInsets != .zero { setNeedsEnvironmentUpdateOfSubviews() }
    }

    func positionDidChange() {
        safeAreaMayReachElsewhere(forSubviewsToo: false)
        layoutEngineFrameDidChange(withSize: false)
        if !tree.isBeingPlaced { setNeedsPlace() }
        if placeMattersForEnvironment { markForEnvironmentUpdate() }
    }

    func transformDidChange() {
        implicitSetNeedsLayout()
        superview?.implicitSetNeedsLayout()
        setNeedsEnvironmentUpdate()
    }

    // MARK: Traits

    /// The traits of the window's scene.
    open var traitCollection: UITraitCollection {
        (window?.windowScene ?? Simulation.current.scene).traitCollection
    }

    /// Called after the traits changed.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    // MARK: Overridable tree and layout callbacks

    /// Called before the view gets another superview, or none.
    open func willMove(toSuperview newSuperview: UIView?) {}
    /// Called after the view got another superview, or none.
    open func didMoveToSuperview() {}
    /// Called before the view gets another window, or none.
    open func willMove(toWindow newWindow: UIWindow?) {}
    /// Called after the view got another window, or none.
    open func didMoveToWindow() {}
    /// Called with each view that is to be added; raises where UIKit does.
    func requireAcceptance(of subview: UIView) {}
    /// Called after a subview was added.
    open func didAddSubview(_ subview: UIView) {}
    /// Called before a subview is removed, while it is still among the subviews (rule A25).
    open func willRemoveSubview(_ subview: UIView) {}
    /// Called after the safe area's reach into the view changed, before the layout that uses it.
    open func safeAreaInsetsDidChange() {}
    /// Called after the layout margins changed.
    open func layoutMarginsDidChange() {}

    /// Lays out the direct subviews; the default writes what Auto Layout has solved (rule B6).
    open func layoutSubviews() { applySolvedLayout() }

    /// Brings the view's constraints up to date; overrides call super last.
    open func updateConstraints() {}

    /// Whether the view depends on Auto Layout.
    open class var requiresConstraintBasedLayout: Bool { false }

    /// The natural size in points, or ``noIntrinsicMetric`` per axis.
    open var intrinsicContentSize: CGSize { CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric) }

    /// The size that fits best into a size in points; the present one by default.
    open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

    /// Takes the size that fits best and keeps the frame's origin (rule A32).
    open func sizeToFit() {
        let origin = frame.origin
        frame = CGRect(origin: origin, size: sizeThatFits(bounds.size))
    }

    /// The part that constraints bind, as insets of the frame in points.
    open var alignmentRectInsets: UIEdgeInsets { .zero }
    /// The view whose first baseline counts.
    open var forFirstBaselineLayout: UIView { self }
    /// The view whose last baseline counts.
    open var forLastBaselineLayout: UIView { forFirstBaselineLayout }
    /// Distance from the top of the alignment rectangle to the first baseline, in points.
    var firstBaselineOffset: CGFloat { 0 }
    /// Distance from the last baseline to the bottom of the alignment rectangle, in points.
    var lastBaselineOffset: CGFloat { 0 }

    /// Whether a point in the view's coordinates lies in its bounds; right and bottom edges are outside (rule A17).
    open func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        point.x >= bounds.minX && point.x < bounds.maxX && point.y >= bounds.minY && point.y < bounds.maxY
    }

    /// Asked when a gesture would take touches from this view: whether it may be recognized.
    open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

    /// The front-most view at a point in this view's coordinates (rule A16).
    open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard !isHidden, isUserInteractionEnabled, layer.opacity >= 0.01, self.point(inside: point, with: event) else {
            return nil
        }
        for subview in subviewStorage.reversed() {
            if let hit = subview.hitTest(convert(point, to: subview), with: event) { return hit }
        }
        return self
    }
}
