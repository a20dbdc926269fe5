// Fidelity: exact — rules B12 to B18, C1 to C9, E36 to E41

import Foundation

extension UIView {
    var presentSafeArea: UIEdgeInsets {
        // Views outside a window forget their safe area.
        if !superviewReference.isEmpty, let known = presentSafeAreaInsets { return known }
        guard superviewStorage != nil, window != nil else {
            let own = (self as? UIWindow)?.ownSafeAreaInsets
            presentSafeAreaInsets = own
            return own ?? .zero
        }
        guard let parent = superviewStorage else { return .zero }
        let insets = safeAreaInsets(in: parent)
        presentSafeAreaInsets = insets
        return insets
    }

    private func safeAreaInsets(in parent: UIView) -> UIEdgeInsets {
        Simulation.current.record.ancestorVisits += 1
        var inherited = parent.safeAreaInsets
        if inherited != .zero { inherited = reach(of: inherited, in: parent) }
        if let extra = controller?.additionalSafeAreaInsets { inherited = inherited.adding(extra) }
        return inherited.adding(controller?.containerSafeAreaInsets ?? .zero)
    }

    /// Returns what a closure measures while the view has another inset at the bottom of its safe area.
    ///
    /// The view is not told, because it keeps its place. Its constraints are solved afresh after that, since it may get
    /// another height together with another safe area.
    @_spi(Simulation) public func withBottomSafeArea(_ bottom: CGFloat, _ measure: (UIView) -> CGFloat) -> CGFloat {
        var insets = safeAreaInsets
        insets.bottom = bottom
        forgetSafeArea()
        presentSafeAreaInsets = insets
        defer {
            forgetSafeArea()
            layoutRoot.invalidateLayoutEngine()
        }
        return measure(self)
    }

    /// Forgets the safe area of this view and its subviews, whose safe areas depend on this view.
    func forgetSafeArea() {
        guard tree.safeArea != .unknown else { return }
        tree.safeArea = .unknown
        forgetSafeAreaOfSubviews()
    }

    func forgetSafeAreaOfSubviews() { subviewStorage.visit { $0.forgetSafeArea() } }

    /// Handles a move of the view, which can change its safe area.
    ///
    /// While Auto Layout places the view, its subviews wait until the end of the placement.
    func safeAreaMayReachElsewhere(forSubviewsToo reachesSubviews: Bool) {
        if tree.isBeingPlaced, superviewStorage?.tree.safeArea != .unknown {
            tree.safeArea = .unknown
            return
        }
        if superviewStorage?.tree.safeArea != .zero { forgetSafeArea() }
        if reachesSubviews, tree.safeArea == .inObject { forgetSafeAreaOfSubviews() }
    }

    /// Handles a scroll, which moves the subviews and leaves this view's own safe area as it is.
    ///
    /// If the view has told its subviews of a safe area, `setNeedsEnvironmentUpdateOfSubviews` visits them anyway.
    func safeAreaMayReachOtherSubviews() {
        guard tree.safeArea == .inObject, tree.isBeingPlaced || knownSafeAreaInsets == .zero else { return }
        visitSubviews(near: bounds.edges(inside: safeAreaInsets)) { $0.forgetSafeArea() }
    }

    /// The insets and edges from which the subviews compute their safe area, or nil if the insets are zero.
    ///
    /// An edge with a zero inset has no effect on subviews. The position of this edge is therefore stored as 0 (rule
    /// C1).
    private var safeAreaForSubviews: SafeArea.Reach? {
        let insets = safeAreaInsets, bounds = bounds
        guard insets != .zero else { return nil }
        func edge(_ inset: CGFloat, _ place: CGFloat) -> CGFloat { inset == 0 ? 0 : place }
        return SafeArea.Reach(
            insets: insets,
            edges: UIEdgeInsets(
                top: edge(insets.top, bounds.minY), left: edge(insets.left, bounds.minX),
                bottom: edge(insets.bottom, bounds.maxY), right: edge(insets.right, bounds.maxX)))
    }

    func setNeedsEnvironmentUpdateOfSubviews() {
        safeAreaStorage?.told?.reach = nil
        visitSubviews(near: bounds.edges(inside: safeAreaInsets)) { $0.lookAtSafeArea(of: self) }
    }

    /// Visits the subviews whose safe area may change.
    ///
    /// In a long column of subviews, only the first and the last subviews reach the safe area's edges. Every other
    /// subview costs one comparison.
    ///
    /// - Parameter edges: the edges of the safe area in this view's coordinates, in points.
    private func visitSubviews(near edges: UIEdgeInsets, _ visit: (UIView) -> Void) {
        subviewStorage.visit { view in
            let isClear = view.tree.safeArea == .zero && view.knownSafeAreaInsets == .zero && view.controller == nil
            if !isClear || !view.frame.lies(inside: edges) { visit(view) }
        }
    }

    private func lookAtSafeArea(of parent: UIView) {
        // If the superview needs layout, the view may still move. So its safe area is computed after the layout.
        let isAboutToMove = tree.waitsForPlace && parent.pending.layout
        guard window != nil, !isAboutToMove else { return setNeedsEnvironmentUpdate() }
        let insets = safeAreaInsets(in: parent)
        if insets != presentSafeAreaInsets {
            forgetSafeArea()
            presentSafeAreaInsets = insets
        }
        if insets != knownSafeAreaInsets { markForEnvironmentUpdate() }
    }

    /// Sets the frame from Auto Layout, and updates the subviews with a changed safe area.
    func takePlace(_ box: CGRect) {
        let isKnown = tree.safeArea != .unknown, former = isKnown ? safeAreaForSubviews : nil, oldBounds = bounds
        tree.isBeingPlaced = true
        place(in: box)
        tree.isBeingPlaced = false
        guard !subviewStorage.isEmpty else { return }
        if isKnown, safeAreaForSubviews == former { return }
        if bounds != oldBounds, knownSafeAreaInsets != .zero {
            setNeedsEnvironmentUpdateOfSubviews()
        } else if isKnown {
            visitSubviews(near: bounds.edges(inside: safeAreaInsets)) { $0.forgetSafeArea() }
        }
    }

    private func reach(of insets: UIEdgeInsets, in parent: UIView) -> UIEdgeInsets {
        // `restingFrame` is the view's frame after a transition, without the view's transform. During the transition,
        // the transform moves the view, so the movement is added here.
        let resting = controller?.presentation.restingFrame?.offsetBy(dx: transform.tx, dy: transform.ty)
        return insets.reaching(into: resting ?? frame, from: parent.bounds)
    }

    /// Whether a new position of this view can change a safe area, margins or guides in its subtree.
    ///
    /// If the superview has no safe area, only keyboard guides depend on the position of this view. If the superview
    /// gets a safe area later, the superview itself marks its subviews.
    var placeMattersForEnvironment: Bool {
        if preservesSuperviewLayoutMargins { return true }
        guard let parent = superviewStorage, parent.knownSafeAreaInsets == .zero else { return true }
        return keyboardGuides > 0
    }

    /// Tells the view and its controllers about changed insets, before the layout that uses the insets (rule C9).
    func updateEnvironment() {
        layerStorage.hasBeenCommitted = layerStorage.hasBeenCommitted || window != nil
        let insets = safeAreaInsets
        if insets != knownSafeAreaInsets {
            knownSafeAreaInsets = insets
            safeAreaInsetsDidChange()
            controller?.viewSafeAreaInsetsDidChange()
            markForLayout()
            if subviewStorage.isEmpty { safeAreaStorage?.told?.reach = nil } else { tellSubviewsOfSafeArea() }
        }
        // Keyboard guides of inner views depend on their positions on the screen, which have just changed.
        if keyboardGuides > (tree.guide(.keyboard) == nil ? 0 : 1) {
            Simulation.current.keyboardObservers.visit { view in
                Simulation.current.record.ancestorVisits += 1
                if view !== self && view.isDescendant(of: self) { view.setNeedsEnvironmentUpdate() }
            }
        }
        Simulation.current.marginHeirs.visit { if $0.superview === self { $0.setNeedsEnvironmentUpdate() } }
        tree.guides.visit { guide in
            (guide as? BarGuide)?.update()
            guard guide.isBuiltIn else { return }
            layoutRoot.tree.engine?.updateBuiltIn(guide)
            (guide as? UITrackingLayoutGuide)?.updateTrackedConstraints()
        }
    }

    func additionalSafeAreaDidChange() {
        setNeedsEnvironmentUpdate()
        if Simulation.current.switches.contains(.changesSafeAreaInSetter) { updateEnvironmentInSubtree() }
    }

    /// Tells the views and controllers of this subtree about changed insets, without a layout.
    private func updateEnvironmentInSubtree() {
        if pending.environment {
            pending.environment = false
            updateEnvironment()
        }
        if pending.subtree { marked?.visit(in: self) { $0.updateEnvironmentInSubtree() } }
    }

    private func tellSubviewsOfSafeArea() {
        let reach = safeAreaForSubviews
        if reach == nil || reach != safeAreaStorage?.told?.reach { setNeedsEnvironmentUpdateOfSubviews() }
        safeAreaStorage?.tell(reach)
    }

    /// The view's margins in points.
    ///
    /// The safe area is added to the custom margins, unless `insetsLayoutMarginsFromSafeArea` is false. If the view
    /// preserves its superview's margins, the margins also contain every part of the view that lies in the superview's
    /// margins.
    var wholeMargins: UIEdgeInsets {
        let whole = insetsLayoutMarginsFromSafeArea ? ownMargins.adding(safeAreaInsets) : ownMargins
        guard preservesSuperviewLayoutMargins, let superview else { return whole }
        return whole.max(superview.layoutMargins.reaching(into: frame, from: superview.bounds))
    }

    /// The custom margins in points.
    ///
    /// In a controller's view, they are at least as wide as the system's margins (rule B15).
    private var ownMargins: UIEdgeInsets {
        guard let custom = extras?.customMargins else { return defaultMargins }
        guard let controller, controller.viewRespectsSystemMinimumLayoutMargins else { return custom }
        return custom.max(margins(byDirection: controller.systemMinimumLayoutMargins))
    }

    /// The insets of the readable area, in points (rule B19).
    ///
    /// The insets are the margins, or larger insets if lines are too long.
    var readableInsets: UIEdgeInsets {
        var insets = layoutMargins
        let room = bounds.width - insets.left - insets.right, widest = Self.readableWidth
        guard room > widest else { return insets }
        insets.left += (room - widest) / 2
        insets.right += (room - widest) / 2
        return insets
    }

    /// The length of the longest readable line at the default text size, in points (rule B19).
    private static var readableWidth: CGFloat { 672 }

    func setCustomMargins(_ margins: UIEdgeInsets) {
        ownExtras.customMargins = margins
        marginsDidChange()
    }

    func setInsetsMarginsFromSafeArea(_ insets: Bool) {
        ownExtras.insetsMarginsFromSafeArea = insets
        setNeedsEnvironmentUpdate()
    }

    /// Keeps the safe area out of the margins of a content view that UIKit makes (rule B67).
    func keepsSafeAreaOutOfMargins() {
        if !Simulation.current.switches.contains(.addsSafeAreaToContentMargins) { setInsetsMarginsFromSafeArea(false) }
    }

    func setPreservesMargins(_ preserves: Bool) {
        guard preserves != preservesSuperviewLayoutMargins else { return }
        ownExtras.preservesMargins = preserves
        if preserves { Simulation.current.marginHeirs.add(self) }
        marginsDidChange()
    }

    /// The next update notifies the subviews that preserve a part of these margins (rule B18).
    func marginsDidChange() {
        layoutMarginsDidChange()
        setNeedsLayout()
        setNeedsEnvironmentUpdate()
    }

    /// The margins without the safe area, in points.
    var marginsByDirection: NSDirectionalEdgeInsets {
        let own = ownMargins, flips = effectiveUserInterfaceLayoutDirection == .rightToLeft
        return NSDirectionalEdgeInsets(
            top: own.top, leading: flips ? own.right : own.left, bottom: own.bottom,
            trailing: flips ? own.left : own.right)
    }

    func margins(byDirection margins: NSDirectionalEdgeInsets) -> UIEdgeInsets {
        let flips = effectiveUserInterfaceLayoutDirection == .rightToLeft
        return UIEdgeInsets(
            top: margins.top, left: flips ? margins.trailing : margins.leading, bottom: margins.bottom,
            right: flips ? margins.leading : margins.trailing)
    }

    /// Sets the semantic attribute.
    ///
    /// A new reading direction reverses constraints, so the tree needs a new engine.
    func setSemantics(_ semantics: UISemanticContentAttribute) {
        guard semantics != semanticContentAttribute else { return }
        ownExtras.semantics = semantics
        if !tree.constraints.isEmpty { layoutRoot.invalidateLayoutEngine() }
    }

    var readingDirection: UIUserInterfaceLayoutDirection {
        semanticContentAttribute.direction(in: UIApplication.shared.userInterfaceLayoutDirection)
    }

    private var defaultMargins: UIEdgeInsets {
        guard let controller else { return UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8) }
        let minimum = controller.systemMinimumLayoutMargins
        return UIEdgeInsets(top: 0, left: minimum.leading, bottom: 0, right: minimum.trailing)
    }
}

extension UITraitCollection {
    /// The system's side margin in points: 16 in compact width, 20 in regular width and on wide phones (rule B14).
    @MainActor var sideMargin: CGFloat {
        let isWidePhone = Simulation.current.screen.profile.portraitSize.width >= 414
        return horizontalSizeClass == .regular || isWidePhone ? 20 : 16
    }
}

extension UISemanticContentAttribute {
    func direction(in direction: UIUserInterfaceLayoutDirection) -> UIUserInterfaceLayoutDirection {
        switch self {
        case .forceRightToLeft: .rightToLeft
        case .forceLeftToRight, .playback, .spatial: .leftToRight
        case .unspecified: direction
        @unknown default: direction
        }
    }
}

extension CGRect {
    /// Returns the edges of the rectangle that remains after the insets are subtracted.
    ///
    /// On a side with a zero inset, the edge is infinite. A view then counts as inside on this side, wherever the view
    /// is.
    fileprivate func edges(inside insets: UIEdgeInsets) -> UIEdgeInsets {
        UIEdgeInsets(
            top: insets.top == 0 ? -.infinity : minY + insets.top,
            left: insets.left == 0 ? -.infinity : minX + insets.left,
            bottom: insets.bottom == 0 ? .infinity : maxY - insets.bottom,
            right: insets.right == 0 ? .infinity : maxX - insets.right)
    }

    fileprivate func lies(inside edges: UIEdgeInsets) -> Bool {
        minY >= edges.top && minX >= edges.left && maxY <= edges.bottom && maxX <= edges.right
    }
}

extension UIEdgeInsets {
    /// Returns how far the insets of an outer rectangle reach into a box, in points (rule C1).
    ///
    /// Both rectangles are in the same coordinate space. The box may lie outside the outer rectangle. Even then, each
    /// result is at most the inset of the same side.
    func reaching(into box: CGRect, from outer: CGRect) -> UIEdgeInsets {
        func rest(of inset: CGFloat, after distance: CGFloat) -> CGFloat {
            // A frame that is derived from a center has a tiny rounding error, which must not become a safe area.
            let clean = (distance * 1024).rounded() / 1024
            return Swift.max(0, inset - Swift.max(0, abs(clean - distance) < 1e-9 ? clean : distance))
        }
        return UIEdgeInsets(
            top: rest(of: top, after: box.minY - outer.minY), left: rest(of: left, after: box.minX - outer.minX),
            bottom: rest(of: bottom, after: outer.maxY - box.maxY),
            right: rest(of: right, after: outer.maxX - box.maxX))
    }

    var negated: UIEdgeInsets { UIEdgeInsets(top: -top, left: -left, bottom: -bottom, right: -right) }

    func max(_ other: UIEdgeInsets) -> UIEdgeInsets {
        UIEdgeInsets(
            top: Swift.max(top, other.top), left: Swift.max(left, other.left), bottom: Swift.max(bottom, other.bottom),
            right: Swift.max(right, other.right))
    }

    func adding(_ other: UIEdgeInsets) -> UIEdgeInsets {
        UIEdgeInsets(
            top: top + other.top, left: left + other.left, bottom: bottom + other.bottom, right: right + other.right)
    }
}
