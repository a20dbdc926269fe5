/// A question that no test can ask a phone, with the reason.
struct UnaskedRow: CertificateRow {
    let id: String
    let question: String
    var rules: [String] = []
    let answers: [RowAnswer] = []
    let reason: String

    @MainActor func ask(on stage: CertificateStage) async -> RowOutcome { .notRun(reason) }

    static let all = [
        UnaskedRow(
            id: "PC-05b", question: "Does the guide move in each frame while a finger drags the keyboard away?",
            rules: ["C36", "E48"], reason: "needs a finger"),
        UnaskedRow(
            id: "PC-06j",
            question: "On which thread are key-value observers told of selectedTextRange that a tap moves?",
            reason: "needs a finger"),
        UnaskedRow(
            id: "PC-12", question: "Does an inset that shrinks under a finger move the content at once?",
            rules: ["C15", "C17"], reason: "needs a finger"),
        UnaskedRow(
            id: "PC-14", question: "Does a hosting view complain about a subview that is not its own?",
            reason: "needs SwiftUI"),
        UnaskedRow(
            id: "PC-16", question: "What tells of a window that is moved?", rules: ["E38", "E48", "H11"],
            reason: "needs an iPad, and a finger that moves the window"),
        UnaskedRow(
            id: "PC-18", question: "Does the return key send the primary action?", rules: ["D11"],
            reason: "needs a finger on the return key"),
        UnaskedRow(
            id: "PC-30",
            question: "What is announced of a keyboard that is let go half pulled down, and how does the guide return?",
            rules: ["C35", "C36", "K9"],
            reason:
                "needs a finger: in a list that dismisses the keyboard interactively, pull it down by half and let go. "
                + "Film the notifications with their durations, and whether a view on the guide returns in an animation "
                + "(its layer has one) or by a new position in each frame"),
        UnaskedRow(
            id: "PC-31",
            question:
                "What is announced of a keyboard that is up while the app is inactive, and where is the guide then?",
            rules: ["E65"],
            reason:
                "needs a hand: with the keyboard up, open and close Control Center, then the app switcher, then lock "
                + "and unlock. Write down the notifications, and the guide's top 1, 2 and 5 turns after didBecomeActive"
        ),
        UnaskedRow(
            id: "PC-36b",
            question: "Does the window's own guide move without a constraint while a finger drags the keyboard away?",
            rules: ["C36", "E48"],
            reason:
                "needs a finger: drag the keyboard slowly out of the screen, and read the guide's layoutFrame each frame"
        )
    ]
}
