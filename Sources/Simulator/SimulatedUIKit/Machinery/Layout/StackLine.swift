// Fidelity: exact — the simulation's own machinery: a change of one view in a stack does not visit the other views

/// The visible views of a stack in their order, each with its constraints.
@MainActor
struct StackLine {
    private(set) var places: [StackPlace] = []
    private var noted: [StackPlace] = []
    private var looksAtAll = false

    struct Change {
        var left: [StackPlace] = []
        var hidden: [StackPlace] = []
        /// The indexes of visible views that are new, or whose neighbour or distance has changed.
        var touched: [Int] = []
    }

    mutating func note(_ place: StackPlace) {
        guard !place.isNoted else { return }
        place.isNoted = true
        noted.append(place)
    }

    mutating func noteAll() { looksAtAll = true }

    mutating func update(by views: [UIView]) -> Change {
        let notes = noted
        for place in notes {
            place.isNoted = false
            if !place.isArranged { place.hiding = nil }
        }
        noted = []
        let change = looksAtAll || notes.count * 8 > places.count ? renew(by: views) : follow(notes)
        looksAtAll = false
        Simulation.current.record.stackVisits += change.left.count + change.touched.count
        return change
    }

    private mutating func renew(by views: [UIView]) -> Change {
        let former = places
        for place in former { place.isInLine = false }
        places = []
        var hidden: [StackPlace] = []
        for view in views {
            guard let place = view.stackPlace else { continue }
            guard !view.isHidden else {
                hidden.append(place)
                continue
            }
            place.isInLine = true
            places.append(place)
        }
        var left: [StackPlace] = []
        for place in former where !place.isInLine { left.append(place) }
        return Change(left: left, hidden: hidden, touched: Array(places.indices))
    }

    private mutating func follow(_ notes: [StackPlace]) -> Change {
        var left: [StackPlace] = [], hidden: [StackPlace] = [], touched: [StackPlace] = []
        for place in notes {
            let index = self.index(of: place.rank), stands = place.isArranged && place.view.view?.isHidden == false
            if place.isInLine, !stands { left.append(places.remove(at: index)) }
            if stands, !place.isInLine { places.insert(place, at: index) }
            place.isInLine = stands
            if !stands, place.isArranged { hidden.append(place) }
            if stands { touched.append(place) }
            let next = stands ? index + 1 : index
            if next < places.count { touched.append(places[next]) }
        }
        var indices: [Int] = []
        for place in inOrder(touched) where place.isInLine { indices.append(index(of: place.rank)) }
        return Change(left: inOrder(left), hidden: inOrder(hidden), touched: indices)
    }

    private func inOrder(_ list: [StackPlace]) -> [StackPlace] {
        var sorted: [StackPlace] = []
        for place in list.sorted(by: { $0.rank < $1.rank }) where sorted.last !== place { sorted.append(place) }
        return sorted
    }

    private func index(of rank: Int) -> Int {
        var low = 0, high = places.count
        while low < high {
            let middle = (low + high) / 2
            if places[middle].rank < rank { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
