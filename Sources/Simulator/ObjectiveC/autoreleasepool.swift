// Fidelity: exact — objects go with their last reference on Linux, so that a pool has nothing to keep

/// Runs code; objects that only a pool would keep alive are released after it.
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result { try body() }
