// Fidelity: partial — geometry, tree, layout and responders are modelled; drawing and drag and drop are absent

import Foundation

@preconcurrency @MainActor
open class UIView: UIResponder, UICoordinateSpace, UITraitEnvironment {
    open var layer: CALayer { layerStorage }
    // `deinit` is nonisolated, so the properties that `deinit` uses are nonisolated too. Accesses never overlap, and
    // checks at run time would take much of a layout's time.

    /// The layer, even if a subclass overrides `layer`.
    final nonisolated(unsafe) let layerStorage: CALayer
    /// The reference to the superview.
    ///
    /// The superview clears this reference when the superview is destroyed.
    @exclusivity(unchecked) final nonisolated(unsafe) var superviewReference = BackReference<UIView>()
    /// The common data of the tree's views, or nil for a view that never had a superview or a subview.
    @exclusivity(unchecked) final nonisolated(unsafe) var sharedRootStorage: SharedRoot?
    /// The subviews from back to front, with ascending ranks.
    @exclusivity(unchecked) final nonisolated(unsafe) var subviewStorage: [UIView] = []
    /// The view's node in Auto Layout, created on first use.
    @exclusivity(unchecked) final nonisolated(unsafe) var nodeStorage: LayoutNode?
    @exclusivity(unchecked) final var rank = 0
    /// The subviews that a commit has to visit.
    @exclusivity(unchecked) final nonisolated(unsafe) var marked: SubviewQueue?
    /// The subviews whose frames may differ from Auto Layout's solution.
    @exclusivity(unchecked) final nonisolated(unsafe) var moved: SubviewQueue?
    /// The rarely used properties, created on first use.
    @exclusivity(unchecked) final var extrasStorage: Extras?
    /// The safe area, if the insets differ from zero.
    @exclusivity(unchecked) final var safeAreaStorage: SafeArea?
    @exclusivity(unchecked) final nonisolated(unsafe) var tree = LayoutState()
    @exclusivity(unchecked) final var pending = PendingWork()
    /// The simulated phone on which the view was created.
    let birthPhone: PhoneNumber

    /// Values that an app sets on the returned view affect that view alone.
    open class func appearance() -> Self { standIn() }
    open class func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self {
        standIn()
    }
    open class func appearance(for trait: UITraitCollection) -> Self { standIn() }
    open class func appearance(
        for trait: UITraitCollection, whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> Self { standIn() }
    open class var layerClass: AnyClass { CALayer.self }

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
        // The queues also hold subviews, so they are emptied first. Then `isKnownUniquelyReferenced` finds the subviews
        // that only this array holds.
        (marked, moved) = (nil, nil)
        for index in subviewStorage.indices {
            subviewStorage[index].superviewReference.target = nil
            if !isKnownUniquelyReferenced(&subviewStorage[index]) { subviewStorage[index].outlive() }
        }
    }

    // MARK: Geometry

    open var frame: CGRect {
        get { layerStorage.frame }
        set {
            layer.frame = newValue
            keyValueObservers?.changed(.frame)
        }
    }

    open var bounds: CGRect {
        get { layerStorage.bounds }
        set {
            setLayerBounds(newValue)
            keyValueObservers?.changed(.bounds)
        }
    }

    open var center: CGPoint {
        get { layerStorage.position }
        set {
            setLayerPosition(newValue)
            keyValueObservers?.changed(.center)
        }
    }

    open var transform: CGAffineTransform {
        get { layerStorage.affine }
        set {
            setLayerTransform(newValue)
            keyValueObservers?.changed(.transform)
        }
    }

    @available(iOS 16.0, *)
    open var anchorPoint: CGPoint {
        get { layerStorage.anchorPoint }
        set { layer.anchorPoint = newValue }
    }

    /// The value is stored in 32 bits (rule A30).
    open var alpha: CGFloat {
        get { CGFloat(layerStorage.opacity) }
        set { layer.opacity = Float(newValue) }
    }

    open lazy var backgroundColor: UIColor? = nil {
        didSet { layer.backgroundColor = backgroundColor?.resolvedColor(with: traitCollection).cgColor }
    }

    open var isHidden: Bool {
        get { isHiddenStorage }
        set {
            let old = isHiddenStorage
            isHiddenStorage = newValue
            layer.isHidden = newValue
            if old, !newValue { catchUpOnLayout() }
            if newValue != old { (superviewStorage as? UIStackView)?.subviewWasHiddenOrShown(self) }
        }
    }
    @exclusivity(unchecked) private final var isHiddenStorage = false

    open var clipsToBounds: Bool {
        get { clipsToBoundsStorage }
        set {
            clipsToBoundsStorage = newValue
            layer.masksToBounds = newValue
        }
    }
    @exclusivity(unchecked) private final var clipsToBoundsStorage = false

    open lazy var isOpaque = true { didSet { undrawn("UIView.isOpaque") } }
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    open var tintColor: UIColor! {
        get { extras?.tintColor ?? superview?.tintColor ?? .systemBlue }
        set {
            ownExtras.tintColor = newValue
            tellTint()
        }
    }
    open var tintAdjustmentMode: TintAdjustmentMode {
        get { extras?.tintMode ?? superview?.tintAdjustmentMode ?? .normal }
        set {
            undrawn("UIView.tintAdjustmentMode")
            ownExtras.tintMode = newValue == .automatic ? nil : newValue
            tellTint()
        }
    }
    open func tintColorDidChange() {}
    open var contentMode: ContentMode {
        get { extras?.contentMode ?? .scaleToFill }
        set {
            undrawn("UIView.contentMode")
            if newValue != contentMode { ownExtras.contentMode = newValue }
        }
    }
    @exclusivity(unchecked) open var isUserInteractionEnabled = true
    open var tag: Int {
        get { extras?.tag ?? 0 }
        set { ownExtras.tag = newValue }
    }
    open var autoresizingMask: AutoresizingMask {
        get { AutoresizingMask(rawValue: UInt(mask)) }
        set { setMask(newValue) }
    }
    /// This property takes one byte, because one byte is free between other stored properties.
    final var mask: UInt8 = 0
    @exclusivity(unchecked) open var autoresizesSubviews = true
    open var accessibilityIdentifier: String? {
        get { extras?.accessibilityIdentifier }
        set { ownExtras.accessibilityIdentifier = newValue }
    }
    open var accessibilityLabel: String? {
        get { extras?.accessibilityLabel }
        set { ownExtras.accessibilityLabel = newValue }
    }
    open var accessibilityTraits: UIAccessibilityTraits {
        get { extras?.accessibility.traits ?? .none }
        set { ownExtras.accessibility.traits = newValue }
    }
    open var accessibilityValue: String? {
        get { extras?.accessibility.value }
        set { ownExtras.accessibility.value = newValue }
    }
    open var accessibilityHint: String? {
        get { extras?.accessibility.hint }
        set { ownExtras.accessibility.hint = newValue }
    }
    open var isAccessibilityElement: Bool {
        get { extras?.accessibility.isElement ?? false }
        set { ownExtras.accessibility.isElement = newValue }
    }
    open var accessibilityElementsHidden: Bool {
        get { extras?.accessibility.isHidden ?? false }
        set { ownExtras.accessibility.isHidden = newValue }
    }
    open var accessibilityViewIsModal: Bool {
        get { extras?.accessibility.isModal ?? false }
        set { ownExtras.accessibility.isModal = newValue }
    }
    open var semanticContentAttribute: UISemanticContentAttribute {
        get { extras?.semantics ?? .unspecified }
        set { setSemantics(newValue) }
    }

    /// The simulation draws no views.
    open func setNeedsDisplay() {}

    /// The controller of a root view, or else the superview (rule D25).
    open override var next: UIResponder? { controller ?? superview }
    override var responderWindow: UIWindow? { window?.windowOfResponders }
    override var mayBeFirstResponder: Bool { extras?.isFirstResponder ?? false }

    func boundsDidChange(from old: CGRect) { passOnBounds(from: old) }
    func positionDidChange() { passOnPosition() }
    func transformDidChange() { passOnTransform() }

    open var traitCollection: UITraitCollection { traitsHere }
    /// The lower limit of the text size (rule H15).
    @available(iOS 15.0, *)
    open var minimumContentSizeCategory: UIContentSizeCategory? {
        get { traitOverrides.minimum }
        set { traitOverrides.minimum = newValue }
    }
    /// The upper limit of the text size, which takes precedence over the lower limit (rule H15).
    @available(iOS 15.0, *)
    open var maximumContentSizeCategory: UIContentSizeCategory? {
        get { traitOverrides.maximum }
        set { traitOverrides.maximum = newValue }
    }
    /// The style of this view and its subviews (rule H18).
    @available(iOS 13.0, *)
    open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
        get { traitOverrides.style }
        set { traitOverrides.style = newValue }
    }
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    open func willMove(toSuperview newSuperview: UIView?) {}
    open func didMoveToSuperview() {}
    open func willMove(toWindow newWindow: UIWindow?) {}
    open func didMoveToWindow() {}
    /// Raises an exception if UIKit refuses the view as a subview of this class.
    func requireAcceptance(of subview: UIView) {}
    open func didAddSubview(_ subview: UIView) {}
    /// Called while the subview is still among the subviews (rule A25).
    open func willRemoveSubview(_ subview: UIView) {}
    open func safeAreaInsetsDidChange() {}
    open func layoutMarginsDidChange() {}
    /// Applies Auto Layout's solution (rule B6).
    open func layoutSubviews() { applySolvedLayout() }

    open func updateConstraints() {}

    open class var requiresConstraintBasedLayout: Bool { false }

    open var intrinsicContentSize: CGSize { CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric) }

    open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

    open func sizeToFit() { takeFittingSize() }

    open var alignmentRectInsets: UIEdgeInsets { .zero }
    open var forFirstBaselineLayout: UIView { forLastBaselineLayout }
    open var forLastBaselineLayout: UIView { self }
    /// The distance from the top of the alignment rectangle to the first baseline, in points.
    var firstBaselineOffset: CGFloat { 0 }
    /// The distance from the last baseline to the bottom of the alignment rectangle, in points.
    var lastBaselineOffset: CGFloat { 0 }

    /// A point on the right or on the bottom edge is outside (rule A17).
    open func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        point.x >= bounds.minX && point.x < bounds.maxX && point.y >= bounds.minY && point.y < bounds.maxY
    }

    open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

    open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { frontmostView(at: point, event) }

    // MARK: Tree (rules A20 to A28)

    open var superview: UIView? { superviewStorage }
    open var subviews: [UIView] { subviewStorage }
    open var window: UIWindow? { windowAround }
    open func addSubview(_ view: UIView) { insert(view, at: subviewStorage.count) }
    /// An index past the end means the front.
    open func insertSubview(_ view: UIView, at index: Int) {
        UIKitException.invalidArgument.require(index >= 0, "insertSubview(_:at:): index \(index) is negative")
        insert(view, at: index)
    }
    /// If the sibling is not among the subviews, the view comes in front of all others (rule A21).
    open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
        insert(view, at: position(of: siblingSubview, without: view) ?? subviewStorage.count)
    }
    /// If the sibling is not among the subviews, the view comes in front of all others (rule A21).
    open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
        insert(view, at: position(of: siblingSubview, without: view).map { $0 + 1 } ?? subviewStorage.count)
    }
    open func bringSubviewToFront(_ view: UIView) { reorder(view, to: subviewStorage.count - 1) }
    open func sendSubviewToBack(_ view: UIView) { reorder(view, to: 0) }
    open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) { swapSubviews(index1, index2) }
    /// Constraints to views outside this subtree become inactive (rule A26).
    open func removeFromSuperview() { if superviewStorage != nil { leaveSuperview(for: nil) } }
    open func isDescendant(of view: UIView) -> Bool { lies(in: view) }
    open func viewWithTag(_ tag: Int) -> UIView? { firstView(withTag: tag) }
    @discardableResult
    open func endEditing(_ force: Bool) -> Bool { resignResponderInside(force: force) }

    // MARK: Layout pass (rules A38, B1 to B9)

    /// The next layout pass examines every subview.
    open func setNeedsLayout() { markForWholeLayout() }
    /// Starts the layout at this view, or at a superview if superviews also need layout.
    ///
    /// UIKit climbs from superview to superview as long as the next superview needs layout (rule B4).
    open func layoutIfNeeded() { layOutNow() }
    open func setNeedsUpdateConstraints() { markForConstraints() }
    open func needsUpdateConstraints() -> Bool { pending.constraints }
    open func updateConstraintsIfNeeded() { updateConstraintsInSubtree() }

    // MARK: Safe area and margins

    open var safeAreaInsets: UIEdgeInsets { presentSafeArea }
    open var layoutMargins: UIEdgeInsets {
        get { wholeMargins }
        set { setCustomMargins(newValue) }
    }
    open var directionalLayoutMargins: NSDirectionalEdgeInsets {
        get { marginsByDirection }
        set { layoutMargins = margins(byDirection: newValue) }
    }
    open var insetsLayoutMarginsFromSafeArea: Bool {
        get { extras?.insetsMarginsFromSafeArea ?? true }
        set { setInsetsMarginsFromSafeArea(newValue) }
    }
    open var preservesSuperviewLayoutMargins: Bool {
        get { extras?.preservesMargins ?? false }
        set { setPreservesMargins(newValue) }
    }
    /// Each view has its own direction (rule B42).
    open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { readingDirection }
    open class func userInterfaceLayoutDirection(
        for attribute: UISemanticContentAttribute
    ) -> UIUserInterfaceLayoutDirection { attribute.direction(in: UIApplication.shared.userInterfaceLayoutDirection) }
    open class func userInterfaceLayoutDirection(
        for semanticContentAttribute: UISemanticContentAttribute,
        relativeTo layoutDirection: UIUserInterfaceLayoutDirection
    ) -> UIUserInterfaceLayoutDirection { semanticContentAttribute.direction(in: layoutDirection) }

    // MARK: Auto Layout

    open var translatesAutoresizingMaskIntoConstraints: Bool {
        get { tree.translatesAutoresizingMask }
        set { setTranslatesAutoresizingMask(newValue) }
    }
    open var constraints: [NSLayoutConstraint] { tree.constraints }
    open func addConstraint(_ constraint: NSLayoutConstraint) { constraint.isActive = true }
    open func addConstraints(_ constraints: [NSLayoutConstraint]) { NSLayoutConstraint.activate(constraints) }
    open func removeConstraint(_ constraint: NSLayoutConstraint) { constraint.isActive = false }
    open func removeConstraints(_ constraints: [NSLayoutConstraint]) { NSLayoutConstraint.deactivate(constraints) }
    /// UIKit's own guides are included only after their first use.
    open var layoutGuides: [UILayoutGuide] { tree.guides }
    open func addLayoutGuide(_ layoutGuide: UILayoutGuide) { takeIn(layoutGuide) }
    open func removeLayoutGuide(_ layoutGuide: UILayoutGuide) { takeOut(layoutGuide) }
    open var safeAreaLayoutGuide: UILayoutGuide { builtInGuide(.safeArea) }
    open var layoutMarginsGuide: UILayoutGuide { builtInGuide(.layoutMargins) }
    open var readableContentGuide: UILayoutGuide { builtInGuide(.readable) }
    @available(iOS 15.0, *)
    open var keyboardLayoutGuide: UIKeyboardLayoutGuide { builtInKeyboardGuide }
    /// 250 by default (rule B25).
    open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        extras?.hugging[axis] ?? .defaultLow
    }
    open func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
        setHugging(priority, axis)
    }
    /// 750 by default (rule B25).
    open func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        extras?.compressionResistance[axis] ?? .defaultHigh
    }
    open func setContentCompressionResistancePriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
        setResistance(priority, axis)
    }
    open func invalidateIntrinsicContentSize() { naturalSizeDidChange() }
    open var hasAmbiguousLayout: Bool { isAmbiguous }
    open func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }
    open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
        alignmentRect.inset(by: alignmentRectInsets.negated)
    }
    /// Computes the size without moving any view (rule B38).
    open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
        systemLayoutSizeFitting(
            targetSize, withHorizontalFittingPriority: .fittingSizeLevel, verticalFittingPriority: .fittingSizeLevel)
    }
    open func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
        verticalFittingPriority vertical: UILayoutPriority
    ) -> CGSize {
        LayoutEngine(root: self).fittingSize(target: targetSize, horizontal: horizontal, vertical: vertical)
    }

    open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
    open var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
    open var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }
    open var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }
    open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
    open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
    open var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
    open var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }
    open var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
    open var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }
    /// In a view without text, the anchor of the top edge.
    open var firstBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .firstBaseline) }
    /// In a view without text, the anchor of the bottom edge.
    open var lastBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .lastBaseline) }

    // MARK: Conversion (rules A8 to A14)

    open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint { point.applying(transform(to: view)) }
    open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint { point.applying(transform(from: view)) }
    open func convert(_ rect: CGRect, to view: UIView?) -> CGRect { rect.applying(transform(to: view)) }
    open func convert(_ rect: CGRect, from view: UIView?) -> CGRect { rect.applying(transform(from: view)) }

    // MARK: Touches and gestures

    open var isMultipleTouchEnabled: Bool {
        get { extras?.isMultipleTouchEnabled ?? false }
        set { ownExtras.isMultipleTouchEnabled = newValue }
    }
    open var isExclusiveTouch: Bool {
        get { extras?.isExclusiveTouch ?? false }
        set { noteExclusiveTouch(newValue) }
    }

    open var gestureRecognizers: [UIGestureRecognizer]? {
        get { allGestures.isEmpty ? nil : gestures }
        set { replaceGestures(with: newValue ?? []) }
    }
    open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { attach(gestureRecognizer) }
    open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { detach(gestureRecognizer) }

    // MARK: Animations

    open class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
        animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        animateBlock(duration, delay, options, animations, completion)
    }
    open class func animate(
        withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        animate(withDuration: duration, delay: 0, options: [], animations: animations, completion: completion)
    }
    open class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
        initialSpringVelocity velocity: CGFloat, options: AnimationOptions = [], animations: @escaping () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        animateSpring(duration, delay, dampingRatio, velocity, options, animations, completion)
    }
    /// Partial: modes other than linear and discrete run as linear ones and are recorded.
    @preconcurrency  // Otherwise subclasses in other files refer to it by a different symbol name.
    open class func animateKeyframes(
        withDuration duration: TimeInterval, delay: TimeInterval, options: KeyframeAnimationOptions = [],
        animations: @escaping () -> Void, completion: (@Sendable (Bool) -> Void)? = nil
    ) {
        animateFrames(duration, delay, options, animations, completion)
    }
    open class func addKeyframe(
        withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
        animations: @escaping () -> Void
    ) {
        Simulation.current.animations.addKeyframe(at: frameStartTime, lasting: frameDuration, animations)
    }
    open class func transition(
        with view: UIView, duration: TimeInterval, options: AnimationOptions = [], animations: (() -> Void)?,
        completion: ((Bool) -> Void)? = nil
    ) {
        runTransition(in: view, duration, options, animations, completion)
    }
    open class func transition(
        from fromView: UIView, to toView: UIView, duration: TimeInterval, options: AnimationOptions = [],
        completion: ((Bool) -> Void)? = nil
    ) {
        runTransition(from: fromView, to: toView, duration, options, completion)
    }
    /// Partial: an animation with more than a thousand repetitions is recorded, and only its first repetition is shown.
    @available(iOS 13.0, *)
    open class func modifyAnimations(withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void) {
        Simulation.current.animations.modify(count: Double(count), goesBack: autoreverses, animations)
    }
    open class func beginAnimations(_ animationID: String?, context: UnsafeMutableRawPointer?) {
        BlockParameters.begin(animationID)
    }
    open class func commitAnimations() { BlockParameters.commit() }
    open class func setAnimationDuration(_ duration: TimeInterval) { BlockParameters.change { $0.duration = duration } }
    open class func setAnimationDelay(_ delay: TimeInterval) { BlockParameters.change { $0.delay = max(0, delay) } }
    open class func setAnimationCurve(_ curve: AnimationCurve) { BlockParameters.change { $0.take(curve) } }
    open class func setAnimationBeginsFromCurrentState(_ fromCurrentState: Bool) {
        BlockParameters.change { $0.beginsFromCurrentState = fromCurrentState }
    }
    open class func setAnimationDelegate(_ delegate: Any?) {
        BlockParameters.change { $0.delegate = delegate.map { $0 as AnyObject } }
    }
    open class func setAnimationDidStop(_ selector: Selector?) { BlockParameters.change { $0.didStop = selector } }
    open class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
        Simulation.current.animations.withoutAnimation(actionsWithoutAnimation)
    }
    open class func setAnimationsEnabled(_ enabled: Bool) { Simulation.current.animations.isEnabled = enabled }
    open class var areAnimationsEnabled: Bool { Simulation.current.animations.isEnabled }
}
