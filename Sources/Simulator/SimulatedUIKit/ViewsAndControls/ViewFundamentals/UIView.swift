// Fidelity: partial — geometry, tree, layout and responders are modelled; drawing and drag and drop are absent

import Foundation

/// A rectangle of the screen that takes part in layout, touches and text input.
@preconcurrency @MainActor
open class UIView: UIResponder, UICoordinateSpace, UITraitEnvironment {
    /// The geometry and look behind the view.
    open var layer: CALayer { layerStorage }
    // `deinit` is not isolated, and neither are the properties that it reads or empties. No other code runs during an access
    // to these properties. Checking that at run time takes long in a layout.

    /// The layer without a call that a subclass may answer.
    final nonisolated(unsafe) let layerStorage: CALayer
    /// Emptied by the superview.
    @exclusivity(unchecked) final nonisolated(unsafe) var superviewReference = BackReference<UIView>()
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
    @exclusivity(unchecked) final var extrasStorage: Extras?
    /// The safe area; nil until it first differs from zero.
    @exclusivity(unchecked) final var safeAreaStorage: SafeArea?
    @exclusivity(unchecked) final nonisolated(unsafe) var tree = LayoutState()
    @exclusivity(unchecked) final var pending = PendingWork()
    /// The simulation that the view was made on.
    let birthPhone: PhoneNumber

    /// A view of the class that takes what is set; others do not get it.
    open class func appearance() -> Self { standIn() }
    /// A view of the class inside of others that takes what is set; others do not get it.
    open class func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self {
        standIn()
    }
    /// A view of the class for traits that takes what is set; others do not get it.
    open class func appearance(for trait: UITraitCollection) -> Self { standIn() }
    /// A view of the class for traits inside of others that takes what is set; others do not get it.
    open class func appearance(
        for trait: UITraitCollection, whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> Self { standIn() }
    /// The class of the layer; a fresh one is made for each view.
    open class var layerClass: AnyClass { CALayer.self }

    /// Creates a view; the frame is in the future superview's coordinates, in points.
    public init(frame: CGRect) {
        birthPhone = Simulation.current.number
        let layerClass: AnyClass = Self.layerClass, own = layerClass == CALayer.self ? nil : layerClass as? CALayer.Type
        layerStorage = own?.init(ofClassKnownAtRunTime: ()) ?? CALayer()
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

    // MARK: Geometry

    /// Bounding box in the superview's coordinates, in points; derived from bounds, center and transform (rules A1 to A5).
    open var frame: CGRect {
        get { layerStorage.frame }
        set {
            layer.frame = newValue
            keyValueObservers?.changed(.frame)
        }
    }

    /// The view's own coordinates: origin and size in points.
    open var bounds: CGRect {
        get { layerStorage.bounds }
        set {
            setLayerBounds(newValue)
            keyValueObservers?.changed(.bounds)
        }
    }

    /// Where the anchor point sits in the superview's coordinates, in points.
    open var center: CGPoint {
        get { layerStorage.position }
        set {
            setLayerPosition(newValue)
            keyValueObservers?.changed(.center)
        }
    }

    /// The transform around the anchor point; translation in points.
    open var transform: CGAffineTransform {
        get { layerStorage.affine }
        set {
            setLayerTransform(newValue)
            keyValueObservers?.changed(.transform)
        }
    }

    /// The anchor point in units of the bounds.
    @available(iOS 16.0, *)
    open var anchorPoint: CGPoint {
        get { layerStorage.anchorPoint }
        set { layer.anchorPoint = newValue }
    }

    /// Opacity 0…1, stored in 32 bits (rule A30).
    open var alpha: CGFloat {
        get { CGFloat(layerStorage.opacity) }
        set { layer.opacity = Float(newValue) }
    }

    /// The fill; nil is transparent.
    open var backgroundColor: UIColor? {
        didSet { layer.backgroundColor = backgroundColor?.resolvedColor(with: traitCollection).cgColor }
    }

    /// Whether this view, not its ancestors, is switched off (rule A29).
    @exclusivity(unchecked) open var isHidden = false {
        didSet {
            layer.isHidden = isHidden
            if oldValue, !isHidden { catchUpOnLayout() }
            if isHidden != oldValue { (superviewStorage as? UIStackView)?.subviewWasHiddenOrShown(self) }
        }
    }

    /// Whether subviews are cut off at the bounds.
    @exclusivity(unchecked) open var clipsToBounds = false { didSet { layer.masksToBounds = clipsToBounds } }

    /// Whether the view promises to be opaque.
    open var isOpaque = true { didSet { undrawn("UIView.isOpaque") } }
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    /// The accent colour; nil takes the superview's.
    open var tintColor: UIColor! {
        get { extras?.tintColor ?? superview?.tintColor ?? .systemBlue }
        set { ownExtras.tintColor = newValue }
    }
    /// How content fits into the bounds.
    open var contentMode: ContentMode {
        get { extras?.contentMode ?? .scaleToFill }
        set {
            undrawn("UIView.contentMode")
            if newValue != contentMode { ownExtras.contentMode = newValue }
        }
    }
    /// Whether touches reach the view and its subviews.
    @exclusivity(unchecked) open var isUserInteractionEnabled = true
    /// A number to find the view by.
    open var tag: Int {
        get { extras?.tag ?? 0 }
        set { ownExtras.tag = newValue }
    }
    /// Which parts flex when the superview's size changes.
    open var autoresizingMask: AutoresizingMask {
        get { AutoresizingMask(rawValue: UInt(mask)) }
        set { setMask(newValue) }
    }
    /// UIKit's masks have six bits; a byte fills a gap between other stored properties.
    final var mask: UInt8 = 0
    /// Whether subviews flex when this view's size changes.
    @exclusivity(unchecked) open var autoresizesSubviews = true
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
    open var semanticContentAttribute: UISemanticContentAttribute {
        get { extras?.semantics ?? .unspecified }
        set { setSemantics(newValue) }
    }

    /// Marks the content for drawing; nothing is drawn here.
    open func setNeedsDisplay() {}

    /// The controller if this is its root view, else the superview (rule D25).
    open override var next: UIResponder? { controller ?? superview }
    override var responderWindow: UIWindow? { window?.windowOfResponders }
    override var mayBeFirstResponder: Bool { extras?.isFirstResponder ?? false }

    func boundsDidChange(from old: CGRect) { passOnBounds(from: old) }
    func positionDidChange() { passOnPosition() }
    func transformDidChange() { passOnTransform() }

    /// The traits of the window's scene, with the limits that views set (rule H15).
    open var traitCollection: UITraitCollection { traitsHere }
    /// The smallest category of text sizes that traits say here and below; nil for no limit (rule H15).
    @available(iOS 15.0, *)
    open var minimumContentSizeCategory: UIContentSizeCategory? {
        get { contentSizeLimits.minimum }
        set { contentSizeLimits.minimum = newValue }
    }
    /// The largest category, also where the smallest is above it; nil for no limit (rule H15).
    @available(iOS 15.0, *)
    open var maximumContentSizeCategory: UIContentSizeCategory? {
        get { contentSizeLimits.maximum }
        set { contentSizeLimits.maximum = newValue }
    }
    /// Called after the traits changed.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

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

    /// Takes the size that fits best, in the view's own coordinates, and keeps the frame's origin (rule A32).
    open func sizeToFit() { takeFittingSize() }

    /// The part that constraints bind, as insets of the frame in points.
    open var alignmentRectInsets: UIEdgeInsets { .zero }
    /// The view whose first baseline counts; that of the last one unless overridden (rule B37).
    open var forFirstBaselineLayout: UIView { forLastBaselineLayout }
    /// The view whose last baseline counts (rule B37).
    open var forLastBaselineLayout: UIView { self }
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
    open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { frontmostView(at: point, event) }

    // MARK: Tree (rules A20 to A28)

    /// The view that contains this one.
    open var superview: UIView? { superviewStorage }
    /// The views inside, back to front; a copy (rule A27).
    open var subviews: [UIView] { subviewStorage }
    /// The window at the end of the chain of superviews (rule A28).
    open var window: UIWindow? { windowAround }
    /// Adds a view in front of the others; one that has another superview leaves it first.
    open func addSubview(_ view: UIView) { insert(view, at: subviewStorage.count) }
    /// Inserts a view at a position, back to front; positions past the end mean the front.
    open func insertSubview(_ view: UIView, at index: Int) {
        UIKitException.invalidArgument.require(index >= 0, "insertSubview(_:at:): index \(index) is negative")
        insert(view, at: index)
    }
    /// Inserts a view behind a sibling; a view that is no sibling means the front (rule A21).
    open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
        insert(view, at: position(of: siblingSubview, without: view) ?? subviewStorage.count)
    }
    /// Inserts a view in front of a sibling; a view that is no sibling means the front (rule A21).
    open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
        insert(view, at: position(of: siblingSubview, without: view).map { $0 + 1 } ?? subviewStorage.count)
    }
    /// Moves a subview to the front.
    open func bringSubviewToFront(_ view: UIView) { reorder(view, to: subviewStorage.count - 1) }
    /// Moves a subview to the back.
    open func sendSubviewToBack(_ view: UIView) { reorder(view, to: 0) }
    /// Swaps two subviews by their positions.
    open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) { swapSubviews(index1, index2) }
    /// Leaves the superview; constraints to anything outside the view are deactivated (rule A26).
    open func removeFromSuperview() { if superviewStorage != nil { leaveSuperview(for: nil) } }
    /// Whether this view is the other one or lies in it (rule A27).
    open func isDescendant(of view: UIView) -> Bool { lies(in: view) }
    /// The view with a tag: this one, else the first found depth first.
    open func viewWithTag(_ tag: Int) -> UIView? { firstView(withTag: tag) }
    /// Ends editing in this view or below; with force also against the delegate's will (rule D10).
    @discardableResult
    open func endEditing(_ force: Bool) -> Bool { resignResponderInside(force: force) }

    // MARK: Layout pass (rules A38, B1 to B9)

    /// Asks for a layout pass before the turn ends, in which every subview is looked at.
    open func setNeedsLayout() { markForWholeLayout() }
    /// Lays out now what is pending in this view and below, starting as far up as superviews are pending too (rule B4).
    open func layoutIfNeeded() { layOutNow() }
    /// Asks for ``updateConstraints()`` before the turn ends.
    open func setNeedsUpdateConstraints() { markForConstraints() }
    /// Whether ``updateConstraints()`` is still to come.
    open func needsUpdateConstraints() -> Bool { pending.constraints }
    /// Runs pending constraint updates in this view and below now.
    open func updateConstraintsIfNeeded() { updateConstraintsInSubtree() }

    // MARK: Safe area and margins

    /// How far the safe area's outside reaches into the bounds, per edge, in points, never more than the superview's (rule C1).
    open var safeAreaInsets: UIEdgeInsets { presentSafeArea }
    /// Distance that content keeps from each edge, in points: the custom margins plus the safe area (rules B13 to B16).
    open var layoutMargins: UIEdgeInsets {
        get { wholeMargins }
        set { setCustomMargins(newValue) }
    }
    /// The margins by reading direction, without the safe area, in points.
    open var directionalLayoutMargins: NSDirectionalEdgeInsets {
        get { marginsByDirection }
        set { layoutMargins = margins(byDirection: newValue) }
    }
    /// Whether the safe area is added to the margins.
    open var insetsLayoutMarginsFromSafeArea: Bool {
        get { extras?.insetsMarginsFromSafeArea ?? true }
        set { setInsetsMarginsFromSafeArea(newValue) }
    }
    /// Whether the margins are at least what of the superview's margins reaches into the view (rule B18).
    open var preservesSuperviewLayoutMargins: Bool {
        get { extras?.preservesMargins ?? false }
        set { setPreservesMargins(newValue) }
    }
    /// The direction this view's content is read in; not inherited by subviews (rule B42).
    open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { readingDirection }
    /// The direction of an attribute in the app's own direction.
    open class func userInterfaceLayoutDirection(
        for attribute: UISemanticContentAttribute
    ) -> UIUserInterfaceLayoutDirection { attribute.direction(in: UIApplication.shared.userInterfaceLayoutDirection) }
    /// The direction of an attribute within another direction.
    open class func userInterfaceLayoutDirection(
        for semanticContentAttribute: UISemanticContentAttribute,
        relativeTo layoutDirection: UIUserInterfaceLayoutDirection
    ) -> UIUserInterfaceLayoutDirection { semanticContentAttribute.direction(in: layoutDirection) }

    // MARK: Auto Layout

    /// Whether frame and mask are turned into required constraints (rule B34).
    open var translatesAutoresizingMaskIntoConstraints: Bool {
        get { tree.translatesAutoresizingMask }
        set { setTranslatesAutoresizingMask(newValue) }
    }
    /// The active constraints whose closest common ancestor is this view (rule B29).
    open var constraints: [NSLayoutConstraint] { tree.constraints }
    /// Activates a constraint.
    open func addConstraint(_ constraint: NSLayoutConstraint) { constraint.isActive = true }
    /// Activates constraints.
    open func addConstraints(_ constraints: [NSLayoutConstraint]) { NSLayoutConstraint.activate(constraints) }
    /// Deactivates a constraint.
    open func removeConstraint(_ constraint: NSLayoutConstraint) { constraint.isActive = false }
    /// Deactivates constraints.
    open func removeConstraints(_ constraints: [NSLayoutConstraint]) { NSLayoutConstraint.deactivate(constraints) }
    /// The guides owned by this view; UIKit's own ones are left out until they are used.
    open var layoutGuides: [UILayoutGuide] { tree.guides }
    /// Makes this view the owner of a guide.
    open func addLayoutGuide(_ layoutGuide: UILayoutGuide) { takeIn(layoutGuide) }
    /// Lets go of a guide and deactivates its constraints.
    open func removeLayoutGuide(_ layoutGuide: UILayoutGuide) { takeOut(layoutGuide) }
    /// The part of the bounds that no bar and no sensor covers (rule B12).
    open var safeAreaLayoutGuide: UILayoutGuide { builtInGuide(.safeArea) }
    /// The part of the bounds within the layout margins (rule B12).
    open var layoutMarginsGuide: UILayoutGuide { builtInGuide(.layoutMargins) }
    /// The part of the margins in which lines are not too long to read (rule B19).
    open var readableContentGuide: UILayoutGuide { builtInGuide(.readable) }
    /// The keyboard's place in this view (rules E35 to E38).
    @available(iOS 15.0, *)
    open var keyboardLayoutGuide: UIKeyboardLayoutGuide { builtInKeyboardGuide }
    /// How strongly the view keeps to its natural size from above; 250 unless set (rule B25).
    open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        extras?.hugging[axis] ?? .defaultLow
    }
    /// Sets how strongly the view keeps to its natural size from above.
    open func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
        setHugging(priority, axis)
    }
    /// How strongly the view keeps to its natural size from below; 750 unless set (rule B25).
    open func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        extras?.compressionResistance[axis] ?? .defaultHigh
    }
    /// Sets how strongly the view keeps to its natural size from below.
    open func setContentCompressionResistancePriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
        setResistance(priority, axis)
    }
    /// Says that the natural size has changed.
    open func invalidateIntrinsicContentSize() { naturalSizeDidChange() }
    /// Whether another layout would satisfy the constraints as well (rule B35).
    open var hasAmbiguousLayout: Bool { isAmbiguous }
    /// The alignment rectangle of a frame, both in the superview's coordinates, in points (rule B36).
    open func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }
    /// The frame of an alignment rectangle, both in the superview's coordinates, in points (rule B36).
    open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
        alignmentRect.inset(by: alignmentRectInsets.negated)
    }
    /// The smallest size in points that the constraints allow near a target size; moves nothing (rule B38).
    open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
        systemLayoutSizeFitting(
            targetSize, withHorizontalFittingPriority: .fittingSizeLevel, verticalFittingPriority: .fittingSizeLevel)
    }
    /// The size in points that the constraints give when each axis is asked for with a priority (rule B39).
    open func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
        verticalFittingPriority vertical: UILayoutPriority
    ) -> CGSize {
        LayoutEngine(root: self).fittingSize(target: targetSize, horizontal: horizontal, vertical: vertical)
    }

    /// The leading edge.
    open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
    /// The trailing edge.
    open var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
    /// The left edge.
    open var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }
    /// The right edge.
    open var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }
    /// The top edge.
    open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
    /// The bottom edge.
    open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
    open var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
    open var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }
    /// The horizontal middle.
    open var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
    /// The vertical middle.
    open var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }
    /// The first line's baseline; the top edge of a view without text.
    open var firstBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .firstBaseline) }
    /// The last line's baseline; the bottom edge of a view without text.
    open var lastBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .lastBaseline) }

    // MARK: Conversion (rules A8 to A14)

    /// Maps a point of this view into another view, or into the window's base coordinates for nil.
    open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint { point.applying(transform(to: view)) }
    /// Maps a point of another view, or of the window's base coordinates for nil, into this view.
    open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint { point.applying(transform(from: view)) }
    /// Maps a rectangle of this view into another view, or into the window's base coordinates for nil.
    open func convert(_ rect: CGRect, to view: UIView?) -> CGRect { rect.applying(transform(to: view)) }
    /// Maps a rectangle of another view, or of the window's base coordinates for nil, into this view.
    open func convert(_ rect: CGRect, from view: UIView?) -> CGRect { rect.applying(transform(from: view)) }

    // MARK: Touches and gestures

    /// Whether the view gets more than one finger at a time (rule L1).
    open var isMultipleTouchEnabled: Bool {
        get { extras?.isMultipleTouchEnabled ?? false }
        set { ownExtras.isMultipleTouchEnabled = newValue }
    }
    /// Whether other views get no fingers while this one has one; no effect here.
    open var isExclusiveTouch: Bool {
        get { extras?.isExclusiveTouch ?? false }
        set { noteExclusiveTouch(newValue) }
    }

    /// The recognizers of this view in the order in which they were added; a copy (rule A27).
    open var gestureRecognizers: [UIGestureRecognizer]? {
        get { allGestures.isEmpty ? nil : gestures }
        set { replaceGestures(with: newValue ?? []) }
    }
    /// Lets a recognizer examine this view's touches; it leaves the view that it was on before.
    open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { attach(gestureRecognizer) }
    /// Stops a recognizer from examining this view's touches.
    open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { detach(gestureRecognizer) }

    // MARK: Animations

    /// Animates changes; closures run at once, the completion after the animation with whether it ran to its end.
    open class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
        animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        animateBlock(duration, delay, options, animations, completion)
    }
    /// Animates changes with the default curve, then calls the completion with whether it ran to its end.
    open class func animate(
        withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        animate(withDuration: duration, delay: 0, options: [], animations: animations, completion: completion)
    }
    /// Animates changes like a mass on a spring.
    open class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
        initialSpringVelocity velocity: CGFloat, options: AnimationOptions = [], animations: @escaping () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        animateSpring(duration, delay, dampingRatio, velocity, options, animations, completion)
    }
    /// Animates changes in steps, each with a time of its own.
    ///
    /// Partial: modes other than linear and discrete run as linear ones and are recorded.
    @preconcurrency  // Else subclasses in other files refer to it by another name than it has.
    open class func animateKeyframes(
        withDuration duration: TimeInterval, delay: TimeInterval, options: KeyframeAnimationOptions = [],
        animations: @escaping () -> Void, completion: (@Sendable (Bool) -> Void)? = nil
    ) {
        animateFrames(duration, delay, options, animations, completion)
    }
    /// Gives changes a part, 0…1, of the keyframe animation around them.
    open class func addKeyframe(
        withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
        animations: @escaping () -> Void
    ) {
        Simulation.current.animations.addKeyframe(at: frameStartTime, lasting: frameDuration, animations)
    }
    /// Changes the content of a view in one step, whose look lasts; the changes move only where options allow it.
    open class func transition(
        with view: UIView, duration: TimeInterval, options: AnimationOptions = [], animations: (() -> Void)?,
        completion: ((Bool) -> Void)? = nil
    ) {
        runTransition(in: view, duration, options, animations, completion)
    }
    /// Puts a view in the place of another one, or shows it for the other one where options say so.
    open class func transition(
        from fromView: UIView, to toView: UIView, duration: TimeInterval, options: AnimationOptions = [],
        completion: ((Bool) -> Void)? = nil
    ) {
        runTransition(from: fromView, to: toView, duration, options, completion)
    }
    /// Repeats changes of the animation around them.
    ///
    /// Partial: more than a thousand runs are recorded, and one is shown.
    @available(iOS 13.0, *)
    open class func modifyAnimations(withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void) {
        Simulation.current.animations.modify(count: Double(count), goesBack: autoreverses, animations)
    }
    /// Begins a block whose changes are animated; `commitAnimations()` ends it.
    open class func beginAnimations(_ animationID: String?, context: UnsafeMutableRawPointer?) {
        BlockParameters.begin(animationID)
    }
    /// Ends the block that has begun last.
    open class func commitAnimations() { BlockParameters.commit() }
    /// Sets the duration of the block that has begun last, in seconds.
    open class func setAnimationDuration(_ duration: TimeInterval) { BlockParameters.change { $0.duration = duration } }
    /// Sets the delay of the block that has begun last, in seconds.
    open class func setAnimationDelay(_ delay: TimeInterval) { BlockParameters.change { $0.delay = max(0, delay) } }
    /// Sets the curve of the block that has begun last.
    open class func setAnimationCurve(_ curve: AnimationCurve) { BlockParameters.change { $0.take(curve) } }
    /// Lets the block that has begun last start from what the screen shows.
    open class func setAnimationBeginsFromCurrentState(_ fromCurrentState: Bool) {
        BlockParameters.change { $0.beginsFromCurrentState = fromCurrentState }
    }
    /// Sets the target that is told of the block's end; it is kept alive until then.
    open class func setAnimationDelegate(_ delegate: Any?) {
        BlockParameters.change { $0.delegate = delegate.map { $0 as AnyObject } }
    }
    /// Sets the method that is performed at the block's end: with its identifier and whether it ran to its end.
    open class func setAnimationDidStop(_ selector: Selector?) { BlockParameters.change { $0.didStop = selector } }
    /// Makes changes without animation, also inside an animation block, layout included.
    open class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
        Simulation.current.animations.withoutAnimation(actionsWithoutAnimation)
    }
    /// Switches animations on or off everywhere.
    open class func setAnimationsEnabled(_ enabled: Bool) { Simulation.current.animations.isEnabled = enabled }
    /// Whether animations are switched on.
    open class var areAnimationsEnabled: Bool { Simulation.current.animations.isEnabled }
}
