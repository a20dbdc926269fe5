/// The error for a name outside a list of known names.
public struct UnknownName: Error, Equatable, CustomStringConvertible {
    /// The kind of the item, such as `screen`.
    public let kind: String
    /// The given name.
    public let name: String
    /// The known names.
    public let known: [String]

    /// Creates the error.
    public init(kind: String, name: String, known: [String]) {
        self.kind = kind
        self.name = name
        self.known = known
    }

    /// The error message with the known names.
    public var description: String {
        let guess = Self.guess(for: name, among: known)
        return "'\(name)' is no \(kind).\(guess) Write one of: \(known.joined(separator: ", "))."
    }

    /// Returns a question such as ` Did you mean 'typing'?`, with a space before it, or an empty text.
    public static func guess(for name: String, among known: [String]) -> String {
        Spelling.nearest(to: name, among: known).map { " Did you mean '\($0)'?" } ?? ""
    }
}

enum Spelling {
    static func nearest(to name: String, among known: [String]) -> String? {
        let wanted = Array(name.lowercased())
        let measured = known.map { (name: $0, distance: distance(wanted, Array($0.lowercased()))) }
        guard let best = measured.min(by: { $0.distance < $1.distance }) else { return nil }
        // A quarter of the letters may differ. Names of one or two letters are similar to every name, so they get no
        // suggestion.
        return best.distance <= max(1, wanted.count / 4) && wanted.count > 2 ? best.name : nil
    }

    private static func distance(_ one: [Character], _ other: [Character]) -> Int {
        var row = Array(0...other.count)
        for (line, character) in one.enumerated() {
            var corner = row[0]
            row[0] = line + 1
            for column in other.indices {
                let exchanged = corner + (character == other[column] ? 0 : 1)
                corner = row[column + 1]
                row[column + 1] = min(exchanged, corner + 1, row[column] + 1)
            }
        }
        return row[other.count]
    }
}
