// Fidelity: exact — the bench itself: work that waits in some subviews is found without a look at the others

/// Subviews that something is to be done with, each once.
///
/// Every view knows whether it is listed, and whether there is still something to do.
@MainActor
final class SubviewQueue {
    /// What is to be done.
    enum Errand {
        /// To come to the view in a commit.
        case commit
        /// To compare its place with what Auto Layout has solved.
        case place
    }

    private let errand: Errand
    @exclusivity(unchecked) private var views: [UIView] = []
    /// Whether the views are in the order of the subviews.
    @exclusivity(unchecked) private var isSorted = true

    private init(_ errand: Errand) { self.errand = errand }

    var isEmpty: Bool { views.isEmpty }

    /// Adds a view to the queue of its superview, which is made for the first one.
    static func add(_ view: UIView, to queue: inout SubviewQueue?, _ errand: Errand) {
        let present = queue ?? SubviewQueue(errand)
        queue = present
        present.add(view)
    }

    private func add(_ view: UIView) {
        // By index: frames pass here, and without optimisation asking for the last element asks for memory.
        if !views.isEmpty, views[views.count - 1].rank >= view.rank { isSorted = false }
        views.append(view)
        setListed(view, true)
    }

    /// The ranks of some views have changed.
    func setNeedsSort() { isSorted = views.count < 2 }

    func remove(_ view: UIView) {
        guard isListed(view) else { return }
        var index = isSorted ? firstIndex(above: view.rank - 1) : 0
        while index < views.count, views[index] !== view { index += 1 }
        if index < views.count { views.remove(at: index) }
        setListed(view, false)
    }

    /// Comes to those with something to do, in the order of the subviews, back to front.
    ///
    /// What comes to be listed meanwhile is among them if its turn is still to come.
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
            // A visit within this one may have shortened the list.
            let isInPlace = index < views.count && views[index] === view
            index = isInPlace ? index + 1 : firstIndex(above: rank)
        }
    }

    /// Takes those off the list that there is nothing to do with any more.
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

    /// Looks at all subviews if many are listed: that asks for no memory, as sorting may.
    private func sort(in parent: UIView) {
        isSorted = true
        guard views.count * 8 >= parent.subviewStorage.count else { return views.sort { $0.rank < $1.rank } }
        views.removeAll(keepingCapacity: true)
        parent.subviewStorage.visit { if isListed($0) { views.append($0) } }
    }

    /// The place of the first view above a rank, while the list is sorted.
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
