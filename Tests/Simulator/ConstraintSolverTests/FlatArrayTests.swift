import AllocationCounting
import TestSupport
import Testing

@testable import ConstraintSolver

@Suite struct FlatArrayTests {
    @Test func `a list does what an array does`() {
        for seed in 0..<50 {
            var generator = SeededGenerator(seed: seed)
            var list = seed % 2 == 0 ? FlatArray<Int32>() : FlatArray<Int32>(capacity: 1), array: [Int32] = []
            for step in 0..<400 {
                let number = Int32(step)
                switch Int.random(in: 0..<8, using: &generator) {
                case 0:
                    let (last, expected) = (list.popLast(), array.popLast())
                    #expect(last == expected)
                case 1 where !array.isEmpty:
                    let index = Int.random(in: array.indices, using: &generator)
                    list[index] += number
                    array[index] += number
                case 2 where !array.isEmpty:
                    let index = Int.random(in: array.indices, using: &generator)
                    list.swapAt(index, 0)
                    array.swapAt(index, 0)
                case 4 where step % 50 == 1: list.reserve(Int.random(in: 0..<500, using: &generator))
                case 3 where step % 50 == 0:
                    list.truncate(to: array.count / 2)
                    array.removeLast(array.count - array.count / 2)
                default:
                    list.append(number)
                    array.append(number)
                }
                let (count, last) = (list.count, list.last)
                #expect(count == array.count && last == array.last)
            }
            let (elements, indices) = (list.elements, list.indices)
            #expect(elements == array && indices == array.indices, "seed \(seed)")
            list.removeAll()
            let (isEmpty, last, popped) = (list.isEmpty, list.last, list.popLast())
            #expect(isEmpty && last == nil && popped == nil)
        }
    }

    @Test func `a view reads and writes the list that it is of`() {
        let list = FlatArray<Double>([1, 2, 3])
        let view = list.view
        view[1] += 5
        let elements = list.elements
        #expect(elements == [1, 7, 3])
        #expect(view[2] == 3)
    }

    @Test(arguments: [[], [9], [9, 9, 9], [9, 9, 9, 9, 9]])
    func `a list is copied into an array of any length`(target: [Double]) {
        let list = FlatArray<Double>([1, 2, 3])
        var array = target
        list.copy(into: &array)
        #expect(array == [1, 2, 3])
    }

    @Test func `truncating to more than there is changes nothing`() {
        var list = FlatArray<Int32>([4, 5])
        list.truncate(to: 7)
        let elements = list.elements
        #expect(elements == [4, 5])
        list.truncate(to: -1)
        let isEmpty = list.isEmpty
        #expect(isEmpty)
    }

    @Test func `a list without elements asks for no memory`() {
        var list = FlatArray<Double>()
        let elements = list.elements, view = list.view, popped = list.popLast()
        #expect(elements.isEmpty && view.indices.isEmpty && popped == nil)
        guard allocationsAreCounted else { return }
        let empty = Allocations.count { _ = FlatArray<Double>() }
        let filled = Allocations.count {
            var list = FlatArray<Double>()
            for number in 0..<32 { list.append(Double(number)) }
        }
        #expect(empty == 0 && filled == 1)
    }

    @Test(arguments: [0, 1, 31, 32, 33, 500])
    func `an extended list keeps its elements and never shortens`(count: Int) {
        var list = FlatArray([1, 2, 3])
        list.extend(to: count, with: 7)
        let elements = list.elements
        #expect(elements.starts(with: [1, 2, 3]) && elements.dropFirst(3).allSatisfy { $0 == 7 })
        #expect(elements.count >= count && elements.count <= max(3, count + count / 8))
        list.extend(to: count, with: 9)
        #expect(list.elements == elements)
    }

    @Test func `a view of a part reads and writes that part`() {
        let list = FlatArray([10, 20, 30, 40])
        let part = list.view(of: 1..<3)
        #expect(part.indices.map { part[$0] } == [20, 30])
        part[0] = 21
        #expect(list.elements == [10, 21, 30, 40])
        #expect(list.view(of: -1 ..< -1).indices.isEmpty)
    }
}
