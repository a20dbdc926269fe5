import TestSupport

extension SeededGenerator {
    /// Consecutive seeds give states that are far apart.
    init(seed: Int) { self.init(seed: UInt64(truncatingIfNeeded: seed) &* 0x9E37_79B9_7F4A_7C15 &+ 1) }
}
