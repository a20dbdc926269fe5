import TestSupport
import Testing

@testable import ConstraintSolver

@Suite struct WorklistTests {
    @Test func `a symbol is listed once, in the order in which symbols came`() {
        var list = Worklist()
        for symbol in [7, 3, 7, 90, 3, 0] { list.insert(symbol) }
        #expect(elements(of: list) == [7, 3, 90, 0])
        let (count, isEmpty) = (list.count, list.isEmpty)
        #expect(count == 4 && !isEmpty)
    }

    @Test func `the last symbol is taken out first, or else the lowest`() {
        var list = Worklist()
        for symbol in [7, 3, 90, 5] { list.insert(symbol) }
        let taken = [list.pop(lowest: false), list.pop(lowest: true), list.pop(lowest: true), list.pop(lowest: false)]
        #expect(taken == [5, 3, 7, 90])
        let next = [list.pop(lowest: false), list.pop(lowest: true)]
        #expect(next == [nil, nil])
    }

    @Test func `a symbol that was taken out can be listed again`() {
        var list = Worklist()
        list.insert(4)
        _ = list.pop(lowest: false)
        list.insert(4)
        #expect(elements(of: list) == [4])
        list.removeAll()
        #expect(elements(of: list) == [])
        list.insert(4)
        #expect(elements(of: list) == [4])
    }

    @Test func `a symbol that is moved to the end is taken out next`() {
        var list = Worklist()
        for symbol in [1, 2, 3] { list.insert(symbol) }
        let isMoved = list.moveToEnd(1), isOtherMoved = list.moveToEnd(8)
        #expect(isMoved && !isOtherMoved)
        let taken = list.pop(lowest: false)
        #expect(taken == 1)
    }

    @Test func `no mark stays behind when symbols come and go in any order`() {
        for seed in 0..<40 {
            var generator = SeededGenerator(seed: seed)
            var list = Worklist(), expected: [Int] = []
            for _ in 0..<200 {
                switch Int.random(in: 0..<8, using: &generator) {
                case 0...4:
                    let symbol = Int.random(in: 0..<50, using: &generator)
                    list.insert(symbol)
                    if !expected.contains(symbol) { expected.append(symbol) }
                case 5, 6:
                    let taken = list.pop(lowest: false)
                    #expect(taken == expected.popLast(), "seed \(seed)")
                default:
                    if expected.count > 20 {
                        list.removeAll()
                        expected = []
                    }
                }
                #expect(elements(of: list) == expected, "seed \(seed)")
                let hasStrayMarks = list.hasStrayMarks
                #expect(!hasStrayMarks, "seed \(seed)")
            }
        }
    }

    private func elements(of list: borrowing Worklist) -> [Int] {
        var elements: [Int] = []
        for index in list.indices { elements.append(list[index]) }
        return elements
    }
}
