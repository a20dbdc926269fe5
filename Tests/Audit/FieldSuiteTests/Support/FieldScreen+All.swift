extension FieldScreen {
    static let all =
        logins + chats + crowdedChats + bars + forms + tables + notes + dialogs + searches + wizards + selfChanging
        + handWritten + corners
}
