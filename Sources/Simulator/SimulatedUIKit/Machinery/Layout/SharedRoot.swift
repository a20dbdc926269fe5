// Fidelity: exact — the simulation's own machinery: finds the window of a view quickly, even deep in the tree

/// An object that all views of a tree share in order to find the topmost view quickly.
///
/// When the tree joins another tree, its views find the new topmost view at the next access. Views that leave a tree
/// together get a new shared object.
@MainActor
final class SharedRoot {
    /// The topmost view clears this reference when the view is destroyed.
    @exclusivity(unchecked) private nonisolated(unsafe) var viewReference: BackReference<UIView>
    /// The window clears this reference when the window is destroyed.
    @exclusivity(unchecked) private nonisolated(unsafe) var windowReference: BackReference<UIWindow>
    var view: UIView? { viewReference.target }
    var isEmpty: Bool { viewReference.isEmpty }
    var window: UIWindow? { windowReference.target }
    private var whole: SharedRoot?

    init(_ view: UIView) {
        viewReference = BackReference(view)
        windowReference = BackReference(view as? UIWindow)
    }

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
    /// The window that contains this view (rule A28).
    var windowAround: UIWindow? {
        guard let known = sharedRootStorage else { return self as? UIWindow }
        return known.isEmpty ? presentRoot.window : known.window
    }

    var layoutRoot: UIView {
        guard let known = sharedRootStorage else { return self }
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

    func leaveTree() {
        if subviewStorage.isEmpty { sharedRootStorage = nil } else { shareNewRoot() }
    }
}
