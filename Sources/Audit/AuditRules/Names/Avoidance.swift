/// The name of what keeps a screen clear of the keyboard in a run, such as `layout guide`.
///
/// Apps name their own: a string literal is an avoidance. One that a screen does not offer is refused where a run is
/// planned, with a list of those that it offers.
public struct Avoidance: RawRepresentable, Hashable, Comparable, Codable, Sendable, ExpressibleByStringLiteral,
    CustomStringConvertible
{
    /// The name in reports and on the command line.
    public let rawValue: String

    /// Takes any name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Takes any name, such as one from a command line.
    public init(_ name: String) { rawValue = name }

    /// A literal is a name.
    public init(stringLiteral value: String) { rawValue = value }

    /// The name in reports and on the command line.
    public var description: String { rawValue }

    /// In the order of the letters.
    public static func < (left: Avoidance, right: Avoidance) -> Bool { left.rawValue < right.rawValue }

    /// What a screen does about the keyboard by itself.
    public static let own: Avoidance = "own"

    /// Nothing, which reports call `none`; a member of that name would be taken for an optional without a value.
    public static let nothing: Avoidance = "none"
}
