/// A question about UIKit that a phone can answer without a person's touch.
public protocol CertificateRow: Sendable {
    /// The permanent name of the question.
    var id: String { get }
    /// The question to the phone, in one sentence.
    var question: String { get }
    /// The rules of `Docs/UIKitRules.md` that depend on the answer.
    var rules: [String] { get }
    /// The expected answers, with the simulator's answer first. A measurement has no expected answer.
    var answers: [RowAnswer] { get }
    /// Whether the answer is a measurement of the device, which is neither right nor wrong.
    var isMeasurement: Bool { get }
    /// Asks the phone.
    @MainActor func ask(on stage: CertificateStage) async -> RowOutcome
}

extension CertificateRow {
    /// The answer of the simulated UIKit.
    ///
    /// The value is nil for a measurement, and for a question that no test can ask.
    public var played: String? { answers.first { $0.reading == nil }?.word }
    /// Whether the answer is only a measurement.
    ///
    /// The default is false, because most questions have an expected answer.
    public var isMeasurement: Bool { false }
}
