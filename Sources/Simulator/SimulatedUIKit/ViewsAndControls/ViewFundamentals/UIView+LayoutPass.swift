// Fidelity: exact — rules A38, B1 to B9

import Foundation

extension UIView {
    struct PendingWork {
        var layout = false
        /// Whether a layout was skipped because the view or one of its superviews was hidden.
        var missesLayout = false
        var constraints = false
        /// Whether the safe area, the margins and the guides that follow them need an update.
        var environment = false
        var subtree = false
        var isInLayout = false
        /// Whether the superview lists this view among the subviews to visit.
        var isListed = false
    }

    var needsCommit: Bool { pending.layout || pending.constraints || pending.environment || pending.subtree }

    func passOnBounds(from old: CGRect) {
        safeAreaMayReachElsewhere(forSubviewsToo: true)
        if bounds.size != old.size {
            resizeSubviews(from: old.size)
            layoutEngineSizeDidChange()
        }
        layoutRoot.tree.engine?.geometryDidChange(of: self)
        if !tree.isBeingPlaced { setNeedsPlace() }
        implicitSetNeedsLayout()
        superviewStorage?.implicitSetNeedsLayout()
        markForEnvironmentUpdate()
        // The safe area of subviews depends on these bounds, even if this view's own safe area stays the same.
        if !tree.isBeingPlaced, knownSafeAreaInsets != .zero { setNeedsEnvironmentUpdateOfSubviews() }
    }

    func passOnPosition() {
        safeAreaMayReachElsewhere(forSubviewsToo: false)
        layoutEngineFrameDidChange(withSize: false)
        if !tree.isBeingPlaced { setNeedsPlace() }
        if placeMattersForEnvironment { markForEnvironmentUpdate() }
    }

    func passOnTransform() {
        implicitSetNeedsLayout()
        superviewStorage?.implicitSetNeedsLayout()
        setNeedsEnvironmentUpdate()
    }

    func markForWholeLayout() {
        tree.placesAllSubviews = true
        markForLayout()
    }

    func markForConstraints() {
        pending.constraints = true
        mark()
    }

    /// Requests a layout that examines only the subviews that have moved.
    func markForLayout() {
        pending.layout = true
        mark()
    }

    /// Requests a layout; a view inside its own layout is left as it is (rule A38).
    func implicitSetNeedsLayout() {
        if !pending.isInLayout { markForLayout() }
    }

    func setNeedsEnvironmentUpdate() {
        forgetSafeArea()
        markForEnvironmentUpdate()
    }

    func markForEnvironmentUpdate() {
        guard !pending.environment else { return }
        pending.environment = true
        mark()
    }

    /// Adds this view to its superview's list of subviews to visit, and does the same for each superview up to one that
    /// is already listed.
    func mark() {
        var view = self
        while !view.pending.isListed, let parent = view.superviewStorage {
            SubviewQueue.add(view, to: &parent.marked, .commit)
            if parent.pending.subtree { return }
            parent.pending.subtree = true
            view = parent
        }
    }

    func layOutNow() {
        guard needsCommit || isWithoutEngine else { return }
        if isOnPresentPhone { layOutPending() } else { onOwnPhone { layOutPending() } }
    }

    private func layOutPending() {
        var top = self
        if pending.layout { while let parent = top.superviewStorage, parent.pending.layout { top = parent } }
        var loop = LayoutLoop()
        repeat {
            if loop.isEndless() { return LayoutLoop.note(in: [top]) }
            top.updateConstraintsInSubtree()
            top.layoutSubtreeIfNeeded()
        } while top.needsCommit || top.isWithoutEngine
    }

    /// Whether the tree has discarded its layout engine.
    ///
    /// In that case only the topmost view is marked, and a new engine may move any view.
    private var isWithoutEngine: Bool {
        let root = layoutRoot
        return root.pending.subtree && root.tree.engine == nil
    }

    /// Updates constraints, children first (rule B1).
    func updateConstraintsInSubtree() {
        guard needsCommit else { return }
        if pending.subtree { marked?.visit(in: self) { $0.updateConstraintsInSubtree() } }
        guard pending.constraints else { return }
        pending.constraints = false
        if let controller { controller.updateViewConstraints() } else { updateConstraints() }
    }

    /// Lays out this view, then every marked view in its subtree.
    func layoutSubtreeIfNeeded() {
        layoutRoot.prepareLayoutEngine()
        layoutMarkedViews(insideHidden: skipsHiddenViews ? isInsideHiddenView : nil)
    }

    /// - Parameter insideHidden: whether a superview is hidden; nil if hidden views are laid out as well.
    private func layoutMarkedViews(insideHidden: Bool?) {
        let isSkipped = insideHidden.map { $0 || isHidden }
        Simulation.current.record.layoutVisits += 1
        if pending.environment {
            pending.environment = false
            updateEnvironment()
        }
        if pending.layout { if isSkipped == true { skipLayout() } else { layoutOnce() } }
        guard pending.subtree else { return }
        marked?.visit(in: self) { $0.layoutMarkedViews(insideHidden: isSkipped) }
        // Clear the list only now, because a subview that was marked and visited in this pass is done. If this pass has
        // discarded the engine, another pass is still required.
        marked?.clear()
        pending.subtree = !(marked?.isEmpty ?? true) || superviewStorage == nil && tree.engine == nil
    }

    private func layoutOnce() {
        pending.layout = false
        pending.isInLayout = true
        layerStorage.hasBeenCommitted = layerStorage.hasBeenCommitted || window != nil
        // Leave out the keyboard's own windows, because the keyboard lays them out.
        if window?.coversScreen != true { Simulation.current.record.layoutPasses += 1 }
        applySolvedGuides()
        controller?.viewWillLayoutSubviews()
        layoutSubviews()
        controller?.viewDidLayoutSubviews()
        pending.isInLayout = false
    }

    // MARK: Hidden views, which are laid out unless a switch says otherwise

    private var skipsHiddenViews: Bool { Simulation.current.switches.contains(.skipsHiddenViewsInLayout) }

    private var isInsideHiddenView: Bool {
        var view = superviewStorage
        while let current = view {
            if current.isHidden { return true }
            view = current.superviewStorage
        }
        return false
    }

    private func skipLayout() {
        pending.layout = false
        pending.missesLayout = true
    }

    /// Requests the layouts that were skipped while the view was hidden.
    func catchUpOnLayout() {
        guard skipsHiddenViews else { return }
        forEachInSubtree { view in
            guard view.pending.missesLayout else { return }
            view.pending.missesLayout = false
            view.markForLayout()
        }
    }

    func dirtyViews() -> [UIView] {
        let own = pending.layout || pending.constraints || pending.environment ? [self] : []
        return own + subviewStorage.flatMap { $0.dirtyViews() }
    }
}
