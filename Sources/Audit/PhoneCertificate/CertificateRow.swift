/// A question that a phone answers without a finger.
public protocol CertificateRow: Sendable {
    /// The row's name, for ever the same.
    var id: String { get }
    /// What the phone is asked, in one sentence.
    var question: String { get }
    /// The rules of `Docs/UIKitRules.md` that depend on the answer.
    var rules: [String] { get }
    /// The answers that are known beforehand, that of the simulator first; none for a row that measures.
    var answers: [RowAnswer] { get }
    /// Whether the answer is a number of the device's, which is neither right nor wrong.
    var isMeasurement: Bool { get }
    /// Asks the phone.
    @MainActor func ask(on stage: CertificateStage) async -> RowOutcome
}

extension CertificateRow {
    /// What the simulator answers; nil for a row that is never asked, or that measures.
    public var played: String? { answers.first { $0.reading == nil }?.word }
    /// Most rows have a right answer.
    public var isMeasurement: Bool { false }
}
