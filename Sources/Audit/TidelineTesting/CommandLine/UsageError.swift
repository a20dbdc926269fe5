import AuditRules

struct UsageError: Error, CustomStringConvertible {
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

enum ExitCode {
    /// The audit has no errors, and with `--strict` no warnings.
    static let clear: Int32 = 0
    static let findings: Int32 = 1
    static let badUsage: Int32 = 2
}
