/// The residuals of violated constraints, grouped by priority.
struct ViolatedLevels {
    private struct Level {
        var priority: Float
        var members: [Int32]
    }

    /// The levels, sorted by falling priority.
    ///
    /// An empty level keeps its memory, because a residual that leaves the level often returns. A new level takes over
    /// the memory of an empty level. The list therefore stays short while an app animates a priority.
    private var levels: [Level] = []
    private(set) var count = 0

    var isEmpty: Bool { count == 0 }
    func highestPriority(below limit: Float) -> Float {
        for index in levels.indices where levels[index].priority < limit { return levels[index].priority }
        return 0
    }

    /// The highest priority at which a residual pays a price, or zero.
    var highest: Float {
        for index in levels.indices where !levels[index].members.isEmpty { return levels[index].priority }
        return 0
    }

    func members(at priority: Float) -> [Int32] {
        let index = position(of: priority)
        return holds(priority, at: index) ? levels[index].members : []
    }

    mutating func insert(_ residual: Int, priority: Float) -> Int32 {
        if !holds(priority, at: position(of: priority)) { open(priority) }
        let index = position(of: priority)
        levels[index].members.append(Int32(residual))
        count += 1
        return Int32(levels[index].members.count - 1)
    }

    private mutating func open(_ priority: Float) {
        var level = Level(priority: priority, members: []), vacant = 0
        while vacant < levels.count, !levels[vacant].members.isEmpty { vacant += 1 }
        if vacant < levels.count { level.members = levels.remove(at: vacant).members }
        levels.insert(level, at: position(of: priority))
    }

    /// Returns the residual that moves to the index of the removed residual, or nil.
    mutating func remove(at place: Int32, priority: Float) -> Int? {
        let index = position(of: priority)
        guard holds(priority, at: index), place < levels[index].members.count else { return nil }
        let last = levels[index].members.removeLast()
        count -= 1
        guard place < levels[index].members.count else { return nil }
        levels[index].members[Int(place)] = last
        return Int(last)
    }

    private func position(of priority: Float) -> Int {
        var index = 0
        while index < levels.count, levels[index].priority > priority { index += 1 }
        return index
    }

    private func holds(_ priority: Float, at index: Int) -> Bool {
        index < levels.count && levels[index].priority == priority
    }
}
