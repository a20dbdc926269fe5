/// Searches for a sequence that breaks a law, and shortens the sequence as far as possible.
public enum LawSearch {
    /// The number of sequences for a law; `.ci/nightly` uses many more.
    public static let sequences = 100 * Effort.factor

    /// Returns the shortest sequence that breaks a law, as text with the failure.
    ///
    /// The result is nil if no sequence breaks the law.
    ///
    /// - Parameters:
    ///   - making: makes the next sequence.
    ///   - check: plays a sequence from its beginning in a new state, and returns the failure, or nil.
    public static func counterExample<Step: CustomStringConvertible>(
        sequences: Int, seed: UInt64, making: (inout SeededGenerator) -> [Step], _ check: ([Step]) throws -> String?
    ) rethrows -> String? {
        var generator = SeededGenerator(seed: seed &+ Effort.seed)
        for number in 1...sequences {
            let steps = making(&generator)
            guard try check(steps) != nil else { continue }
            let shortest = try shrunk(steps, check)
            let text = shortest.map(\.description).joined(separator: ", then ")
            let fault = try check(shortest) ?? "holds when repeated"
            return "sequence \(number) of seed \(seed &+ Effort.seed): \(text): \(fault)"
        }
        return nil
    }

    /// Steps are removed as long as the remaining steps still break the law.
    private static func shrunk<Step>(_ steps: [Step], _ check: ([Step]) throws -> String?) rethrows -> [Step] {
        for index in steps.indices {
            var shorter = steps
            shorter.remove(at: index)
            if try check(shorter) != nil { return try shrunk(shorter, check) }
        }
        return steps
    }
}
