/// The outcome of a question to a phone.
public enum RowOutcome: Sendable, Equatable {
    /// The answer in a short word, and further measurements.
    case answered(String, details: [String: String])
    case notRun(String)

    static let silence = RowOutcome.notRun("no keyboard came up: a hardware keyboard may be connected")
}
