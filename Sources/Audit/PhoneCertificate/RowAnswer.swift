/// An expected answer of a row, with its meaning.
public struct RowAnswer: Sendable, Equatable {
    /// The answer.
    public let word: String
    /// The name of the reading with this answer; nil for the simulator's default.
    public let reading: String?

    init(_ word: String, reading: String? = nil) { (self.word, self.reading) = (word, reading) }
}
