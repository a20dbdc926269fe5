// Fidelity: exact — the simulation's own machinery: a search for the window that is fast at any depth

/// An object that all views of a tree share to find the topmost view.
///
/// If a tree becomes a part of another tree, its views find the root of the whole tree at the next access. Views that
/// leave a tree share a new root among themselves, so a shared root always stays whole.
@MainActor
final class SharedRoot {
    /// The reference to the view; the view clears it.
    @exclusivity(unchecked) private nonisolated(unsafe) var viewReference: BackReference<UIView>
    /// The reference to the window; the window clears it.
    @exclusivity(unchecked) private nonisolated(unsafe) var windowReference: BackReference<UIWindow>
    /// The topmost view; nil if it was destroyed or its tree is part of another tree.
    var view: UIView? { viewReference.target }
    var isEmpty: Bool { viewReference.isEmpty }
    var window: UIWindow? { windowReference.target }
    private var whole: SharedRoot?

    init(_ view: UIView) {
        viewReference = BackReference(view)
        windowReference = BackReference(view as? UIWindow)
    }

    /// The root of the larger tree that contains this tree, or else this root.
    var present: SharedRoot {
        guard let whole else { return self }
        let present = whole.present
        if present !== whole { self.whole = present }
        return present
    }

    func become(partOf other: SharedRoot) {
        (viewReference, windowReference) = (BackReference(), BackReference())
        whole = other
    }

    nonisolated func forget(_ view: UIView) {
        guard viewReference.leads(to: view) else { return }
        (viewReference, windowReference) = (BackReference(), BackReference())
    }
}

extension UIView {
    /// The window at the end of the chain of superviews (rule A28).
    var windowAround: UIWindow? {
        guard let known = sharedRootStorage else { return self as? UIWindow }
        return known.isEmpty ? presentRoot.window : known.window
    }

    var layoutRoot: UIView {
        guard let known = sharedRootStorage else { return self }
        // The known root is usually up to date.
        return known.view ?? presentRoot.view ?? self
    }

    private var presentRoot: SharedRoot {
        guard let known = sharedRootStorage else {
            let own = SharedRoot(self)
            sharedRootStorage = own
            return own
        }
        let present = known.present
        if present !== known { sharedRootStorage = present }
        return present.view == nil ? rootOfWhatIsLeft : present
    }

    /// The new root for this view's part of a tree whose topmost view was destroyed.
    private var rootOfWhatIsLeft: SharedRoot {
        var top = self
        while let parent = top.superviewStorage {
            Simulation.current.record.ancestorVisits += 1
            top = parent
        }
        return top.shareNewRoot()
    }

    @discardableResult private func shareNewRoot() -> SharedRoot {
        let root = SharedRoot(self)
        forEachInSubtree { $0.sharedRootStorage = root }
        return root
    }

    func joinTree(of parent: UIView) {
        let whole = parent.presentRoot
        if sharedRootStorage != nil { presentRoot.become(partOf: whole) }
        sharedRootStorage = whole
    }

    /// Leaves the tree; a view that has no subviews shares no root.
    func leaveTree() {
        if subviewStorage.isEmpty { sharedRootStorage = nil } else { shareNewRoot() }
    }
}
