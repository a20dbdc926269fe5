import AuditRules

/// An argument or a file that is not what it should be.
struct UsageError: Error, CustomStringConvertible {
    /// Names the culprit and the remedy.
    let description: String

    init(_ description: String) { self.description = description }

    static func missingValue(_ option: String) -> UsageError {
        UsageError("\(option) needs a value. See --help.")
    }

    static func unknownOption(_ option: String, known: Set<String>) -> UsageError {
        let guess = UnknownName.guess(for: option, among: known.sorted())
        return UsageError("unknown option '\(option)'.\(guess) See --help.")
    }
}

/// What the tool tells the shell.
enum ExitCode {
    /// No rule found anything.
    static let clear: Int32 = 0
    /// At least one rule found something.
    static let findings: Int32 = 1
    /// An argument or a file is not what it should be; the message names it and the remedy.
    static let badUsage: Int32 = 2
}
