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
        let guess = Self.guess(for: name, among: known)
        return "'\(name)' is no \(kind).\(guess) Write one of: \(known.joined(separator: ", "))."
    }

    /// A question with a space before it, such as ` Did you mean 'typing'?`; empty when no known name is near.
    public static func guess(for name: String, among known: [String]) -> String {
        Spelling.nearest(to: name, among: known).map { " Did you mean '\($0)'?" } ?? ""
    }
}

/// Finds the name that was meant by one with a slip of the keys.
enum Spelling {
    /// The known name with the fewest differing characters; nil when none is near.
    static func nearest(to name: String, among known: [String]) -> String? {
        let wanted = Array(name.lowercased())
        let measured = known.map { (name: $0, distance: distance(wanted, Array($0.lowercased()))) }
        guard let best = measured.min(by: { $0.distance < $1.distance }) else { return nil }
        // A quarter of the letters may be wrong; any name is near to a name of one or two letters.
        return best.distance <= max(1, wanted.count / 4) && wanted.count > 2 ? best.name : nil
    }

    /// How many characters have to be put in, left out or exchanged.
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
