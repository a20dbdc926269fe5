/// What came of asking a row.
public enum RowOutcome: Sendable, Equatable {
    /// The answer in a short word, and what was measured beside it.
    case answered(String, details: [String: String])
    /// Why the row was not asked.
    case notRun(String)
}
