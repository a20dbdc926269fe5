/// An argument or a file that is not what it should be.
struct UsageError: Error, CustomStringConvertible {
    /// Names the culprit and the remedy.
    let description: String

    init(_ description: String) { self.description = description }

    static func missingValue(_ option: String) -> UsageError {
        UsageError("\(option) needs a value. See --help.")
    }

    static func unknownOption(_ option: String, known: Set<String>) -> UsageError {
        let guess = Spelling.nearest(to: option, among: known.sorted()).map { " Did you mean '\($0)'?" } ?? ""
        return UsageError("unknown option '\(option)'.\(guess) See --help.")
    }
}
