extension JudgedScreen {
    static let byUs =
        coverage + appChanges + restoration + gaps + motion + reach + focus + habits + articles + strangers
        + early
    static let byOthers =
        logins + chats + crowdedChats + bars + forms + tables + notes + dialogs + searches + wizards + selfChanging
        + handWritten + corners
}
