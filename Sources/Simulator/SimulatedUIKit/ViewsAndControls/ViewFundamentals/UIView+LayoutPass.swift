// Fidelity: exact — rules A38, B1 to B9

import Foundation

extension UIView {
    /// Every view has one, so all of it is in two bytes.
    struct PendingWork {
        private var bits: UInt16 = 0

        private subscript(bit: UInt16) -> Bool {
            get { bits & bit != 0 }
            set { bits = newValue ? bits | bit : bits & ~bit }
        }

        var layout: Bool {
            get { self[1] }
            set { self[1] = newValue }
        }
        /// Whether a layout was skipped because the view or a superview was hidden.
        var missesLayout: Bool {
            get { self[2] }
            set { self[2] = newValue }
        }
        var constraints: Bool {
            get { self[4] }
            set { self[4] = newValue }
        }
        /// Whether the safe area, the margins and their guides need an update.
        var environment: Bool {
            get { self[8] }
            set { self[8] = newValue }
        }
        var subtree: Bool {
            get { self[16] }
            set { self[16] = newValue }
        }
        var isInLayout: Bool {
            get { self[32] }
            set { self[32] = newValue }
        }
        /// Whether the superview lists this view among the subviews to visit.
        var isListed: Bool {
            get { self[64] }
            set { self[64] = newValue }
        }
        /// Whether a layer inside the view's layer that belongs to no view needs layout.
        var sublayers: Bool {
            get { self[128] }
            set { self[128] = newValue }
        }
    }

    var needsCommit: Bool {
        pending.layout || pending.constraints || pending.environment || pending.subtree || pending.sublayers
    }

    func passOnBounds(from old: CGRect) {
        if bounds.size != old.size {
            safeAreaMayReachElsewhere(forSubviewsToo: true)
            resizeSubviews(from: old.size)
            layoutEngineSizeDidChange()
        } else {
            safeAreaMayReachOtherSubviews()
        }
        layoutRoot.tree.engine?.geometryDidChange(of: self)
        if !tree.isBeingPlaced { setNeedsPlace() }
        implicitSetNeedsLayout()
        superviewStorage?.implicitSetNeedsLayout()
        markForEnvironmentUpdate()
        // The bounds can change the safe area of subviews, even if this view's own safe area stays the same.
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

    /// Requests a layout that examines only the moved subviews.
    func markForLayout() {
        pending.layout = true
        mark()
    }

    /// Requests a layout, except inside the view's own layout (rule A38).
    func implicitSetNeedsLayout() {
        if !pending.isInLayout { markForLayout() }
    }

    func setNeedsEnvironmentUpdate() {
        forgetSafeArea()
        markForEnvironmentUpdate()
    }

    func markForSublayers() {
        guard !pending.sublayers else { return }
        pending.sublayers = true
        mark()
    }

    func markForEnvironmentUpdate() {
        guard !pending.environment else { return }
        pending.environment = true
        mark()
    }

    /// Adds this view to its superview's list of subviews to visit.
    ///
    /// The superview is added to its own superview's list, and so on up to a view that is already listed.
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
    /// A new engine may then move any view, although only the topmost view is marked for layout.
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

    func layoutSubtreeIfNeeded() {
        layoutRoot.prepareLayoutEngine()
        layoutMarkedViews(insideHidden: skipsHiddenViews ? isInsideHiddenView : nil)
    }

    /// - Parameter insideHidden: whether a superview is hidden, or nil to lay out hidden views too.
    private func layoutMarkedViews(insideHidden: Bool?) {
        let isSkipped = insideHidden.map { $0 || isHidden }
        Simulation.current.record.layoutVisits += 1
        if pending.environment {
            pending.environment = false
            updateEnvironment()
        }
        if pending.layout { if isSkipped == true { skipLayout() } else { layoutOnce() } }
        if pending.sublayers {
            pending.sublayers = false
            layerStorage.layOutSublayersWithoutView()
        }
        guard pending.subtree else { return }
        marked?.visit(in: self) { $0.layoutMarkedViews(insideHidden: isSkipped) }
        // In one pass, views may be added to the list while the pass visits the list. So the list is cleared only after
        // the pass. A topmost view without a layout engine needs another pass.
        marked?.clear()
        pending.subtree = !(marked?.isEmpty ?? true) || superviewStorage == nil && tree.engine == nil
    }

    private func layoutOnce() {
        pending.layout = false
        pending.isInLayout = true
        layerStorage.hasBeenCommitted = layerStorage.hasBeenCommitted || window != nil
        // The keyboard lays out its own windows, so leave these windows out.
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
