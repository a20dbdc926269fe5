/// A question that needs no type of its own.
struct AskedRow: CertificateRow {
    let id: String
    let question: String
    let rules: [String]
    let answers: [RowAnswer]
    let body: @MainActor @Sendable (CertificateStage) async -> RowOutcome

    @MainActor func ask(on stage: CertificateStage) async -> RowOutcome { await body(stage) }
}
