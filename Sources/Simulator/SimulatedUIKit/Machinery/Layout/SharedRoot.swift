// Fidelity: exact — the simulation's own machinery: a search for the window that is fast at any depth

/// An object that all views of a tree share to find the topmost view of the tree.
///
/// If a tree becomes a part of another tree, its views find the root of the whole tree at the next access. Views that
/// leave a tree together share a new root, so all views with the same root always belong to one tree.
@MainActor
final class SharedRoot {
    /// A reference to the topmost view; the view clears this reference when the view is destroyed.
    @exclusivity(unchecked) private nonisolated(unsafe) var viewReference: BackReference<UIView>
    /// A reference to the window; the window clears this reference when the window is destroyed.
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

    /// The root of the larger tree of which this tree has become a part, or else this root.
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
    /// The window at the top of the chain of superviews (rule A28).
    var windowAround: UIWindow? {
        guard let known = sharedRootStorage else { return self as? UIWindow }
        return known.isEmpty ? presentRoot.window : known.window
    }

    var layoutRoot: UIView {
        guard let known = sharedRootStorage else { return self }
        // In most cases the stored root is up to date.
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

    /// A new root for the part of a tree that contains this view, after the tree's topmost view was destroyed.
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

    /// Leaves the tree; the view then shares a new root with its subviews, or has no root if it has no subviews.
    func leaveTree() {
        if subviewStorage.isEmpty { sharedRootStorage = nil } else { shareNewRoot() }
    }
}
