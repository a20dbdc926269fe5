extension CatalogScreen {
    /// The screens of the gallery whose code knows nothing of a keyboard.
    public static let withoutKeyboardCode: [CatalogScreen] = [
        .nestedScrollers, .fieldTable, .search, .chat, .sheet, .twoColumns, .bottomBar, .note
    ]

    /// The ways in which a screen without keyboard code can be shown: the window helps, or nothing does.
    static let automaticOrNone = ["automatic", "none"]
}
