import AllocationCounting
import Testing

/// The count of allocations is correct.
///
/// Other tests expect a count of zero. If the count were always zero, these tests would prove nothing.
@MainActor struct AllocationCountingTests {
    @Test(.enabled(if: allocationsAreCounted))
    func `an array is counted, arithmetic is not`() {
        var numbers: [Int] = []
        #expect(Allocations.count { numbers.reserveCapacity(100) } > 0)
        var sum = 1
        #expect(Allocations.count { for number in 1...100 { sum += number } } == 0)
        #expect(sum == 5051)
    }

    @Test(.enabled(if: allocationsAreCounted))
    func `only memory that stays is kept`() {
        var lists: [[Int]] = []
        lists.reserveCapacity(5)
        #expect(Allocations.kept { for number in 0..<5 { _ = [Int](repeating: number, count: 10).count } } == 0)
        #expect(Allocations.kept { for number in 0..<5 { lists.append([Int](repeating: number, count: 10)) } } == 5)
        var list: [Int]? = [Int](repeating: 1, count: 10)
        #expect(Allocations.kept { list = nil } == -1 && list == nil)
    }

    @Test(.enabled(if: allocationsAreCounted))
    func `an object has the size of what it stores`() {
        final class Six { let numbers = (1, 2, 3, 4, 5, 6) }
        final class Nine { let numbers = (1, 2, 3, 4, 5, 6, 7, 8, 9) }
        #expect((64..<80).contains(Allocations.size(of: Six())) && (88..<104).contains(Allocations.size(of: Nine())))
    }

    @Test(.enabled(if: allocationsAreCounted))
    func `what other threads allocate is not counted`() async {
        let other = Task.detached { (0..<1000).map { [Int](repeating: $0, count: 10) }.count }
        let count = Allocations.count {}
        #expect(await other.value == 1000 && count == 0)
    }
}
