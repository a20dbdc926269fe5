import Foundation

/// How much the tests with random cases play.
///
/// A test states the number of its cases in an ordinary run, and multiplies the number by ``factor``.
public enum Effort {
    /// How many times as many random cases a test plays as in an ordinary run.
    public static let factor = max(
        1, ProcessInfo.processInfo.environment["TIDELINE_EFFORT"].flatMap(Int.init) ?? 1)

    /// Whether tests also play what an ordinary run leaves out, such as further devices.
    public static let isRaised = factor > 1

    /// Whether tests play everything, which takes hours.
    public static let isNightly = factor >= 100

    /// Returns all elements, or in an ordinary run one of so many; each night and each seed begins with another one.
    public static func sample<Element>(_ all: [Element], oneIn step: Int) -> [Element] {
        if isRaised { return all }
        return all.enumerated().filter { $0.offset % step == Int(seed % UInt64(step)) }.map(\.element)
    }

    /// The seed of all random tests.
    ///
    /// Each night has another seed, and so other random cases.
    public static let seed =
        ProcessInfo.processInfo.environment["TIDELINE_RANDOM_SEED"].flatMap(UInt64.init) ?? 0
}
