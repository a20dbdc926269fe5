import TestSupport
import Testing

@testable import ConstraintSolver

@Suite struct ViolatedLevelsTests {
    @Test func `what pays is known by level while residuals come and go`() {
        for seed in 0..<50 {
            var generator = SeededGenerator(seed: seed)
            var levels = ViolatedLevels(), places: [Int: (place: Int32, priority: Float)] = [:]
            for residual in 0..<200 {
                if Bool.random(using: &generator), let left = places.keys.sorted().randomElement(using: &generator),
                    let seat = places.removeValue(forKey: left)
                {
                    if let moved = levels.remove(at: seat.place, priority: seat.priority) {
                        places[moved]?.place = seat.place
                    }
                } else {
                    let priority = Float(Int.random(in: 1...9, using: &generator)) * 100
                    places[residual] = (levels.insert(residual, priority: priority), priority)
                }
                #expect(levels.highest == places.values.map(\.priority).max() ?? 0)
                #expect(levels.isEmpty == places.isEmpty && levels.count == places.count)
                #expect(Set(places.values.map(\.priority)).isSubset(of: priorities(of: levels)))
                for (residual, seat) in places {
                    #expect(levels.members(at: seat.priority)[Int(seat.place)] == Int32(residual), "seed \(seed)")
                }
            }
        }
    }

    @Test func `each level comes once, the highest first`() {
        var levels = ViolatedLevels()
        #expect(levels.highestPriority(below: .infinity) == 0)
        for (residual, priority) in ([250, 1000, 250, 750] as [Float]).enumerated() {
            _ = levels.insert(residual, priority: priority)
        }
        #expect(priorities(of: levels) == [1000, 750, 250])
        #expect(levels.highestPriority(below: 250) == 0)
    }

    private func priorities(of levels: borrowing ViolatedLevels) -> [Float] {
        var all: [Float] = []
        while true {
            let next = levels.highestPriority(below: all.last ?? .infinity)
            if next == 0 { return all }
            all.append(next)
        }
    }

    @Test func `a priority that changes often leaves no levels behind`() {
        var levels = ViolatedLevels()
        _ = levels.insert(1, priority: 500)
        for step in 0..<1000 {
            let priority = 0.5 + Float(step)
            let place = levels.insert(2, priority: priority)
            #expect(levels.members(at: priority) == [2])
            #expect(levels.remove(at: place, priority: priority) == nil)
        }
        #expect(priorities(of: levels).count == 2)
        #expect(levels.highest == 500)
    }

    @Test func `a level without members cannot be left`() {
        var levels = ViolatedLevels()
        #expect(levels.remove(at: 0, priority: 500) == nil)
        #expect(levels.isEmpty && levels.members(at: 500).isEmpty)
    }
}
