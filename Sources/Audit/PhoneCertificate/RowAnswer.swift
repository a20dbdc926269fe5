/// An expected answer to a question about UIKit, with its meaning.
public struct RowAnswer: Sendable, Equatable {
    /// The answer.
    public let word: String
    /// The name of the simulator's reading with this answer, which is an alternative behaviour of UIKit that tests can
    /// choose; nil for the simulator's default.
    public let reading: String?

    init(_ word: String, reading: String? = nil) { (self.word, self.reading) = (word, reading) }
}
