// Fidelity: exact — rules A38, B1 to B9

import Foundation

extension UIView {
    /// What a view still has to do before the turn ends.
    struct PendingWork {
        var layout = false
        var constraints = false
        /// Safe area, margins and the guides that follow them.
        var environment = false
        /// Something below has work to do.
        var subtree = false
        var isInLayout = false
        /// Whether the view is among those that its superview has to come to.
        var isListed = false
    }

    var needsCommit: Bool { pending.layout || pending.constraints || pending.environment || pending.subtree }

    /// Asks for a layout pass before the turn ends, in which every subview is looked at.
    public func setNeedsLayout() {
        tree.placesAllSubviews = true
        markForLayout()
    }

    /// Asks for a layout pass in which those subviews are looked at that have been moved.
    func markForLayout() {
        pending.layout = true
        mark()
    }

    /// Asks for ``updateConstraints()`` before the turn ends.
    public func setNeedsUpdateConstraints() {
        pending.constraints = true
        mark()
    }

    /// Whether ``updateConstraints()`` is still to come.
    public func needsUpdateConstraints() -> Bool { pending.constraints }

    /// Marks that UIKit itself makes; a view inside its own layout is not marked again (rule A38).
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

    /// Lists this view, which has work to do, in its superview, and so on up to one that is listed already.
    func mark() {
        var view = self
        while !view.pending.isListed, let parent = view.superviewStorage {
            SubviewQueue.add(view, to: &parent.marked, .commit)
            if parent.pending.subtree { return }
            parent.pending.subtree = true
            view = parent
        }
    }

    /// Lays out now what is pending in this view and below, starting as far up as superviews are pending too (rule B4).
    public func layoutIfNeeded() {
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

    /// Whether the tree has thrown its engine away: only the topmost view is marked then, and a new engine may move any.
    private var isWithoutEngine: Bool {
        let root = layoutRoot
        return root.pending.subtree && root.tree.engine == nil
    }

    /// Runs pending constraint updates in this view and below now.
    public func updateConstraintsIfNeeded() { updateConstraintsInSubtree() }

    /// Updates bottom-up: children first (rule B1).
    func updateConstraintsInSubtree() {
        guard needsCommit else { return }
        if pending.subtree { marked?.visit(in: self) { $0.updateConstraintsInSubtree() } }
        guard pending.constraints else { return }
        pending.constraints = false
        if let controller { controller.updateViewConstraints() } else { updateConstraints() }
    }

    /// Lays out top-down: this view, then every view below that is marked.
    func layoutSubtreeIfNeeded() {
        layoutRoot.prepareLayoutEngine()
        layoutMarkedViews()
    }

    private func layoutMarkedViews() {
        Simulation.current.record.layoutVisits += 1
        if pending.environment {
            pending.environment = false
            updateEnvironment()
        }
        if pending.layout { layoutOnce() }
        guard pending.subtree else { return }
        marked?.visit(in: self) { $0.layoutMarkedViews() }
        // Afterwards, because a subview that is marked and reached in this walk must not ask for another one; an engine that
        // the walk threw away does.
        marked?.clear()
        pending.subtree = !(marked?.isEmpty ?? true) || superviewStorage == nil && tree.engine == nil
    }

    private func layoutOnce() {
        pending.layout = false
        pending.isInLayout = true
        layer.hasBeenCommitted = layer.hasBeenCommitted || window != nil
        // The keyboard lays its own windows out; that is not the app's work.
        if window?.coversScreen != true { Simulation.current.record.layoutPasses += 1 }
        applySolvedGuides()
        controller?.viewWillLayoutSubviews()
        layoutSubviews()
        controller?.viewDidLayoutSubviews()
        pending.isInLayout = false
    }

    func dirtyViews() -> [UIView] {
        let own = pending.layout || pending.constraints || pending.environment ? [self] : []
        return own + subviewStorage.flatMap { $0.dirtyViews() }
    }
}
