/// An answer that a row may get, and what it stands for.
public struct RowAnswer: Sendable, Equatable {
    /// The answer.
    public let word: String
    /// The name of the reading that gives it; nil for what the simulator plays by default.
    public let reading: String?

    init(_ word: String, reading: String? = nil) { (self.word, self.reading) = (word, reading) }
}
