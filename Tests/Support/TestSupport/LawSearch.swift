import Foundation

/// Searches for a sequence that breaks a law, and shortens the sequence as far as possible.
@MainActor
public enum LawSearch {
    /// The number of sequences for a law; `.ci/nightly` uses many more.
    public static let sequences =
        ProcessInfo.processInfo.environment["TIDELINE_RANDOM_SEQUENCES"].flatMap(Int.init) ?? 1_000

    /// The random seed of the nightly run.
    ///
    /// Each night has another seed, so each nightly run tries other sequences.
    private static let night =
        ProcessInfo.processInfo.environment["TIDELINE_RANDOM_SEED"].flatMap(UInt64.init) ?? 0

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
        var generator = SeededGenerator(seed: seed &+ night)
        for number in 1...sequences {
            let steps = making(&generator)
            guard try check(steps) != nil else { continue }
            let shortest = try shrunk(steps, check)
            let text = shortest.map(\.description).joined(separator: ", then ")
            let fault = try check(shortest) ?? "holds when repeated"
            return "sequence \(number) of seed \(seed &+ night): \(text): \(fault)"
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
