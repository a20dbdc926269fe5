/// A name of a closed list, such as a usage; any other name is refused with the list.
public protocol ListedName: RawRepresentable<String>, CaseIterable, Hashable, Codable, Sendable,
    CustomStringConvertible
{
    /// What has such a name, such as `usage`.
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

    /// Reads the name; the error for an unknown one lists those that are known.
    public init(from decoder: any Decoder) throws {
        self = try Self.named(try decoder.singleValueContainer().decode(String.self))
    }
}
