extension CertificateRow {
    /// Questions that no test can ask a phone, each with the reason.
    static let unasked = [
        CertificateRow(
            "PC-05b", "Does the guide move in each frame while a finger drags the keyboard away?",
            rules: ["C36", "E48"], reason: "needs a finger"),
        CertificateRow(
            "PC-06j",
            "On which thread are key-value observers told of selectedTextRange that a tap moves?",
            reason: "needs a finger"),
        CertificateRow(
            "PC-12", "Does an inset that shrinks under a finger move the content at once?",
            rules: ["C15", "C17"], reason: "needs a finger"),
        CertificateRow(
            "PC-14", "Does a hosting view complain about a subview that is not its own?",
            reason: "needs SwiftUI"),
        CertificateRow(
            "PC-16", "What tells of a window that is moved?", rules: ["E38", "E48", "H11"],
            reason: "needs an iPad, and a finger that moves the window"),
        CertificateRow(
            "PC-18", "Does the return key send the primary action?", rules: ["D11"],
            reason: "needs a finger on the return key"),
        CertificateRow(
            "PC-30",
            "What is announced of a keyboard that is let go half pulled down, and how does the guide return?",
            rules: ["C35", "C36", "K9"],
            reason:
                "needs a finger: in a list that dismisses the keyboard interactively, pull it down by half and let go. "
                + "Film the notifications with their durations, and whether a view on the guide returns in an animation "
                + "(its layer has one) or by a new position in each frame"),
        CertificateRow(
            "PC-31",
            "What is announced of a keyboard that is up while the app is inactive, and where is the guide then?",
            rules: ["E65"],
            reason:
                "needs a hand: with the keyboard up, open and close Control Center, then the app switcher, then lock "
                + "and unlock. Write down the notifications, and the guide's top 1, 2 and 5 turns after didBecomeActive"
        ),
        CertificateRow(
            "PC-36b",
            "Does the window's own guide move without a constraint while a finger drags the keyboard away?",
            rules: ["C36", "E48"],
            reason:
                "needs a finger: drag the keyboard slowly out of the screen, and read the guide's layoutFrame each frame"
        )
    ]
}
