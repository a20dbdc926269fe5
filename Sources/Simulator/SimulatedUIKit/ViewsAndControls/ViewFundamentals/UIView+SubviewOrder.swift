// Fidelity: exact — the simulation's own machinery: ranks of subviews, for a fast search of their indexes

extension UIView {
    private static let rankDistance = 1 << 32

    /// The number of changes among the subviews.
    ///
    /// A recorder compares the number before each visit of the subviews.
    @_spi(Simulation) public final var changesOfSubviews: UInt32 { layerStorage.arrangements }

    /// Returns the position of a subview in `subviews`, which lists the subviews from back to front.
    func index(of subview: UIView) -> Int? {
        guard subview.superviewStorage === self else { return nil }
        var low = 0, high = subviewStorage.count
        while low < high {
            let middle = (low + high) / 2
            if subviewStorage[middle].rank < subview.rank { low = middle + 1 } else { high = middle }
        }
        return low < subviewStorage.count && subviewStorage[low] === subview ? low : nil
    }

    /// Inserts a subview, with a rank between its neighbours' ranks.
    func store(_ subview: UIView, at index: Int) {
        subviewStorage.insert(subview, at: index)
        layerStorage.arrangements &+= 1
        let last = subviewStorage.count - 1
        if index == last {
            // A new subview lies in front of all layers that were added before.
            let plain = layerStorage.extras?.plain.last?.rank ?? .min
            let top = last == 0 ? plain : max(subviewStorage[last - 1].rank, plain)
            subview.rank = top == .min ? 0 : top + Self.rankDistance
        } else if index == 0 {
            subview.rank = subviewStorage[1].rank - Self.rankDistance
        } else {
            let below = subviewStorage[index - 1].rank, above = subviewStorage[index + 1].rank
            subview.rank = below + (above - below) / 2
            if subview.rank == below { renewRanks() }
        }
    }

    private func renewRanks() {
        let former = subviewStorage.map(\.rank)
        for (index, subview) in subviewStorage.enumerated() { subview.rank = index * Self.rankDistance }
        layerStorage.renewRanks { rank in
            former.lastIndex { $0 <= rank }.map { $0 * Self.rankDistance } ?? .min
        }
    }

    func unstore(_ subview: UIView) {
        if let index = index(of: subview) {
            subviewStorage.remove(at: index)
            layerStorage.arrangements &+= 1
        }
        if subview.pending.isListed { marked?.remove(subview) }
        if subview.tree.isListedForPlace { moved?.remove(subview) }
    }

    func reorder(_ view: UIView, to index: Int) {
        guard let old = self.index(of: view) else { return }
        subviewStorage.remove(at: old)
        store(view, at: index)
        marked?.setNeedsSort()
        moved?.setNeedsSort()
    }

    func swapSubviews(_ one: Int, _ other: Int) {
        subviewStorage.swapAt(one, other)
        layerStorage.arrangements &+= 1
        swap(&subviewStorage[one].rank, &subviewStorage[other].rank)
        marked?.setNeedsSort()
        moved?.setNeedsSort()
    }
}
