// Fidelity: exact — CFDate.h

/// A time in seconds.
public typealias CFTimeInterval = Double
