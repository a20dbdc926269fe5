/// A row that this certificate does not ask, with the reason.
struct UnaskedRow: CertificateRow {
    let id: String
    let question: String
    var rules: [String] = []
    let answers: [RowAnswer] = []
    let reason: String

    @MainActor func ask(on stage: CertificateStage) async -> RowOutcome { .notRun(reason) }

    static let all = [
        UnaskedRow(
            id: "PC-03", question: "Who sets the frame of a root view under a translation, and when?",
            reason: "no test of it is written yet"),
        UnaskedRow(
            id: "PC-04", question: "Where is the guide's top in each kind of view?",
            reason: "no test of it is written yet"),
        UnaskedRow(
            id: "PC-07", question: "Does a number keep its last bit in insets, constants and the safe area?",
            reason: "no test of it is written yet"),
        UnaskedRow(
            id: "PC-12", question: "Does an inset that shrinks under a finger move the content at once?",
            rules: ["C15", "C17"], reason: "needs a finger"),
        UnaskedRow(
            id: "PC-14", question: "Does a hosting view complain about a subview that is not its own?",
            reason: "needs SwiftUI"),
        UnaskedRow(
            id: "PC-15", question: "What does a hidden subview change in system views?",
            reason: "no test of it is written yet"),
        UnaskedRow(
            id: "PC-16", question: "What tells of a window that is moved?", rules: ["E38", "E48", "H11"],
            reason: "needs an iPad, and a finger that moves the window"),
        UnaskedRow(
            id: "PC-17", question: "Is the caret's rectangle right before the layout?",
            reason: "no test of it is written yet"),
        UnaskedRow(
            id: "PC-18", question: "Does the return key send the primary action?", rules: ["D11"],
            reason: "needs a finger on the return key"),
        UnaskedRow(
            id: "PC-19", question: "Does an animation of no length join a turn of the device?",
            reason: "no test of it is written yet"),
        UnaskedRow(
            id: "PC-20", question: "What do a probe and a guide cost?", reason: "no test of it is written yet")
    ]
}
