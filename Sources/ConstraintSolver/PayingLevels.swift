/// The residuals that pay a price, by priority.
struct PayingLevels: Equatable {
    /// The residuals that pay at a priority, in no particular order.
    struct Level: Equatable {
        var priority: Double
        var members: [Int32]
    }

    /// Sorted by falling priority, without empty levels.
    private(set) var levels: [Level] = []

    var isEmpty: Bool { levels.isEmpty }

    /// The highest priority at which anything is paid; zero if nothing is.
    var highest: Double { levels.first?.priority ?? 0 }

    /// Those who pay at a priority.
    func members(at priority: Double) -> [Int32] {
        levels.first { $0.priority == priority }?.members ?? []
    }

    /// Adds a residual and returns its place in its level.
    mutating func insert(_ residual: Int, priority: Double) -> Int32 {
        let index = levels.firstIndex { $0.priority <= priority } ?? levels.count
        if index == levels.count || levels[index].priority != priority {
            levels.insert(Level(priority: priority, members: []), at: index)
        }
        levels[index].members.append(Int32(residual))
        return Int32(levels[index].members.count - 1)
    }

    /// Takes out the residual at a place of a level; returns the one that has the place now, if there is one.
    mutating func remove(at place: Int32, priority: Double) -> Int? {
        guard let index = levels.firstIndex(where: { $0.priority == priority }) else { return nil }
        let last = levels[index].members.removeLast()
        if levels[index].members.isEmpty { levels.remove(at: index) }
        guard index < levels.count, levels[index].priority == priority, place < levels[index].members.count else {
            return nil
        }
        levels[index].members[Int(place)] = last
        return Int(last)
    }
}
