// Fidelity: partial — offsets, insets, content guides, dragging and paging; speed of a finger, rubber band and zooming are absent

import Foundation

/// A view whose content may be larger than itself.
@preconcurrency @MainActor
open class UIScrollView: UIView {
    /// Follows and steers.
    ///
    /// Subclasses declare a delegate of their own type, as Apple's do, so theirs is preferred there.
    @_disfavoredOverload open var delegate: (any UIScrollViewDelegate)? {
        get { scrollDelegate }
        set { scrollDelegate = newValue }
    }
    final weak var scrollDelegate: (any UIScrollViewDelegate)? {
        didSet { if scrollDelegate !== oldValue { delegateDidChange() } }
    }
    private var knownAdjustedInset = UIEdgeInsets.zero
    var drag: Drag?
    /// Whether the content still goes where it rests after a finger has left it.
    var isComingToRest = false
    /// Whether the delegate has been told that the content moves on.
    var isSlowingDown = false
    /// Whether an offset out of range has been brought back since the last layout.
    var hasBeenBroughtBack = false
    /// Whether the next layout brings the offset back into its range.
    private var waitsForCorrection = false
    private var panStorage: ScrollPanRecognizer?
    /// The finger of a test that drags without hit testing.
    var testFinger: Finger?

    /// The size of the content in points.
    @exclusivity(unchecked) open var contentSize: CGSize = .zero {
        didSet {
            if contentSize != oldValue { insetsOrContentChanged() }
            keyValueObservers?.changed(.contentSize)
        }
    }

    /// Room around the content in points; positive values add room.
    @exclusivity(unchecked) open var contentInset: UIEdgeInsets = .zero {
        didSet {
            if contentInset != oldValue { insetsOrContentChanged() }
            keyValueObservers?.changed(.contentInset)
        }
    }

    /// When the safe area is added to the insets.
    @exclusivity(unchecked) open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
        didSet { insetsOrContentChanged() }
    }

    /// Whether content can be dragged up and down even if it fits.
    open var alwaysBounceVertical = false {
        didSet { insetsOrContentChanged() }
    }

    /// Whether content can be dragged left and right even if it fits.
    open var alwaysBounceHorizontal = false {
        didSet { insetsOrContentChanged() }
    }

    /// Whether a tap on the status bar scrolls to the top (rule C66).
    open var scrollsToTop = true

    /// What dragging does to the keyboard.
    open var keyboardDismissMode = KeyboardDismissMode.none
    /// Whether fingers scroll.
    open var isScrollEnabled = true {
        didSet { if isScrollEnabled != oldValue { panStorage?.isEnabled = isScrollEnabled } }
    }
    /// Whether content springs back at its ends.
    open var bounces = true
    /// Whether scrolling stops at whole pages.
    open var isPagingEnabled = false
    open var showsVerticalScrollIndicator = true { didSet { undrawn("UIScrollView.showsVerticalScrollIndicator") } }
    open var showsHorizontalScrollIndicator = true { didSet { undrawn("UIScrollView.showsHorizontalScrollIndicator") } }
    /// Distance of the vertical indicator from the edges, in points, independent of the content's insets (rule C24).
    open var verticalScrollIndicatorInsets = UIEdgeInsets.zero {
        didSet { keyValueObservers?.changed(.verticalScrollIndicatorInsets) }
    }
    /// Distance of the horizontal indicator from the edges, in points.
    open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero {
        didSet { undrawn("UIScrollView.horizontalScrollIndicatorInsets") }
    }
    /// Whether the safe area is added to the indicators' insets.
    open var automaticallyAdjustsScrollIndicatorInsets = true {
        didSet { undrawn("UIScrollView.automaticallyAdjustsScrollIndicatorInsets") }
    }
    /// Both indicators' insets in points; reading gives the vertical one's.
    open var scrollIndicatorInsets: UIEdgeInsets {
        get { verticalScrollIndicatorInsets }
        set { (verticalScrollIndicatorInsets, horizontalScrollIndicatorInsets) = (newValue, newValue) }
    }
    /// What a table controller's keyboard avoidance covers at the bottom, in points (rules C26, C27).
    var keyboardOverlap: CGFloat = 0 {
        didSet { if keyboardOverlap != oldValue { insetsOrContentChanged() } }
    }

    /// Creates a scroll view; the frame is in the future superview's coordinates, in points.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        clipsToBounds = true
    }

    /// Inert: archives are not read.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// The content's point at the top left corner, in points; any value is accepted (rule C16).
    open var contentOffset: CGPoint {
        get { bounds.origin }
        set {
            bounds = CGRect(origin: newValue, size: bounds.size)
            keyValueObservers?.changed(.contentOffset)
        }
    }

    /// Scrolls to an offset in points, at once or within 0.3 seconds (rule C19).
    open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
        guard animated, window != nil else {
            self.contentOffset = contentOffset
            return
        }
        guard contentOffset != self.contentOffset else { return }
        ScrollAnimation.run(self, to: contentOffset)
    }

    /// The content insets plus what the system adds, in points (rule C11).
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
        let inNavigation = contentInsetAdjustmentBehavior == .automatic && adjustsInNavigationController
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

    /// Called after the adjusted insets changed, before the delegate is told (rule C13).
    open func adjustedContentInsetDidChange() {}

    /// The content's area as a guide (rules B43, C25).
    open var contentLayoutGuide: UILayoutGuide {
        builtInGuide(.scrollContent)
    }

    /// The view's own frame as a guide in the content's coordinates (rule C25).
    open var frameLayoutGuide: UILayoutGuide {
        builtInGuide(.scrollFrame)
    }

    // MARK: Keeping the offset in range

    /// Takes in the new safe area.
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
        // Last, because the delegate may change insets again.
        adjustedContentInsetDidChange()
        scrollDelegate?.scrollViewDidChangeAdjustedContentInset(self)
    }

    /// Content that rests at its top or left edge stays there when the inset changes (rule C14).
    private func stayAtTheEdge(from old: UIEdgeInsets, to new: UIEdgeInsets) {
        guard isScrollEnabled, drag == nil else { return }
        var offset = contentOffset
        if offset.y == -old.top { offset.y = -new.top }
        if offset.x == -old.left { offset.x = -new.left }
        settle(at: offset)
    }

    /// Brings an offset that is out of range back: at once, or in the next layout.
    private func correctOffset() {
        guard Simulation.current.switches.contains(.correctsOffsetInLayout) else { return clampOffset() }
        guard !waitsForCorrection, clamped(contentOffset) != contentOffset else { return }
        waitsForCorrection = true
        setNeedsLayout()
    }

    private var mayClampOffset: Bool {
        drag == nil || Simulation.current.switches.contains(.clampsOffsetUnderFinger)
    }

    /// Brings an offset that is out of range back, except under a finger (rules C15, C17).
    private func clampOffset() {
        guard isScrollEnabled, mayClampOffset, bounds.width > 0, bounds.height > 0 else { return }
        let legal = clamped(contentOffset)
        if legal != contentOffset { hasBeenBroughtBack = true }
        settle(at: legal)
    }

    /// Takes an offset over to the last bit, and tells observers only of one that is another (zero has two signs).
    private func settle(at offset: CGPoint) {
        guard offset == contentOffset else { return contentOffset = offset }
        // Not through the origin alone: changing a part of an overridable property costs memory in each frame.
        bounds = CGRect(origin: offset, size: bounds.size)
    }

    /// Where content comes to rest after a finger: within its ends, at the start of a page where it has pages (rule C61).
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

    /// Scrolls as little as needed to show a rectangle of the content, in points (rules C21 to C23).
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

    /// Writes what Auto Layout solved, the content's size included (rule B44).
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

    // MARK: Fingers (rule L10)

    /// Finds fingers that drag; its state is that of the drag.
    open var panGestureRecognizer: UIPanGestureRecognizer {
        if let panStorage { return panStorage }
        let pan = ScrollPanRecognizer(of: self)
        panStorage = pan
        pan.isEnabled = isScrollEnabled
        addGestureRecognizer(pan)
        return pan
    }

    /// Whether content gets a finger only once it is clear that it does not scroll.
    open var delaysContentTouches = true
    /// Whether a finger that content has got can still scroll.
    open var canCancelContentTouches = true

    /// Asked before content gets a finger: whether it may.
    open func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool { true }

    /// Asked before content loses a finger to scrolling: whether it may; controls keep theirs.
    open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }

    /// Keeps the touch: nothing of a scroll view's touches goes up the responder chain.
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
    /// Keeps the touch.
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
    /// Keeps the touch.
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
    /// Keeps the touch.
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}

    /// Whether the content still moves after the finger was lifted.
    open var isDecelerating: Bool { drag == nil && isSlowingDown }

    /// Whether a finger moves the content.
    open var isDragging: Bool { drag != nil }

    /// Whether a finger is on the content.
    open var isTracking: Bool { panStorage?.touches.contains { !$0.isOver } ?? false }
}

extension UIScrollView {
    /// What dragging does to the keyboard (rule C33).
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
    /// When the safe area is added to the insets (rule C11).
    public enum ContentInsetAdjustmentBehavior: _ImportedEnumeration {
        case automatic
        case scrollableAxes
        case never
        case always
        @available(*, unavailable) case _unnamed(Int)
        public static let _numbers = Array(0...3)
    }
}
