/// How many residuals pay a price at each priority.
struct PayingLevels: Equatable {
    private struct Level: Equatable {
        var priority: Double
        var count: Int
    }

    /// Sorted by falling priority, without empty levels.
    private var levels: [Level] = []

    var isEmpty: Bool { levels.isEmpty }

    /// The highest priority at which anything is paid; zero if nothing is.
    var highest: Double { levels.first?.priority ?? 0 }

    mutating func insert(_ priority: Double) {
        let index = levels.firstIndex { $0.priority <= priority } ?? levels.count
        if index < levels.count, levels[index].priority == priority {
            levels[index].count += 1
        } else {
            levels.insert(Level(priority: priority, count: 1), at: index)
        }
    }

    mutating func remove(_ priority: Double) {
        guard let index = levels.firstIndex(where: { $0.priority == priority }) else { return }
        levels[index].count -= 1
        if levels[index].count == 0 { levels.remove(at: index) }
    }
}
