/// Builds a tree from elements that come one after another, parents first.
struct TreeAssembly {
    private var elements: [Element] = []
    /// The index of each element's parent, or nil for an element without one.
    private var parents: [Int?] = []
    private var levels: [Int] = []

    /// Adds an element, and returns its index.
    mutating func add(_ element: Element, in parent: Int?) throws(TreeError) -> Int {
        let level = parent.map { levels[$0] + 1 } ?? 0
        guard level <= ElementTree.mostLevels else {
            throw TreeError("has more than \(ElementTree.mostLevels) elements inside each other, so it is no screen.")
        }
        guard elements.count < ElementTree.mostElements else {
            throw TreeError("has more than \(ElementTree.mostElements) elements, so it is no screen.")
        }
        elements.append(element)
        parents.append(parent)
        levels.append(level)
        return elements.count - 1
    }

    /// Returns the elements without a parent, with everything inside.
    consuming func roots() -> [Element] {
        var roots: [Element] = []
        for index in elements.indices.reversed() {
            elements[index].children.reverse()
            if let parent = parents[index] {
                elements[parent].children.append(elements[index])
            } else {
                roots.append(elements[index])
            }
        }
        return roots.reversed()
    }
}

extension [Element] {
    /// The application among the elements, or one that holds them all.
    var asApplication: Element {
        if let only = first(where: { $0.role == .application }), count == 1 { return only }
        var root = first { $0.role == .application } ?? Element(.application)
        root.children += filter { $0.role != .application }
        return root
    }
}
