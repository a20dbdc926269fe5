// Fidelity: exact — a call of the closure; on Linux an object ends with its last reference, so a pool keeps nothing

/// Runs a closure; on Linux, objects are released without an autorelease pool, so the function adds nothing to the
/// call.
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result { try body() }
