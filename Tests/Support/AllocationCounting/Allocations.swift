import CAllocationCounting

/// Whether this platform can count allocations.
public let allocationsAreCounted = allocationsAreCountable()

/// Counts how often code allocates memory.
public enum Allocations {
    /// Returns the number of this thread's allocations during a closure.
    public static func count(_ body: () throws -> Void) rethrows -> Int {
        beginCountingAllocations()
        defer { _ = endCountingAllocations() }
        try body()
        return endCountingAllocations()
    }

    /// Returns the number of blocks that a closure allocates and that outlive it.
    ///
    /// Code without optimization also allocates blocks for values on the way, and frees them again. These do not count.
    public static func kept(_ body: () throws -> Void) rethrows -> Int {
        beginCountingAllocations()
        defer { _ = endCountingAllocations() }
        try body()
        return keptAllocations()
    }

    /// Returns the bytes of an object itself, without the objects that it refers to.
    public static func size(of object: AnyObject) -> Int {
        sizeOfAllocation(Unmanaged.passUnretained(object).toOpaque())
    }
}
