// Fidelity: exact — a call of the closure; Swift on Linux releases an object with its last reference, so no pool is
// needed

/// Runs a closure and does nothing else.
///
/// On Linux, Swift releases an object as soon as its last reference ends, so no object waits in a pool.
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result { try body() }
