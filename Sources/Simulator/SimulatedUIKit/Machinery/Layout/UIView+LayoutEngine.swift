// Fidelity: exact — rules B6, B7, B40: when solved values become frames

import Foundation

extension UIView {
    /// The active constraints of this view and of those below, in the order of activation.
    var constraintsInSubtree: [NSLayoutConstraint] {
        var found: [NSLayoutConstraint] = []
        forEachInSubtree { view in
            // One by one: most views have few, and then the library's way of copying many takes longer.
            for constraint in view.tree.constraints { found.append(constraint) }
        }
        ActivationOrder.arrange(&found)
        return found
    }

    /// How many views and guides in this view and below Auto Layout has ever referred to.
    func countNodes() -> Int {
        var count = nodeStorage == nil ? 0 : 1
        for guide in tree.guides where guide.nodeStorage != nil { count += 1 }
        for subview in subviewStorage { count += subview.countNodes() }
        return count
    }

    /// Throws the engine away; the next layout builds a new one.
    ///
    /// Called on the topmost view.
    func invalidateLayoutEngine() {
        tree.engine = nil
        pending.subtree = true
    }

    /// Builds the engine if the topmost view has none.
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

    /// Tells a living engine about a change at once; without one the next layout will see it.
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

    /// Writes solved values to own guides, before the view's layout starts (rule B10).
    func applySolvedGuides() {
        guard !tree.guides.isEmpty, let engine = layoutRoot.tree.engine else { return }
        tree.guides.visit { guide in
            if guide.role == .keyboard { (guide as? UIKeyboardLayoutGuide)?.isLaidOut = true }
            guard !guide.isBuiltIn, let node = engine.knownNode(of: guide) else { return }
            guide.solvedFrame = engine.box(of: node)
        }
    }

    /// The view may not be where Auto Layout wants it; the superview's next layout will see.
    func setNeedsPlace() {
        guard !tree.waitsForPlace, !tree.translatesAutoresizingMask, let parent = superviewStorage else { return }
        tree.waitsForPlace = true
        if parent.tree.placesAllSubviews { return }
        if !tree.isListedForPlace { SubviewQueue.add(self, to: &parent.moved, .place) }
    }

    /// Writes solved values to direct subviews that have been moved, edges rounded to pixels (rule B40).
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

    /// Sets size and centre, so that a transform stays as it is.
    ///
    /// The centre first: who looks at the safe area when the size changes must not see the new size at the old place.
    func place(in box: CGRect) {
        center = CGPoint(
            x: box.minX + layerStorage.anchorPoint.x * box.width, y: box.minY + layerStorage.anchorPoint.y * box.height)
        bounds = CGRect(origin: bounds.origin, size: box.size)
    }

    /// Deactivates what ties this view and those below to views above, from the closest owner up, in the order of activation.
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

    /// How many levels further up than another view this one contains it; nil where it does not.
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
        // A solved value carries the noise of the way to it; what lies half-way between two pixels must not show it.
        func pixels(_ value: CGFloat) -> CGFloat { (value * scale + 1e-6).rounded() }
        let left = pixels(minX), top = pixels(minY)
        // Whole pixels are subtracted before they become points: 100 points stay 100 on a screen of three pixels a point.
        return CGRect(
            x: left / scale, y: top / scale, width: (pixels(maxX) - left) / scale,
            height: (pixels(maxY) - top) / scale)
    }
}
