// Fidelity: partial — geometry, tree, layout and responders are modelled; drawing and drag and drop are absent

import Foundation

/// A rectangle on the screen that takes part in layout, touches and text input.
@preconcurrency @MainActor
open class UIView: UIResponder, UICoordinateSpace, UITraitEnvironment {
    /// The layer with the view's geometry and look.
    open var layer: CALayer { layerStorage }
    // `deinit` is not isolated, so the properties that it reads or clears are not isolated either. Accesses to these
    // properties never overlap. A check at run time would take much of a layout's time.

    /// The layer, accessible without a call that a subclass may override.
    final nonisolated(unsafe) let layerStorage: CALayer
    /// The reference to the superview, cleared by the superview.
    @exclusivity(unchecked) final nonisolated(unsafe) var superviewReference = BackReference<UIView>()
    /// The data that the views of the tree share; nil for a view that never had a superview or a subview.
    @exclusivity(unchecked) final nonisolated(unsafe) var sharedRootStorage: SharedRoot?
    /// The subviews, back to front, with ascending ranks.
    @exclusivity(unchecked) final nonisolated(unsafe) var subviewStorage: [UIView] = []
    /// The node that represents the view in Auto Layout; nil before the first use.
    @exclusivity(unchecked) final nonisolated(unsafe) var nodeStorage: LayoutNode?
    /// A number that orders the views of a superview from back to front.
    @exclusivity(unchecked) final var rank = 0
    /// The subviews that a commit has to visit.
    @exclusivity(unchecked) final nonisolated(unsafe) var marked: SubviewQueue?
    /// The subviews whose frames may differ from Auto Layout's solution.
    @exclusivity(unchecked) final nonisolated(unsafe) var moved: SubviewQueue?
    /// The properties that most views never set; nil until one is set.
    @exclusivity(unchecked) final var extrasStorage: Extras?
    /// The safe area; nil until it first differs from zero.
    @exclusivity(unchecked) final var safeAreaStorage: SafeArea?
    @exclusivity(unchecked) final nonisolated(unsafe) var tree = LayoutState()
    @exclusivity(unchecked) final var pending = PendingWork()
    /// The simulation in which the view was created.
    let birthPhone: PhoneNumber

    /// Returns a view as the proxy of the class; other views ignore its values.
    open class func appearance() -> Self { standIn() }
    /// Returns a view as the proxy of the class inside certain containers; other views ignore its values.
    open class func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self {
        standIn()
    }
    /// Returns a view as the proxy of the class for certain traits; other views ignore its values.
    open class func appearance(for trait: UITraitCollection) -> Self { standIn() }
    /// Returns a view as the proxy of the class for certain traits and containers; other views ignore its values.
    open class func appearance(
        for trait: UITraitCollection, whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> Self { standIn() }
    /// The class of the layer; each view gets a new layer.
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
        // Empty the queues first, because they contain subviews too. A subview that only this array holds is then
        // uniquely referenced.
        (marked, moved) = (nil, nil)
        for index in subviewStorage.indices {
            subviewStorage[index].superviewReference.target = nil
            if !isKnownUniquelyReferenced(&subviewStorage[index]) { subviewStorage[index].outlive() }
        }
    }

    // MARK: Geometry

    /// The bounding box of bounds, center and transform in the superview's coordinates, in points (rules A1 to A5).
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

    /// The position of the anchor point in the superview's coordinates, in points.
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

    /// The fill colour; nil means transparent.
    open var backgroundColor: UIColor? {
        didSet { layer.backgroundColor = backgroundColor?.resolvedColor(with: traitCollection).cgColor }
    }

    /// Whether this view itself, independently of its superviews, is hidden (rule A29).
    @exclusivity(unchecked) open var isHidden = false {
        didSet {
            layer.isHidden = isHidden
            if oldValue, !isHidden { catchUpOnLayout() }
            if isHidden != oldValue { (superviewStorage as? UIStackView)?.subviewWasHiddenOrShown(self) }
        }
    }

    /// Whether the view clips its subviews to its bounds.
    @exclusivity(unchecked) open var clipsToBounds = false { didSet { layer.masksToBounds = clipsToBounds } }

    /// Whether the view declares itself opaque.
    open var isOpaque = true { didSet { undrawn("UIView.isOpaque") } }
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    /// The accent colour; nil means the superview's colour.
    open var tintColor: UIColor! {
        get { extras?.tintColor ?? superview?.tintColor ?? .systemBlue }
        set { ownExtras.tintColor = newValue }
    }
    /// The mode in which content fits into the bounds.
    open var contentMode: ContentMode {
        get { extras?.contentMode ?? .scaleToFill }
        set {
            undrawn("UIView.contentMode")
            if newValue != contentMode { ownExtras.contentMode = newValue }
        }
    }
    /// Whether touches reach the view and its subviews.
    @exclusivity(unchecked) open var isUserInteractionEnabled = true
    /// A number that identifies the view.
    open var tag: Int {
        get { extras?.tag ?? 0 }
        set { ownExtras.tag = newValue }
    }
    /// The parts that flex when the superview's size changes.
    open var autoresizingMask: AutoresizingMask {
        get { AutoresizingMask(rawValue: UInt(mask)) }
        set { setMask(newValue) }
    }
    /// The autoresizing mask in one byte, which fills a gap between other stored properties.
    final var mask: UInt8 = 0
    /// Whether subviews flex when this view's size changes.
    @exclusivity(unchecked) open var autoresizesSubviews = true
    /// A name for tests; assistive technologies do not read it.
    open var accessibilityIdentifier: String? {
        get { extras?.accessibilityIdentifier }
        set { ownExtras.accessibilityIdentifier = newValue }
    }
    /// The text for assistive technologies.
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

    /// The controller of this root view, otherwise the superview (rule D25).
    open override var next: UIResponder? { controller ?? superview }
    override var responderWindow: UIWindow? { window?.windowOfResponders }
    override var mayBeFirstResponder: Bool { extras?.isFirstResponder ?? false }

    func boundsDidChange(from old: CGRect) { passOnBounds(from: old) }
    func positionDidChange() { passOnPosition() }
    func transformDidChange() { passOnTransform() }

    /// The traits of the window's scene, with the limits that views set (rule H15).
    open var traitCollection: UITraitCollection { traitsHere }
    /// The smallest text size of the traits in this subtree; nil for no limit (rule H15).
    @available(iOS 15.0, *)
    open var minimumContentSizeCategory: UIContentSizeCategory? {
        get { contentSizeLimits.minimum }
        set { contentSizeLimits.minimum = newValue }
    }
    /// The largest text size of the traits in this subtree, which limits the smallest too; nil for no limit (rule H15).
    @available(iOS 15.0, *)
    open var maximumContentSizeCategory: UIContentSizeCategory? {
        get { contentSizeLimits.maximum }
        set { contentSizeLimits.maximum = newValue }
    }
    /// Called after the traits changed.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    /// Called before the superview changes, to another view or to nil.
    open func willMove(toSuperview newSuperview: UIView?) {}
    /// Called after the superview changed.
    open func didMoveToSuperview() {}
    /// Called before the window changes, to another window or to nil.
    open func willMove(toWindow newWindow: UIWindow?) {}
    /// Called after the window changed.
    open func didMoveToWindow() {}
    /// Called with each view that is to be added; raises an exception if UIKit raises one.
    func requireAcceptance(of subview: UIView) {}
    /// Called after a subview was added.
    open func didAddSubview(_ subview: UIView) {}
    /// Called before a subview is removed, while it is still among the subviews (rule A25).
    open func willRemoveSubview(_ subview: UIView) {}
    /// Called after the view's safe area insets changed, before the layout that uses them.
    open func safeAreaInsetsDidChange() {}
    /// Called after the layout margins changed.
    open func layoutMarginsDidChange() {}
    /// Lays out the direct subviews; the default applies Auto Layout's solution (rule B6).
    open func layoutSubviews() { applySolvedLayout() }

    /// Updates the view's constraints; overrides call super last.
    open func updateConstraints() {}

    /// Whether the view depends on Auto Layout.
    open class var requiresConstraintBasedLayout: Bool { false }

    /// The natural size in points; ``noIntrinsicMetric`` on an axis without a natural size.
    open var intrinsicContentSize: CGSize { CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric) }

    /// Returns the best-fitting size for an offered size in points; by default the present size.
    open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

    /// Sets the best-fitting size, in the view's own coordinates, and keeps the frame's origin (rule A32).
    open func sizeToFit() { takeFittingSize() }

    /// The insets of the alignment rectangle, which constraints use, in points.
    open var alignmentRectInsets: UIEdgeInsets { .zero }
    /// The view that provides the first baseline; by default the view for the last baseline (rule B37).
    open var forFirstBaselineLayout: UIView { forLastBaselineLayout }
    /// The view that provides the last baseline (rule B37).
    open var forLastBaselineLayout: UIView { self }
    /// Distance from the top of the alignment rectangle to the first baseline, in points.
    var firstBaselineOffset: CGFloat { 0 }
    /// Distance from the last baseline to the bottom of the alignment rectangle, in points.
    var lastBaselineOffset: CGFloat { 0 }

    /// Returns whether a point in the view's coordinates is in its bounds, without right and bottom edges (rule A17).
    open func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        point.x >= bounds.minX && point.x < bounds.maxX && point.y >= bounds.minY && point.y < bounds.maxY
    }

    /// Asks whether a gesture that would take touches from this view may begin.
    open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

    /// Returns the front-most view at a point in this view's coordinates (rule A16).
    open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { frontmostView(at: point, event) }

    // MARK: Tree (rules A20 to A28)

    /// The superview.
    open var superview: UIView? { superviewStorage }
    /// A copy of the list of subviews, back to front (rule A27).
    open var subviews: [UIView] { subviewStorage }
    /// The window at the end of the chain of superviews (rule A28).
    open var window: UIWindow? { windowAround }
    /// Adds a view in front of the other subviews; the view leaves its former superview first.
    open func addSubview(_ view: UIView) { insert(view, at: subviewStorage.count) }
    /// Inserts a view at an index, back to front; an index past the end means the front.
    open func insertSubview(_ view: UIView, at index: Int) {
        UIKitException.invalidArgument.require(index >= 0, "insertSubview(_:at:): index \(index) is negative")
        insert(view, at: index)
    }
    /// Inserts a view behind a sibling, or in front of all others if the sibling is not a subview (rule A21).
    open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
        insert(view, at: position(of: siblingSubview, without: view) ?? subviewStorage.count)
    }
    /// Inserts a view in front of a sibling, or in front of all others if the sibling is not a subview (rule A21).
    open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
        insert(view, at: position(of: siblingSubview, without: view).map { $0 + 1 } ?? subviewStorage.count)
    }
    /// Moves a subview to the front.
    open func bringSubviewToFront(_ view: UIView) { reorder(view, to: subviewStorage.count - 1) }
    /// Moves a subview to the back.
    open func sendSubviewToBack(_ view: UIView) { reorder(view, to: 0) }
    /// Swaps the positions of two subviews.
    open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) { swapSubviews(index1, index2) }
    /// Leaves the superview; constraints to views outside this subtree are deactivated (rule A26).
    open func removeFromSuperview() { if superviewStorage != nil { leaveSuperview(for: nil) } }
    /// Returns whether this view is the given view or is inside it (rule A27).
    open func isDescendant(of view: UIView) -> Bool { lies(in: view) }
    /// Returns the view with a tag: this view, or else the first view that a depth-first search finds.
    open func viewWithTag(_ tag: Int) -> UIView? { firstView(withTag: tag) }
    /// Ends editing in this subtree; with force, even if the delegate does not allow it (rule D10).
    @discardableResult
    open func endEditing(_ force: Bool) -> Bool { resignResponderInside(force: force) }

    // MARK: Layout pass (rules A38, B1 to B9)

    /// Requests a layout pass that examines every subview, before the turn ends.
    open func setNeedsLayout() { markForWholeLayout() }
    /// Performs pending layout now; it starts at the highest superview of an unbroken chain of superviews with pending
    /// layout (rule B4).
    open func layoutIfNeeded() { layOutNow() }
    /// Requests ``updateConstraints()`` before the turn ends.
    open func setNeedsUpdateConstraints() { markForConstraints() }
    /// Returns whether ``updateConstraints()`` is still to come.
    open func needsUpdateConstraints() -> Bool { pending.constraints }
    /// Performs pending constraint updates in this subtree now.
    open func updateConstraintsIfNeeded() { updateConstraintsInSubtree() }

    // MARK: Safe area and margins

    /// The safe area insets at each edge of the bounds, in points, up to the superview's insets (rule C1).
    open var safeAreaInsets: UIEdgeInsets { presentSafeArea }
    /// The distance of content from each edge, in points: the custom margins plus the safe area (rules B13 to B16).
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
    /// Whether the margins are at least the part of the superview's margins in this view (rule B18).
    open var preservesSuperviewLayoutMargins: Bool {
        get { extras?.preservesMargins ?? false }
        set { setPreservesMargins(newValue) }
    }
    /// The reading direction of this view's content; subviews do not inherit it (rule B42).
    open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { readingDirection }
    /// Returns the direction of an attribute in the app's own direction.
    open class func userInterfaceLayoutDirection(
        for attribute: UISemanticContentAttribute
    ) -> UIUserInterfaceLayoutDirection { attribute.direction(in: UIApplication.shared.userInterfaceLayoutDirection) }
    /// Returns the direction of an attribute inside another direction.
    open class func userInterfaceLayoutDirection(
        for semanticContentAttribute: UISemanticContentAttribute,
        relativeTo layoutDirection: UIUserInterfaceLayoutDirection
    ) -> UIUserInterfaceLayoutDirection { semanticContentAttribute.direction(in: layoutDirection) }

    // MARK: Auto Layout

    /// Whether frame and mask become required constraints (rule B34).
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
    /// The guides owned by this view; UIKit's own guides are included only after their first use.
    open var layoutGuides: [UILayoutGuide] { tree.guides }
    /// Makes this view the owner of a guide.
    open func addLayoutGuide(_ layoutGuide: UILayoutGuide) { takeIn(layoutGuide) }
    /// Removes a guide and deactivates its constraints.
    open func removeLayoutGuide(_ layoutGuide: UILayoutGuide) { takeOut(layoutGuide) }
    /// The area of the bounds that bars and sensors do not cover (rule B12).
    open var safeAreaLayoutGuide: UILayoutGuide { builtInGuide(.safeArea) }
    /// The area of the bounds within the layout margins (rule B12).
    open var layoutMarginsGuide: UILayoutGuide { builtInGuide(.layoutMargins) }
    /// The area within the margins in which lines are short enough to read (rule B19).
    open var readableContentGuide: UILayoutGuide { builtInGuide(.readable) }
    /// The keyboard's area in this view (rules E35 to E38).
    @available(iOS 15.0, *)
    open var keyboardLayoutGuide: UIKeyboardLayoutGuide { builtInKeyboardGuide }
    /// Returns the priority against growing beyond the natural size; 250 unless set (rule B25).
    open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        extras?.hugging[axis] ?? .defaultLow
    }
    /// Sets the priority against growing beyond the natural size.
    open func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
        setHugging(priority, axis)
    }
    /// Returns the priority against shrinking below the natural size; 750 unless set (rule B25).
    open func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        extras?.compressionResistance[axis] ?? .defaultHigh
    }
    /// Sets the priority against shrinking below the natural size.
    open func setContentCompressionResistancePriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
        setResistance(priority, axis)
    }
    /// Reports that the natural size has changed.
    open func invalidateIntrinsicContentSize() { naturalSizeDidChange() }
    /// Whether another layout would also satisfy the constraints (rule B35).
    open var hasAmbiguousLayout: Bool { isAmbiguous }
    /// Returns the alignment rectangle of a frame, both in the superview's coordinates, in points (rule B36).
    open func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }
    /// Returns the frame of an alignment rectangle, both in the superview's coordinates, in points (rule B36).
    open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
        alignmentRect.inset(by: alignmentRectInsets.negated)
    }
    /// Returns the size, in points, that the constraints allow nearest to a target size; no view moves (rule B38).
    open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
        systemLayoutSizeFitting(
            targetSize, withHorizontalFittingPriority: .fittingSizeLevel, verticalFittingPriority: .fittingSizeLevel)
    }
    /// Returns the size in points that the constraints give for a target size with a priority on each axis (rule B39).
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
    /// The horizontal centre.
    open var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
    /// The vertical centre.
    open var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }
    /// The first line's baseline; the top edge of a view without text.
    open var firstBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .firstBaseline) }
    /// The last line's baseline; the bottom edge of a view without text.
    open var lastBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .lastBaseline) }

    // MARK: Conversion (rules A8 to A14)

    /// Converts a point of this view to another view, or to the window's base coordinates for nil.
    open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint { point.applying(transform(to: view)) }
    /// Converts a point of another view, or of the window's base coordinates for nil, to this view.
    open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint { point.applying(transform(from: view)) }
    /// Converts a rectangle of this view to another view, or to the window's base coordinates for nil.
    open func convert(_ rect: CGRect, to view: UIView?) -> CGRect { rect.applying(transform(to: view)) }
    /// Converts a rectangle of another view, or of the window's base coordinates for nil, to this view.
    open func convert(_ rect: CGRect, from view: UIView?) -> CGRect { rect.applying(transform(from: view)) }

    // MARK: Touches and gestures

    /// Whether the view receives more than one finger at a time (rule L1).
    open var isMultipleTouchEnabled: Bool {
        get { extras?.isMultipleTouchEnabled ?? false }
        set { ownExtras.isMultipleTouchEnabled = newValue }
    }
    /// Whether other views receive no fingers while this view has one; no effect here.
    open var isExclusiveTouch: Bool {
        get { extras?.isExclusiveTouch ?? false }
        set { noteExclusiveTouch(newValue) }
    }

    /// The recognizers of this view, in the order in which they were added; a copy (rule A27).
    open var gestureRecognizers: [UIGestureRecognizer]? {
        get { allGestures.isEmpty ? nil : gestures }
        set { replaceGestures(with: newValue ?? []) }
    }
    /// Adds a recognizer of this view's touches, and removes it from its former view.
    open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { attach(gestureRecognizer) }
    /// Removes a recognizer of this view's touches.
    open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { detach(gestureRecognizer) }

    // MARK: Animations

    /// Animates changes; the closure runs at once, and the completion receives whether the animation ran to its end.
    open class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
        animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        animateBlock(duration, delay, options, animations, completion)
    }
    /// Animates changes with the default curve; the completion then receives whether the animation ran to its end.
    open class func animate(
        withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        animate(withDuration: duration, delay: 0, options: [], animations: animations, completion: completion)
    }
    /// Animates changes with a spring.
    open class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
        initialSpringVelocity velocity: CGFloat, options: AnimationOptions = [], animations: @escaping () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        animateSpring(duration, delay, dampingRatio, velocity, options, animations, completion)
    }
    /// Animates changes in steps, each with its own time.
    ///
    /// Partial: modes other than linear and discrete run as linear ones and are recorded.
    @preconcurrency  // Otherwise subclasses in other files refer to it by a different symbol name.
    open class func animateKeyframes(
        withDuration duration: TimeInterval, delay: TimeInterval, options: KeyframeAnimationOptions = [],
        animations: @escaping () -> Void, completion: (@Sendable (Bool) -> Void)? = nil
    ) {
        animateFrames(duration, delay, options, animations, completion)
    }
    /// Assigns changes to a part, 0…1, of the enclosing keyframe animation.
    open class func addKeyframe(
        withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
        animations: @escaping () -> Void
    ) {
        Simulation.current.animations.addKeyframe(at: frameStartTime, lasting: frameDuration, animations)
    }
    /// Changes a view's content in one step with a visual transition, animated only if the options allow it.
    open class func transition(
        with view: UIView, duration: TimeInterval, options: AnimationOptions = [], animations: (() -> Void)?,
        completion: ((Bool) -> Void)? = nil
    ) {
        runTransition(in: view, duration, options, animations, completion)
    }
    /// Replaces a view by another view, or hides the first and shows the second, as the options require.
    open class func transition(
        from fromView: UIView, to toView: UIView, duration: TimeInterval, options: AnimationOptions = [],
        completion: ((Bool) -> Void)? = nil
    ) {
        runTransition(from: fromView, to: toView, duration, options, completion)
    }
    /// Repeats the changes of the enclosing animation.
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
    /// Ends the latest open block.
    open class func commitAnimations() { BlockParameters.commit() }
    /// Sets the duration of the latest open block, in seconds.
    open class func setAnimationDuration(_ duration: TimeInterval) { BlockParameters.change { $0.duration = duration } }
    /// Sets the delay of the latest open block, in seconds.
    open class func setAnimationDelay(_ delay: TimeInterval) { BlockParameters.change { $0.delay = max(0, delay) } }
    /// Sets the curve of the latest open block.
    open class func setAnimationCurve(_ curve: AnimationCurve) { BlockParameters.change { $0.take(curve) } }
    /// Sets whether the latest open block starts from the values on the screen.
    open class func setAnimationBeginsFromCurrentState(_ fromCurrentState: Bool) {
        BlockParameters.change { $0.beginsFromCurrentState = fromCurrentState }
    }
    /// Sets the target that is notified of the block's end; the target is kept alive until then.
    open class func setAnimationDelegate(_ delegate: Any?) {
        BlockParameters.change { $0.delegate = delegate.map { $0 as AnyObject } }
    }
    /// Sets the method that is called at the block's end, with the block's identifier and whether it ran to its end.
    open class func setAnimationDidStop(_ selector: Selector?) { BlockParameters.change { $0.didStop = selector } }
    /// Makes changes without an animation, even inside an animation block, including layout.
    open class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
        Simulation.current.animations.withoutAnimation(actionsWithoutAnimation)
    }
    /// Enables or disables animations everywhere.
    open class func setAnimationsEnabled(_ enabled: Bool) { Simulation.current.animations.isEnabled = enabled }
    /// Whether animations are enabled.
    open class var areAnimationsEnabled: Bool { Simulation.current.animations.isEnabled }
}
