// Fidelity: exact — rules A20 to A28

import Foundation

extension UIView {
    /// The view that contains this one.
    public var superview: UIView? { superviewStorage }
    /// The views inside, back to front; a copy (rule A27).
    public var subviews: [UIView] { subviewStorage }

    /// Adds a view in front of the others; one that has another superview leaves it first.
    public func addSubview(_ view: UIView) { insert(view, at: subviewStorage.count) }

    /// Inserts a view at a position, back to front; positions past the end mean the front.
    public func insertSubview(_ view: UIView, at index: Int) {
        UIKitException.invalidArgument.require(index >= 0, "insertSubview(_:at:): index \(index) is negative")
        insert(view, at: index)
    }

    /// Inserts a view behind a sibling; a view that is no sibling means the front (rule A21).
    public func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
        insert(view, at: position(of: siblingSubview, without: view) ?? subviewStorage.count)
    }

    /// Inserts a view in front of a sibling; a view that is no sibling means the front (rule A21).
    public func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
        insert(view, at: position(of: siblingSubview, without: view).map { $0 + 1 } ?? subviewStorage.count)
    }

    /// A view that is a subview already leaves its own place before it takes the new one.
    private func position(of sibling: UIView, without view: UIView) -> Int? {
        guard let index = index(of: sibling), sibling !== view else { return nil }
        return self.index(of: view).map { $0 < index } ?? false ? index - 1 : index
    }

    /// Moves a subview to the front.
    public func bringSubviewToFront(_ view: UIView) { reorder(view, to: subviewStorage.count - 1) }
    /// Moves a subview to the back.
    public func sendSubviewToBack(_ view: UIView) { reorder(view, to: 0) }

    /// Swaps two subviews by their positions.
    public func exchangeSubview(at index1: Int, withSubviewAt index2: Int) { swapSubviews(index1, index2) }

    private func insert(_ view: UIView, at index: Int) {
        UIKitException.invalidArgument.require(
            !isDescendant(of: view), "Can't add self as subview, nor a view that contains it")
        requireAcceptance(of: view)
        if view.superviewStorage === self {
            reorder(view, to: min(index, subviewStorage.count - 1))
            return
        }
        let oldWindow = view.window, newWindow = window
        if oldWindow !== newWindow { view.forEachInSubtree { $0.willMove(toWindow: newWindow) } }
        view.willMove(toSuperview: self)
        if view.superviewStorage != nil { view.leaveSuperview(for: self) }
        view.tree.engine = nil
        view.superviewStorage = self
        if view.isFlexible { tree.flexibleSubviews += 1 }
        view.joinTree(of: self)
        view.forgetSafeArea()
        countKeyboardGuides(view.keyboardGuides)
        store(view, at: min(index, subviewStorage.count))
        // A superview that is gone has taken its lists along.
        (view.pending.isListed, view.tree.isListedForPlace, view.tree.waitsForPlace) = (false, false, false)
        layoutRoot.tree.engine?.takeIn(view)
        implicitSetNeedsLayout()
        if view.needsCommit { view.mark() }
        view.setNeedsEnvironmentUpdate()
        if oldWindow !== newWindow { view.forEachInSubtree { $0.windowDidChange() } }
        view.didMoveToSuperview()
        didAddSubview(view)
    }

    /// Leaves the superview; constraints to anything outside the view are deactivated (rule A26).
    public func removeFromSuperview() {
        guard superviewStorage != nil else { return }
        leaveSuperview(for: nil)
    }

    /// Leaves the superview for another one, which calls back itself, or for none.
    private func leaveSuperview(for newParent: UIView?) {
        guard let parent = superviewStorage else { return }
        let oldWindow = window
        if newParent?.window !== oldWindow { oldWindow?.endEditingBecauseOfRemoval(of: self) }
        parent.willRemoveSubview(self)
        if newParent == nil {
            willMove(toSuperview: nil)
            if oldWindow != nil { forEachInSubtree { $0.willMove(toWindow: nil) } }
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
        if oldWindow != nil { forEachInSubtree { $0.windowDidChange() } }
        didMoveToSuperview()
    }

    private func windowDidChange() {
        setNeedsEnvironmentUpdate()
        didMoveToWindow()
    }

    func forEachInSubtree(_ body: (UIView) -> Void) {
        body(self)
        for subview in subviewStorage { subview.forEachInSubtree(body) }
    }

    /// Whether this view is the other one or lies in it (rule A27).
    public func isDescendant(of view: UIView) -> Bool {
        var candidate = self
        while candidate !== view {
            guard !candidate.isSubview(of: view) else { return true }
            guard let parent = candidate.superviewStorage else { return false }
            candidate = parent
        }
        return true
    }

    /// The view with a tag: this one, else the first found depth first.
    public func viewWithTag(_ tag: Int) -> UIView? {
        if self.tag == tag { return self }
        return subviewStorage.lazy.compactMap { $0.viewWithTag(tag) }.first
    }

    /// Ends editing in this view or below; with force also against the delegate's will (rule D10).
    @discardableResult
    public func endEditing(_ force: Bool) -> Bool {
        guard let responder = window?.firstResponderStorage, let view = responder as? UIView,
            view.isDescendant(of: self)
        else { return true }
        return responder.resign(force: force)
    }

    /// A name for people: identifier, class, tag.
    var debugName: String {
        let name = String(describing: type(of: self))
        return accessibilityIdentifier.map { "\(name) '\($0)'" } ?? name
    }

    /// Indented text of the tree, one view a line: class, identifier, frame in the superview's coordinates.
    @_spi(Simulation)
    public func recursiveText(indent: Int = 0) -> String {
        let box = "(\(frame.minX), \(frame.minY), \(frame.width), \(frame.height))"
        let line = String(repeating: "  ", count: indent) + "\(debugName) \(box)\n"
        return subviewStorage.reduce(line) { $0 + $1.recursiveText(indent: indent + 1) }
    }

    /// The nearest view in which two lie, or that is one of them; nil where they are in different trees.
    static func commonAncestor(of first: UIView, _ second: UIView) -> UIView? {
        // Mostly one of both lies in the other, or both lie in the same view.
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
