/// An expected answer to a question about UIKit, with its meaning.
public struct RowAnswer: Sendable, Equatable {
    /// The answer.
    public let word: String
    /// The name of the simulator's reading that gives this answer, or nil if the simulator gives the answer by default.
    ///
    /// A reading is an alternative behaviour of UIKit that tests can choose.
    public let reading: String?

    init(_ word: String, reading: String? = nil) { (self.word, self.reading) = (word, reading) }
}
