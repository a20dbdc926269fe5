import Testing

@testable import ConstraintSolver

@Suite struct PayingLevelsTests {
    @Test func `the highest level is known while residuals come and go`() {
        for seed in 0..<50 {
            var generator = SeededGenerator(seed: seed)
            var levels = PayingLevels(), paying: [Double] = []
            for _ in 0..<200 {
                if Bool.random(using: &generator), let index = paying.indices.randomElement(using: &generator) {
                    levels.remove(paying.remove(at: index))
                } else {
                    paying.append(Double(Int.random(in: 1...9, using: &generator)) * 100)
                    levels.insert(paying[paying.count - 1])
                }
                #expect(levels.highest == paying.max() ?? 0)
                #expect(levels.isEmpty == paying.isEmpty)
            }
        }
    }

    @Test func `the order in which residuals come does not matter`() {
        var rising = PayingLevels(), falling = PayingLevels()
        for priority in [250.0, 251, 750, 750, 999] { rising.insert(priority) }
        for priority in [999.0, 750, 251, 250, 750] { falling.insert(priority) }
        #expect(rising == falling)
        rising.remove(750)
        #expect(rising != falling)
        rising.remove(999)
        #expect(rising.highest == 750)
    }

    @Test func `a level that nobody pays cannot be left`() {
        var levels = PayingLevels()
        levels.remove(500)
        #expect(levels.isEmpty)
    }
}
