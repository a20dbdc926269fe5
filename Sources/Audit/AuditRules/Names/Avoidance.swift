/// The name of a way to keep a screen clear of the keyboard, such as `layout guide`.
///
/// Each app chooses its own names, and a screen has a list of the avoidances that it offers. If a test asks for an
/// avoidance that is not in the list, the error shows the list.
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

    /// A screen that does nothing to keep clear of the keyboard, called `none` in reports.
    ///
    /// The member has another name, because a member `none` would look like an empty optional.
    public static let nothing: Avoidance = "none"
}
