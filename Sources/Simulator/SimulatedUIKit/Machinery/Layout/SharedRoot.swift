// Fidelity: exact — the bench itself: finding the window must not take longer the deeper a view lies

/// What all views of a tree share in order to know the topmost of them.
///
/// A tree that becomes a part of another one passes its views on: they find the whole tree the next time they look.
/// Views that leave a tree share a new root among themselves, so a root that was shared once never has to be divided.
@MainActor
final class SharedRoot {
    /// Emptied by the view.
    @exclusivity(unchecked) private nonisolated(unsafe) var viewReference: BackReference<UIView>
    /// Emptied by the window.
    @exclusivity(unchecked) private nonisolated(unsafe) var windowReference: BackReference<UIWindow>
    /// The topmost view; nil once it is gone or its tree is part of another one.
    var view: UIView? { viewReference.target }
    var isEmpty: Bool { viewReference.isEmpty }
    /// The same view if it is a window.
    var window: UIWindow? { windowReference.target }
    private var whole: SharedRoot?

    init(_ view: UIView) {
        viewReference = BackReference(view)
        windowReference = BackReference(view as? UIWindow)
    }

    /// The root of the tree that this one has become a part of, else this one.
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

    /// A view is about to go.
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

    /// The topmost ancestor.
    var layoutRoot: UIView {
        guard let known = sharedRootStorage else { return self }
        // Known roots are mostly the present ones.
        return known.view ?? presentRoot.view ?? self
    }

    /// What this view and the others of its tree share.
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

    /// A new root for what is left of a tree whose topmost view is gone: part of it, as far as this view knows.
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

    /// Becomes a part of the superview's tree.
    func joinTree(of parent: UIView) {
        let whole = parent.presentRoot
        if sharedRootStorage != nil { presentRoot.become(partOf: whole) }
        sharedRootStorage = whole
    }

    /// Becomes the topmost view of a tree; one without subviews needs nothing to share.
    func leaveTree() {
        if subviewStorage.isEmpty { sharedRootStorage = nil } else { shareNewRoot() }
    }
}
