/// An expected answer to a question about UIKit, with its meaning.
public struct RowAnswer: Sendable, Equatable {
    /// The answer.
    public let word: String
    /// The simulator's reading with this answer, or nil for the simulator's default.
    ///
    /// A reading is an alternative behaviour of UIKit that tests can choose.
    public let reading: String?

    init(_ word: String, reading: String? = nil) { (self.word, self.reading) = (word, reading) }
}
