// Fidelity: exact — rules A20 to A28

import Foundation

extension UIView {
    func firstView(withTag tag: Int) -> UIView? {
        self.tag == tag ? self : subviewStorage.lazy.compactMap { $0.viewWithTag(tag) }.first
    }

    /// Makes the views of this subtree forget the constraints of destroyed views.
    nonisolated func outlive() {
        if tree.mentions.contains(where: \.hasLostOwner) { tree.mentions.removeAll { $0.hasLostOwner } }
        for subview in subviewStorage { subview.outlive() }
    }

    /// Returns the index of a sibling after the removal of another view.
    func position(of sibling: UIView, without view: UIView) -> Int? {
        guard let index = index(of: sibling), sibling !== view else { return nil }
        return self.index(of: view).map { $0 < index } ?? false ? index - 1 : index
    }

    func insert(_ view: UIView, at index: Int) {
        UIKitException.invalidArgument.require(
            !isDescendant(of: view), "Can't add self as subview, nor a view that contains it")
        requireAcceptance(of: view)
        view.controller?.requireParentAbove(self)
        if view.superviewStorage === self {
            reorder(view, to: min(index, subviewStorage.count - 1))
            return
        }
        let oldWindow = view.window, newWindow = window
        if oldWindow !== newWindow { view.forEachInSubtree { $0.windowWillChange(to: newWindow) } }
        view.willMove(toSuperview: self)
        if view.superviewStorage != nil { view.leaveSuperview(for: self) }
        view.tree.engine = nil
        view.superviewStorage = self
        if view.isFlexible { tree.flexibleSubviews += 1 }
        view.joinTree(of: self)
        view.forgetSafeArea()
        countKeyboardGuides(view.keyboardGuides)
        store(view, at: min(index, subviewStorage.count))
        // A destroyed superview has no lists any more, but these flags may still be set.
        (view.pending.isListed, view.tree.isListedForPlace, view.tree.waitsForPlace) = (false, false, false)
        layoutRoot.tree.engine?.takeIn(view)
        implicitSetNeedsLayout()
        if view.needsCommit { view.mark() }
        view.setNeedsEnvironmentUpdate()
        if oldWindow !== newWindow { view.forEachInSubtree { $0.windowDidChange(to: newWindow) } }
        view.didMoveToSuperview()
        didAddSubview(view)
    }

    /// Removes the view from its superview.
    ///
    /// If the view moves to a new superview, that superview itself calls `willMove(toSuperview:)` and
    /// `didMoveToSuperview()`.
    func leaveSuperview(for newParent: UIView?) {
        guard let parent = superviewStorage else { return }
        let oldWindow = window
        if newParent?.window !== oldWindow { oldWindow?.windowOfResponders?.endEditingBecauseOfRemoval(of: self) }
        parent.willRemoveSubview(self)
        if newParent == nil {
            willMove(toSuperview: nil)
            if oldWindow != nil { forEachInSubtree { $0.windowWillChange(to: nil) } }
        }
        deactivateConstraintsToOutside()
        layoutRoot.tree.engine?.takeOut(self)
        parent.unstore(self)
        if isFlexible { parent.tree.flexibleSubviews -= 1 }
        superviewStorage = nil
        leaveTree()
        forgetSafeArea()
        parent.countKeyboardGuides(-keyboardGuides)
        parent.implicitSetNeedsLayout()
        guard newParent == nil else { return }
        if oldWindow != nil { forEachInSubtree { $0.windowDidChange(to: nil) } }
        didMoveToSuperview()
    }

    func resignResponderInside(force: Bool) -> Bool {
        guard let responder = window?.firstResponderStorage, let view = responder as? UIView, view.lies(in: self)
        else { return true }
        return responder.resign(force: force)
    }

    func lies(in view: UIView) -> Bool {
        var candidate = self
        while candidate !== view {
            guard !candidate.isSubview(of: view) else { return true }
            guard let parent = candidate.superviewStorage else { return false }
            candidate = parent
        }
        return true
    }

    private func windowWillChange(to newWindow: UIWindow?) {
        controller?.viewWillMove(toWindow: newWindow)
        willMove(toWindow: newWindow)
    }

    private func windowDidChange(to newWindow: UIWindow?) {
        setNeedsEnvironmentUpdate()
        didMoveToWindow()
        controller?.viewDidMove(toWindow: newWindow)
    }

    func forEachInSubtree(_ body: (UIView) -> Void) {
        body(self)
        for subview in subviewStorage { subview.forEachInSubtree(body) }
    }

    var debugName: String {
        let name = String(describing: type(of: self))
        return accessibilityIdentifier.map { "\(name) '\($0)'" } ?? name
    }

    /// One line per view: class, identifier, frame in the superview's coordinates.
    @_spi(Simulation)
    public func recursiveText(indent: Int = 0) -> String {
        let box = "(\(frame.minX), \(frame.minY), \(frame.width), \(frame.height))"
        let line = String(repeating: "  ", count: indent) + "\(debugName) \(box)\n"
        return subviewStorage.reduce(line) { $0 + $1.recursiveText(indent: indent + 1) }
    }

    /// Returns the closest common ancestor, possibly one of the views, or nil for views in different trees.
    static func commonAncestor(of first: UIView, _ second: UIView) -> UIView? {
        // Usually one view contains the other, or both have the same superview.
        if first === second || second.isSubview(of: first) { return first }
        if first.isSubview(of: second) { return second }
        if let parent = first.superviewStorage, second.isSubview(of: parent) { return parent }
        var candidate: UIView? = first
        while let view = candidate {
            if second.isDescendant(of: view) { return view }
            candidate = view.superviewStorage
        }
        return nil
    }
}
