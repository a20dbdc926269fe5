// Fidelity: exact — the simulation's own machinery: a queue of the subviews that wait for work

/// A queue of a view's subviews that wait for one kind of work.
@MainActor
final class SubviewQueue {
    enum Errand {
        case commit
        case place
    }

    private let errand: Errand
    @exclusivity(unchecked) private var views: [UIView] = []
    @exclusivity(unchecked) private var isSorted = true

    private init(_ errand: Errand) { self.errand = errand }

    var isEmpty: Bool { views.isEmpty }

    static func add(_ view: UIView, to queue: inout SubviewQueue?, _ errand: Errand) {
        let present = queue ?? SubviewQueue(errand)
        queue = present
        present.add(view)
    }

    private func add(_ view: UIView) {
        // In an unoptimised build, `last` would allocate memory in each frame.
        if !views.isEmpty, views[views.count - 1].rank >= view.rank { isSorted = false }
        views.append(view)
        setListed(view, true)
    }

    func setNeedsSort() { isSorted = views.count < 2 }

    func remove(_ view: UIView) {
        guard isListed(view) else { return }
        var index = isSorted ? firstIndex(above: view.rank - 1) : 0
        while index < views.count, views[index] !== view { index += 1 }
        if index < views.count { views.remove(at: index) }
        setListed(view, false)
    }

    /// Visits the views that need the work, from back to front.
    ///
    /// If a closure adds a view in front of the visited view, that view is also visited.
    func visit(in parent: UIView, _ body: (UIView) -> Void) {
        var index = 0, rank = Int.min
        while true {
            if !isSorted {
                sort(in: parent)
                index = firstIndex(above: rank)
            }
            guard index < views.count else { return }
            let view = views[index]
            if view.rank > rank {
                rank = view.rank
                if isWanted(view) { body(view) }
            }
            // The closure may have visited the views itself, and this may have shortened the list.
            let isInPlace = index < views.count && views[index] === view
            index = isInPlace ? index + 1 : firstIndex(above: rank)
        }
    }

    func clear() {
        var kept = 0, index = 0
        while index < views.count {
            if isWanted(views[index]) {
                if kept != index { views.swapAt(kept, index) }
                kept += 1
            } else {
                setListed(views[index], false)
            }
            index += 1
        }
        if kept == 0 { views.removeAll(keepingCapacity: true) } else { views.removeSubrange(kept...) }
    }

    /// Puts the listed views in the order of the parent's subviews.
    ///
    /// Sorting a long list would allocate memory. A long list is therefore cleared and collected again from the
    /// parent's subviews.
    private func sort(in parent: UIView) {
        isSorted = true
        guard views.count * 8 >= parent.subviewStorage.count else { return views.sort { $0.rank < $1.rank } }
        views.removeAll(keepingCapacity: true)
        parent.subviewStorage.visit { if isListed($0) { views.append($0) } }
    }

    private func firstIndex(above rank: Int) -> Int {
        var low = 0, high = views.count
        while low < high {
            let middle = (low + high) / 2
            if views[middle].rank <= rank { low = middle + 1 } else { high = middle }
        }
        return low
    }

    private func isListed(_ view: UIView) -> Bool {
        errand == .commit ? view.pending.isListed : view.tree.isListedForPlace
    }

    private func setListed(_ view: UIView, _ isListed: Bool) {
        if errand == .commit { view.pending.isListed = isListed } else { view.tree.isListedForPlace = isListed }
    }

    private func isWanted(_ view: UIView) -> Bool { errand == .commit ? view.needsCommit : view.tree.waitsForPlace }
}
