/// A name from a fixed list, such as the name of a ``Usage``.
///
/// The error for an unknown name shows the list.
public protocol ListedName: RawRepresentable<String>, CaseIterable, Hashable, Codable, Sendable,
    CustomStringConvertible
{
    /// The noun for one item of the list in error messages, for example `usage`.
    static var kind: String { get }
}

extension ListedName {
    /// The name in reports and on the command line.
    public var description: String { rawValue }

    /// Finds the item with a name.
    public static func named(_ name: String) throws(UnknownName) -> Self {
        guard let item = Self(rawValue: name) else {
            throw UnknownName(kind: kind, name: name, known: allCases.map(\.rawValue))
        }
        return item
    }

    /// Reads the name, or throws an error that shows the known names.
    public init(from decoder: any Decoder) throws {
        self = try Self.named(try decoder.singleValueContainer().decode(String.self))
    }
}
