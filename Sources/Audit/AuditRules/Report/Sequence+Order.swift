extension Sequence {
    /// Groups the elements by a key, in the order in which the keys first come.
    package func grouped<Key: Hashable>(by key: (Element) -> Key) -> [(key: Key, elements: [Element])] {
        var order: [Key] = [], groups: [Key: [Element]] = [:]
        for element in self {
            let own = key(element)
            if groups[own] == nil { order.append(own) }
            groups[own, default: []].append(element)
        }
        return order.map { ($0, groups[$0, default: []]) }
    }

    /// Sorts the elements, and keeps the order of those of which none precedes the other.
    package func stablySorted(by precedes: (Element, Element) -> Bool) -> [Element] {
        enumerated().sorted { one, other in
            precedes(one.element, other.element)
                || one.offset < other.offset && !precedes(other.element, one.element)
        }.map(\.element)
    }
}

extension Sequence where Element: Equatable {
    /// The elements in their order, each once.
    package var once: [Element] { reduce(into: []) { known, next in if !known.contains(next) { known.append(next) } } }
}
