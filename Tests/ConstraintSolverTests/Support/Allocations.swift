import AllocationCounting

/// Whether allocations can be counted here.
let allocationsAreCounted = allocationsAreCountable()

/// How often a piece of code asks for memory.
enum Allocations {
    /// Runs a body and returns the number of allocations that this thread made meanwhile.
    static func count(_ body: () throws -> Void) rethrows -> Int {
        beginCountingAllocations()
        defer { _ = endCountingAllocations() }
        try body()
        return endCountingAllocations()
    }
}
