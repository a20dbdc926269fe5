/// A question about UIKit that a phone can answer without a person's touch.
public struct CertificateRow: Sendable {
    /// The permanent name of the question.
    public let id: String
    /// The question to the phone, in one sentence.
    public let question: String
    /// The rules of `Docs/UIKitRules.md` that depend on the answer.
    public let rules: [String]
    /// The expected answers, with the simulator's answer first; a measurement has none.
    public let answers: [RowAnswer]
    /// The reason why no test can ask the question, or nil for a question that a test asks.
    public let reason: String?
    let ask: @MainActor @Sendable (CertificateStage) async -> RowOutcome

    /// - Parameters:
    ///   - word: the answer of the simulator, or nil for a measurement.
    ///   - readings: the answers of the simulator's readings, each with the name of the reading.
    init(
        _ id: String, _ question: String, rules: [String] = [], plays word: String?,
        readings: KeyValuePairs<String, String> = [:],
        ask: @escaping @MainActor @Sendable (CertificateStage) async -> RowOutcome
    ) {
        (self.id, self.question, self.rules, self.ask, reason) = (id, question, rules, ask, nil)
        answers = [word].compactMap { $0.map { RowAnswer($0) } } + readings.map { RowAnswer($0.key, reading: $0.value) }
    }

    /// A question that no test can ask a phone.
    init(_ id: String, _ question: String, rules: [String] = [], reason: String) {
        (self.id, self.question, self.rules, self.reason, answers) = (id, question, rules, reason, [])
        ask = { _ in .notRun(reason) }
    }

    /// The answer of the simulated UIKit.
    ///
    /// The value is nil for a measurement, and for a question that no test can ask.
    public var played: String? { answers.first { $0.reading == nil }?.word }
    /// Whether the answer is a measurement of the device, which is neither right nor wrong.
    public var isMeasurement: Bool { answers.isEmpty && reason == nil }
}
