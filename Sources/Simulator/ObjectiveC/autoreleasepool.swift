// Fidelity: exact — a call of the closure; on Linux an object ends with its last reference, so a pool keeps nothing

/// Runs a closure; objects that only a pool would keep alive are released when the closure ends.
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result { try body() }
