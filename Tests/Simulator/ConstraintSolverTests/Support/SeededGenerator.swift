import TestSupport

extension SeededGenerator {
    /// Consecutive seeds start the generator at distant states.
    init(seed: Int) { self.init(seed: UInt64(truncatingIfNeeded: seed) &* 0x9E37_79B9_7F4A_7C15 &+ 1) }
}
