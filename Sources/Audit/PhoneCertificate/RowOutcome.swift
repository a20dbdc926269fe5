/// The outcome of asking a row.
public enum RowOutcome: Sendable, Equatable {
    /// The row has an answer in a short word, and further measurements.
    case answered(String, details: [String: String])
    case notRun(String)
}
