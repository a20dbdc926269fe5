// Fidelity: exact — rules B6, B7, B40: the times at which solved values become frames

import Foundation

extension UIView {
    var constraintsInSubtree: [NSLayoutConstraint] {
        var found: [NSLayoutConstraint] = []
        forEachInSubtree { view in
            // For the few constraints of most views, the standard library's bulk copy is slower.
            for constraint in view.tree.constraints { found.append(constraint) }
        }
        ActivationOrder.arrange(&found)
        return found
    }

    func countNodes() -> Int {
        var count = nodeStorage == nil ? 0 : 1
        for guide in tree.guides where guide.nodeStorage != nil { count += 1 }
        for subview in subviewStorage { count += subview.countNodes() }
        return count
    }

    /// Discards the layout engine; call this method on the topmost view of the tree.
    ///
    /// The next layout builds a new engine.
    func invalidateLayoutEngine() {
        tree.engine = nil
        pending.subtree = true
    }

    func prepareLayoutEngine() {
        let root = layoutRoot
        if let engine = root.tree.engine {
            engine.isProvisional = false
            return engine.takeInLeftOut()
        }
        let engine = LayoutEngine(root: root)
        root.tree.engine = engine
        engine.build()
    }

    /// Without an engine there is nothing to do, because a later engine reads the changed state itself.
    func setNeedsUpdateLayout(after change: (LayoutEngine) -> Void) {
        if let engine = layoutRoot.tree.engine {
            change(engine)
            engine.flush()
        } else {
            setNeedsLayout()
        }
    }

    func layoutEngineFrameDidChange(withSize: Bool = true) {
        guard translatesAutoresizingMaskIntoConstraints else { return }
        layoutRoot.tree.engine?.frameDidChange(of: self, withSize: withSize)
    }

    func layoutEngineSizeDidChange() {
        layoutEngineFrameDidChange()
        if self === layoutRoot { tree.engine?.frameDidChange(of: self, withSize: true) }
    }

    /// The guides get their frames before the view's layout starts (rule B10).
    func applySolvedGuides() {
        guard !tree.guides.isEmpty, let engine = layoutRoot.tree.engine else { return }
        tree.guides.visit { guide in
            if guide.role == .keyboard { (guide as? UIKeyboardLayoutGuide)?.isLaidOut = true }
            guard !guide.isBuiltIn, let node = engine.knownNode(of: guide) else { return }
            guide.solvedFrame = engine.box(of: node)
        }
    }

    func setNeedsPlace() {
        guard !tree.waitsForPlace, !tree.translatesAutoresizingMask, let parent = superviewStorage else { return }
        tree.waitsForPlace = true
        if parent.tree.placesAllSubviews { return }
        if !tree.isListedForPlace { SubviewQueue.add(self, to: &parent.moved, .place) }
    }

    /// Edges are rounded to pixels (rule B40).
    func applySolvedLayout() {
        guard !subviewStorage.isEmpty else { return }
        guard let engine = layoutRoot.tree.engine else { return }
        let scale = window?.screen.scale ?? Simulation.current.screen.scale
        if tree.placesAllSubviews {
            tree.placesAllSubviews = false
            subviewStorage.visit { $0.takeSolvedPlace(from: engine, scale: scale) }
        } else {
            moved?.visit(in: self) { $0.takeSolvedPlace(from: engine, scale: scale) }
        }
        moved?.clear()
    }

    private func takeSolvedPlace(from engine: LayoutEngine, scale: CGFloat) {
        Simulation.current.record.placeVisits += 1
        tree.waitsForPlace = false
        guard !translatesAutoresizingMaskIntoConstraints, let node = engine.knownNode(of: self) else { return }
        takePlace(frame(forAlignmentRect: engine.box(of: node)).edgesRounded(toScale: scale))
    }

    /// Setting size and centre keeps the view's transform.
    ///
    /// The centre comes first, because an observer of the safe area runs when the size changes.
    func place(in box: CGRect) {
        center = CGPoint(
            x: box.minX + layerStorage.anchorPoint.x * box.width, y: box.minY + layerStorage.anchorPoint.y * box.height)
        bounds = CGRect(origin: bounds.origin, size: box.size)
    }

    /// Deactivates the constraints between this subtree and the views above.
    ///
    /// Each constraint has an owner above the subtree. The constraints of the nearest owner leave first, in the order
    /// of their activation.
    func deactivateConstraintsToOutside() {
        var found: [(height: Int, constraint: NSLayoutConstraint)] = []
        forEachInSubtree { view in
            for constraint in view.tree.mentions {
                if let height = constraint.owner?.height(above: self) { found.append((height, constraint)) }
            }
        }
        found.sort { ($0.height, $0.constraint.activation) < ($1.height, $1.constraint.activation) }
        for (_, constraint) in found { constraint.isActive = false }
    }

    private func height(above view: UIView) -> Int? {
        var height = 1, ancestor = view.superviewStorage
        while let current = ancestor {
            if current === self { return height }
            (height, ancestor) = (height + 1, current.superviewStorage)
        }
        return nil
    }
}

extension CGRect {
    func edgesRounded(toScale scale: CGFloat) -> CGRect {
        // The addition makes values half-way between two pixels round up. Otherwise a tiny rounding error of the solver
        // would decide.
        func pixels(_ value: CGFloat) -> CGFloat { (value * scale + 1e-6).rounded() }
        let left = pixels(minX), top = pixels(minY)
        // The width and the height are differences of whole pixels. So a length of 100 points stays exact on a screen
        // with three pixels per point.
        return CGRect(
            x: left / scale, y: top / scale, width: (pixels(maxX) - left) / scale,
            height: (pixels(maxY) - top) / scale)
    }
}
