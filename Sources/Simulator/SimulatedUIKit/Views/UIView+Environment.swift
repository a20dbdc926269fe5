// Fidelity: exact — rules B12 to B16, C1 to C9, E36 to E41; readable width is absent

import Foundation

extension UIView {
    var presentSafeArea: UIEdgeInsets {
        guard let parent = superviewStorage, window != nil else {
            let own = (self as? UIWindow)?.ownSafeAreaInsets
            presentSafeAreaInsets = own
            return own ?? .zero
        }
        if let known = presentSafeAreaInsets { return known }
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

    /// Something that the safe area depends on has changed, so that it is worked out anew here and below.
    ///
    /// What is known below a view follows from what is known of it: where nothing is known, nothing below is.
    func forgetSafeArea() {
        guard tree.safeArea != .unknown else { return }
        tree.safeArea = .unknown
        forgetSafeAreaOfSubviews()
    }

    func forgetSafeAreaOfSubviews() { subviewStorage.visit { $0.forgetSafeArea() } }

    /// The view has another place or size: that matters to it only where something of the safe area arrives.
    ///
    /// Subviews of a view that Auto Layout places are looked at once it has been placed.
    func safeAreaMayReachElsewhere(forSubviewsToo reachesSubviews: Bool) {
        if tree.isBeingPlaced, superviewStorage?.tree.safeArea != .unknown {
            tree.safeArea = .unknown
            return
        }
        if superviewStorage?.tree.safeArea != .zero { forgetSafeArea() }
        if reachesSubviews, tree.safeArea == .inObject { forgetSafeAreaOfSubviews() }
    }

    /// Where the safe area ends, in the view's coordinates; nil where it takes nothing away.
    ///
    /// What of it arrives in a subview follows from this and the subview's place: a view that grows or shrinks beyond the
    /// safe area's end, such as a long column, changes nothing for them.
    private var edgesOfSafeArea: UIEdgeInsets? {
        let insets = safeAreaInsets, bounds = bounds
        guard insets != .zero else { return nil }
        return UIEdgeInsets(
            top: bounds.minY + insets.top, left: bounds.minX + insets.left, bottom: bounds.maxY - insets.bottom,
            right: bounds.maxX - insets.right)
    }

    func setNeedsEnvironmentUpdateOfSubviews() {
        safeAreaStorage?.toldEdges = nil
        subviewStorage.visit { $0.setNeedsEnvironmentUpdate() }
    }

    /// Takes a place that Auto Layout gives, and lets subviews look at the safe area if it ends elsewhere for them.
    func takePlace(_ box: CGRect) {
        let isKnown = tree.safeArea != .unknown, former = isKnown ? edgesOfSafeArea : nil, oldBounds = bounds
        tree.isBeingPlaced = true
        place(in: box)
        tree.isBeingPlaced = false
        guard !subviewStorage.isEmpty else { return }
        if isKnown {
            guard edgesOfSafeArea != former else { return }
            forgetSafeAreaOfSubviews()
        }
        if bounds != oldBounds, knownSafeAreaInsets != .zero { setNeedsEnvironmentUpdateOfSubviews() }
    }

    private func reach(of insets: UIEdgeInsets, in parent: UIView) -> UIEdgeInsets {
        let box = controller?.presentation.restingFrame ?? frame, outer = parent.bounds
        return UIEdgeInsets(
            top: max(0, insets.top - (box.minY - outer.minY)), left: max(0, insets.left - (box.minX - outer.minX)),
            bottom: max(0, insets.bottom - (outer.maxY - box.maxY)),
            right: max(0, insets.right - (outer.maxX - box.maxX)))
    }

    /// Whether another place alone can change the environment here or below.
    ///
    /// Where nothing of the safe area arrives, only the keyboard's guides know where they are: other views that move as
    /// they are need no visit. A superview that the safe area comes to later marks its subviews then.
    var placeMattersForEnvironment: Bool {
        guard let parent = superviewStorage, parent.knownSafeAreaInsets == .zero else { return true }
        guard keyboardGuides > 0 else { return false }
        var holdsGuide = false
        Simulation.current.keyboardObservers.visit { holdsGuide = holdsGuide || $0.isDescendant(of: self) }
        return holdsGuide
    }

    /// Tells the view and its controllers about changed insets, before the layout that uses them (rule C9).
    func updateEnvironment() {
        layer.hasBeenCommitted = layer.hasBeenCommitted || window != nil
        let insets = safeAreaInsets
        if insets != knownSafeAreaInsets {
            knownSafeAreaInsets = insets
            safeAreaInsetsDidChange()
            controller?.viewSafeAreaInsetsDidChange()
            markForLayout()
            let edges = edgesOfSafeArea
            if edges == nil || edges != safeAreaStorage?.toldEdges?.insets { setNeedsEnvironmentUpdateOfSubviews() }
            safeAreaStorage?.toldEdges = subviewStorage.isEmpty ? nil : edges.map { SafeArea.Edges($0) }
        }
        // Guides below depend on where they lie on the screen, which has just changed.
        if keyboardGuides > 0 {
            Simulation.current.keyboardObservers.visit { view in
                if view !== self && view.isDescendant(of: self) { view.setNeedsEnvironmentUpdate() }
            }
        }
        tree.guides.visit { guide in
            guard guide.isBuiltIn else { return }
            layoutRoot.tree.engine?.updateBuiltIn(guide)
            (guide as? UITrackingLayoutGuide)?.updateTrackedConstraints()
        }
    }

    /// The custom margins plus the safe area, in points.
    var wholeMargins: UIEdgeInsets {
        let own = extras?.customMargins ?? defaultMargins
        return insetsLayoutMarginsFromSafeArea ? own.adding(safeAreaInsets) : own
    }

    func setCustomMargins(_ margins: UIEdgeInsets) {
        ownExtras.customMargins = margins
        layoutMarginsDidChange()
        setNeedsLayout()
        setNeedsEnvironmentUpdate()
    }

    /// The margins by reading direction, without the safe area, in points.
    var marginsByDirection: NSDirectionalEdgeInsets {
        let own = extras?.customMargins ?? defaultMargins
        let flips = effectiveUserInterfaceLayoutDirection == .rightToLeft
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

    var readingDirection: UIUserInterfaceLayoutDirection {
        switch semanticContentAttribute {
        case .forceRightToLeft: .rightToLeft
        case .forceLeftToRight, .playback, .spatial: .leftToRight
        case .unspecified: UIApplication.shared.userInterfaceLayoutDirection
        }
    }

    private var defaultMargins: UIEdgeInsets {
        guard let controller else { return UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8) }
        let minimum = controller.systemMinimumLayoutMargins
        return UIEdgeInsets(top: 0, left: minimum.leading, bottom: 0, right: minimum.trailing)
    }
}

extension UIEdgeInsets {
    /// The insets that undo these.
    var negated: UIEdgeInsets { UIEdgeInsets(top: -top, left: -left, bottom: -bottom, right: -right) }

    func adding(_ other: UIEdgeInsets) -> UIEdgeInsets {
        UIEdgeInsets(
            top: top + other.top, left: left + other.left, bottom: bottom + other.bottom, right: right + other.right)
    }
}
