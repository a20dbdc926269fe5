/// A name that no item of its kind has.
public struct UnknownName: Error, Equatable, CustomStringConvertible {
    /// The kind of the item, such as `screen`.
    public let kind: String
    /// The name that was given.
    public let name: String
    /// The names that exist.
    public let known: [String]

    /// Creates the error.
    public init(kind: String, name: String, known: [String]) {
        self.kind = kind
        self.name = name
        self.known = known
    }

    /// What is wrong and what to write instead.
    public var description: String {
        let guess = Spelling.nearest(to: name, among: known).map { " Did you mean '\($0)'?" } ?? ""
        return "'\(name)' is no \(kind).\(guess) Write one of: \(known.joined(separator: ", "))."
    }
}
