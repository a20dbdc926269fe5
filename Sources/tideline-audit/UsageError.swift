/// An argument or a file that is not what it should be.
struct UsageError: Error, CustomStringConvertible {
    /// Names the culprit and the remedy.
    let description: String

    init(_ description: String) { self.description = description }

    static func missingValue(_ option: String) -> UsageError {
        UsageError("\(option) needs a value. See tideline-audit --help.")
    }

    static func unknownOption(_ option: String) -> UsageError {
        UsageError("unknown option '\(option)'. See tideline-audit --help.")
    }
}
