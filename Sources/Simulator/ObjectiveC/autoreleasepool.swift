// Fidelity: exact — a call of the closure; on Linux an object ends with its last reference, so a pool keeps nothing

/// Runs a closure, because objects need no autorelease pool on Linux.
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result { try body() }
