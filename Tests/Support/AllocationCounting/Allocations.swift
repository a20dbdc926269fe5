import CAllocationCounting

/// Whether allocations can be counted here.
public let allocationsAreCounted = allocationsAreCountable()

/// Counts how often a piece of code asks for memory.
public enum Allocations {
    /// Runs a body and returns the number of allocations that this thread made meanwhile.
    public static func count(_ body: () throws -> Void) rethrows -> Int {
        beginCountingAllocations()
        defer { _ = endCountingAllocations() }
        try body()
        return endCountingAllocations()
    }

    /// The bytes that were set aside for an object itself, in contrast to the objects that it refers to.
    public static func size(of object: AnyObject) -> Int {
        sizeOfAllocation(Unmanaged.passUnretained(object).toOpaque())
    }
}
