/// The name of a run's avoidance, which keeps the screen clear of the keyboard, such as `layout guide`.
///
/// Apps choose these names, and a string literal creates an avoidance. If a screen does not offer an avoidance,
/// planning a run with it fails with a list of the offered avoidances.
public struct Avoidance: RawRepresentable, Hashable, Comparable, Codable, Sendable, ExpressibleByStringLiteral,
    CustomStringConvertible
{
    /// The name in reports and on the command line.
    public let rawValue: String

    /// Takes any name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Takes any name, such as one from a command line.
    public init(_ name: String) { rawValue = name }

    /// Creates an avoidance from a literal.
    public init(stringLiteral value: String) { rawValue = value }

    /// The name in reports and on the command line.
    public var description: String { rawValue }

    /// Compares names alphabetically.
    public static func < (left: Avoidance, right: Avoidance) -> Bool { left.rawValue < right.rawValue }

    /// The screen's own behaviour.
    public static let own: Avoidance = "own"

    /// No avoidance, called `none` in reports, because a member `none` could be confused with an optional without a
    /// value.
    public static let nothing: Avoidance = "none"
}
