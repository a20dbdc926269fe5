// Fidelity: partial — offsets, insets, content guides, dragging and paging; velocity, rubber band and zooming are absent

import Foundation

@preconcurrency @MainActor
open class UIScrollView: UIView {
    /// Subclasses declare a `delegate` with a more specific type, as in UIKit.
    ///
    /// The attribute makes Swift prefer the property of the subclass.
    @_disfavoredOverload open var delegate: (any UIScrollViewDelegate)? {
        get { scrollDelegate }
        set { scrollDelegate = newValue }
    }
    final weak var scrollDelegate: (any UIScrollViewDelegate)? {
        didSet { if scrollDelegate !== oldValue { delegateDidChange() } }
    }
    private var knownAdjustedInset = UIEdgeInsets.zero
    var drag: Drag?
    /// Whether the content is still moving to its resting offset after a drag.
    var isComingToRest = false
    /// Whether the delegate knows that the content continues to move.
    var isSlowingDown = false
    /// Whether a correction has brought the offset back into its range since the last layout.
    var hasBeenBroughtBack = false
    /// Whether the next layout has to bring the offset back into its range.
    private var waitsForCorrection = false
    private var panStorage: ScrollPanRecognizer?
    /// A test's finger, which drags this scroll view without hit testing.
    var testFinger: Finger?

    open var contentSize: CGSize {
        get { contentSizeStorage }
        set { contentSizeStorage = newValue }
    }
    @exclusivity(unchecked) private final var contentSizeStorage: CGSize = .zero {
        didSet {
            if contentSizeStorage != oldValue { insetsOrContentChanged() }
            keyValueObservers?.changed(.contentSize)
        }
    }

    open var contentInset: UIEdgeInsets {
        get { contentInsetStorage }
        set { contentInsetStorage = newValue }
    }
    @exclusivity(unchecked) private final var contentInsetStorage: UIEdgeInsets = .zero {
        didSet {
            if contentInsetStorage != oldValue { insetsOrContentChanged() }
            keyValueObservers?.changed(.contentInset)
        }
    }

    open lazy var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
        didSet { insetsOrContentChanged() }
    }

    open lazy var alwaysBounceVertical = false {
        didSet { insetsOrContentChanged() }
    }

    open lazy var alwaysBounceHorizontal = false {
        didSet { insetsOrContentChanged() }
    }

    open var scrollsToTop = true

    open var keyboardDismissMode = KeyboardDismissMode.none
    open lazy var isScrollEnabled = true {
        didSet { if isScrollEnabled != oldValue { panStorage?.isEnabled = isScrollEnabled } }
    }
    open var bounces = true
    open var isPagingEnabled = false
    open lazy var showsVerticalScrollIndicator = true {
        didSet { undrawn("UIScrollView.showsVerticalScrollIndicator") }
    }
    open lazy var showsHorizontalScrollIndicator = true {
        didSet { undrawn("UIScrollView.showsHorizontalScrollIndicator") }
    }
    /// Independent of the content's insets (rule C24).
    open lazy var verticalScrollIndicatorInsets = UIEdgeInsets.zero {
        didSet { keyValueObservers?.changed(.verticalScrollIndicatorInsets) }
    }
    open lazy var horizontalScrollIndicatorInsets = UIEdgeInsets.zero {
        didSet { undrawn("UIScrollView.horizontalScrollIndicatorInsets") }
    }
    open lazy var automaticallyAdjustsScrollIndicatorInsets = true {
        didSet { undrawn("UIScrollView.automaticallyAdjustsScrollIndicatorInsets") }
    }
    /// The getter returns the vertical indicator's insets.
    open var scrollIndicatorInsets: UIEdgeInsets {
        get { verticalScrollIndicatorInsets }
        set { (verticalScrollIndicatorInsets, horizontalScrollIndicatorInsets) = (newValue, newValue) }
    }
    /// The height that the keyboard covers at the bottom of a table controller's view, in points (rules C26, C27).
    var keyboardOverlap: CGFloat = 0 {
        didSet { if keyboardOverlap != oldValue { insetsOrContentChanged() } }
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        clipsToBounds = true
    }

    /// Inert: archives are not read.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// The offset accepts any value, even outside the content (rule C16).
    open var contentOffset: CGPoint {
        get { bounds.origin }
        set {
            bounds = CGRect(origin: rounded(newValue), size: bounds.size)
            keyValueObservers?.changed(.contentOffset)
        }
    }

    /// Rounds an offset to pixels, or to points outside a window, if the simulation plays such a UIKit.
    private func rounded(_ offset: CGPoint) -> CGPoint {
        guard Simulation.current.switches.contains(.roundsOffsets) else { return offset }
        let scale = CGFloat(window == nil ? 1 : Simulation.current.screen.scale)
        return CGPoint(x: (offset.x * scale).rounded() / scale, y: (offset.y * scale).rounded() / scale)
    }

    /// The running animated scroll, or nil.
    var scrollAnimation: ScrollAnimation?

    /// An animation takes 0.3 seconds (rule C19).
    open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
        guard animated, window != nil else {
            self.contentOffset = contentOffset
            return
        }
        guard contentOffset != self.contentOffset else { return }
        ScrollAnimation.run(self, to: contentOffset)
    }

    open var adjustedContentInset: UIEdgeInsets {
        var system = systemContentInset
        system.bottom = max(system.bottom, keyboardOverlap)
        return contentInset.adding(system)
    }

    private var systemContentInset: UIEdgeInsets {
        var safe = safeAreaInsets
        if safe.top != 0, Simulation.current.switches.contains(.keepsTopFromNestedScrollViews), isInsideScrollView {
            safe.top = 0
        }
        let vertical = contentSize.height > frame.height || alwaysBounceVertical
        let horizontal = contentSize.width > frame.width || alwaysBounceHorizontal
        let inNavigation =
            !vertical && contentInsetAdjustmentBehavior == .automatic && adjustsInNavigationController
        switch contentInsetAdjustmentBehavior {
        case .never: return .zero
        case .always: return safe
        case .automatic, .scrollableAxes:
            return UIEdgeInsets(
                top: vertical || inNavigation ? safe.top : 0, left: horizontal ? safe.left : 0,
                bottom: vertical || inNavigation ? safe.bottom : 0, right: horizontal ? safe.right : 0)
        @unknown default: return .zero
        }
    }

    private var adjustsInNavigationController: Bool {
        var responder: UIResponder? = self
        while let current = responder {
            if let controller = current as? UIViewController {
                return controller.navigationController != nil && controller.automaticallyAdjustsScrollViewInsets
            }
            responder = current.next
        }
        return false
    }

    func delegateDidChange() {}

    /// UIKit calls this method before the delegate's method (rule C13).
    open func adjustedContentInsetDidChange() {}

    open var contentLayoutGuide: UILayoutGuide {
        builtInGuide(.scrollContent)
    }

    open var frameLayoutGuide: UILayoutGuide {
        builtInGuide(.scrollFrame)
    }

    // MARK: Keeping the offset in range

    open override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        insetsOrContentChanged()
    }

    override func boundsDidChange(from old: CGRect) {
        super.boundsDidChange(from: old)
        if bounds.size != old.size { insetsOrContentChanged() }
        guard bounds.origin != old.origin else { return }
        if let guide = tree.guide(.scrollFrame) { layoutRoot.tree.engine?.updateBuiltIn(guide) }
        scrollDelegate?.scrollViewDidScroll(self)
    }

    func insetsOrContentChanged() {
        let old = knownAdjustedInset, new = adjustedContentInset
        knownAdjustedInset = new
        if new != old { stayAtTheEdge(from: old, to: new) }
        correctOffset()
        guard new != old else { return }
        // Call the delegate last, because the delegate may change insets again.
        adjustedContentInsetDidChange()
        scrollDelegate?.scrollViewDidChangeAdjustedContentInset(self)
    }

    /// Keeps content at its top or left edge when insets change (rule C14).
    ///
    /// If the content is not scrolled to one of these edges, nothing moves.
    private func stayAtTheEdge(from old: UIEdgeInsets, to new: UIEdgeInsets) {
        guard isScrollEnabled, drag == nil else { return }
        var offset = contentOffset
        if offset.y == -old.top { offset.y = -new.top }
        if offset.x == -old.left { offset.x = -new.left }
        settle(at: offset)
    }

    private func correctOffset() {
        guard Simulation.current.switches.contains(.correctsOffsetInLayout) else { return clampOffset() }
        guard !waitsForCorrection, clamped(contentOffset) != contentOffset else { return }
        waitsForCorrection = true
        setNeedsLayout()
    }

    private var mayClampOffset: Bool {
        drag == nil || Simulation.current.switches.contains(.clampsOffsetUnderFinger)
    }

    /// Limits the offset to its range, except under a finger (rules C15, C17).
    func clampOffset() {
        guard isScrollEnabled, mayClampOffset, bounds.width > 0, bounds.height > 0 else { return }
        let legal = clamped(contentOffset)
        if legal != contentOffset { hasBeenBroughtBack = true }
        settle(at: legal)
    }

    /// Sets the offset to the last bit, but notifies observers only if the new offset differs from the old offset.
    ///
    /// In this comparison 0 and −0 are equal.
    private func settle(at offset: CGPoint) {
        guard offset == contentOffset else { return contentOffset = offset }
        // Set the whole bounds, because setting a part of an overridable property allocates memory in each frame.
        bounds = CGRect(origin: offset, size: bounds.size)
    }

    /// The offset at which the content rests: between the content's ends, or at a page's start (rule C61).
    var restingOffset: CGPoint {
        guard isPagingEnabled, bounds.width > 0, bounds.height > 0 else { return clamped(contentOffset) }
        func page(_ offset: CGFloat, _ length: CGFloat, _ inset: CGFloat) -> CGFloat {
            ((offset + inset) / length).rounded() * length - inset
        }
        let inset = adjustedContentInset
        return clamped(
            CGPoint(
                x: page(contentOffset.x, bounds.width, inset.left), y: page(contentOffset.y, bounds.height, inset.top)))
    }

    func clamped(_ offset: CGPoint) -> CGPoint {
        let inset = adjustedContentInset
        func clamp(_ value: CGFloat, _ near: CGFloat, _ far: CGFloat, _ content: CGFloat, _ size: CGFloat) -> CGFloat {
            min(max(value, -near), max(-near, content + far - size))
        }
        return CGPoint(
            x: clamp(offset.x, inset.left, inset.right, contentSize.width, bounds.width),
            y: clamp(offset.y, inset.top, inset.bottom, contentSize.height, bounds.height))
    }

    open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
        let visible = bounds.insetNotBelowZero(by: adjustedContentInset)
        var offset = contentOffset
        offset.x += Self.move(rect.minX, rect.maxX, visible.minX, visible.maxX)
        offset.y += Self.move(rect.minY, rect.maxY, visible.minY, visible.maxY)
        guard offset != contentOffset else { return }
        setContentOffset(clamped(offset), animated: animated)
    }

    private static func move(_ low: CGFloat, _ high: CGFloat, _ near: CGFloat, _ far: CGFloat) -> CGFloat {
        if low >= near && high <= far { return 0 }
        if high - low > far - near {
            if low <= near && high >= far { return 0 }
            return low < near ? low - near : high - far
        }
        return low < near ? low - near : high - far
    }

    /// Auto Layout also computes the size of the content (rule B44).
    open override func layoutSubviews() {
        super.layoutSubviews()
        takeSolvedContentSize()
        guard waitsForCorrection else { return }
        waitsForCorrection = false
        clampOffset()
    }

    private func takeSolvedContentSize() {
        guard let guide = tree.guide(.scrollContent),
            let engine = layoutRoot.tree.engine, let node = engine.knownNode(of: guide)
        else { return }
        let size = engine.box(of: node).edgesRounded(toScale: Simulation.current.screen.scale).size
        if size != contentSize { contentSize = size }
    }

    open var refreshControl: UIRefreshControl? {
        get { subviews.lazy.compactMap { $0 as? UIRefreshControl }.first }
        set {
            guard newValue !== refreshControl else { return }
            refreshControl?.removeFromSuperview()
            if let newValue { insertSubview(newValue, at: 0) }
        }
    }

    // MARK: Fingers (rule L10)

    open var panGestureRecognizer: UIPanGestureRecognizer {
        if let panStorage { return panStorage }
        let pan = ScrollPanRecognizer(of: self)
        panStorage = pan
        pan.isEnabled = isScrollEnabled
        addGestureRecognizer(pan)
        return pan
    }

    open var delaysContentTouches = true
    open var canCancelContentTouches = true

    open func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool { true }

    open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }

    /// The next responders never receive the touches.
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}

    open var isDecelerating: Bool { drag == nil && isSlowingDown }

    open var isDragging: Bool { drag != nil }

    open var isTracking: Bool { panStorage?.touches.contains { !$0.isOver } ?? false }

    /// Whether `setContentOffset(_:animated:)` or `scrollRectToVisible(_:animated:)` is moving the content (rule C19).
    @available(iOS 17.4, *)
    open var isScrollAnimating: Bool {
        // UIKit itself ends the animation if other code has set the offset, and the next frame finds that out.
        scrollAnimation?.isRunning(self) ?? false
    }
}

extension UIScrollView {
    public enum KeyboardDismissMode: _ImportedEnumeration {
        case none
        case onDrag
        case interactive
        case onDragWithAccessory
        case interactiveWithAccessory
        @available(*, unavailable) case _unnamed(Int)
        public static let _numbers = Array(0...4)
    }
}

extension UIScrollView {
    public enum ContentInsetAdjustmentBehavior: _ImportedEnumeration {
        case automatic
        case scrollableAxes
        case never
        case always
        @available(*, unavailable) case _unnamed(Int)
        public static let _numbers = Array(0...3)
    }
}
