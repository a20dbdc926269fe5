public import TidelineTesting

extension Screen {
    /// Every screen of the gallery that takes care of the keyboard itself.
    public static let gallery: [Screen] = [
        .signIn, .ruler, .catalogue, .celebration, .unlock, .registration, .picture, .transfer, .backdrop
    ]

    /// The screens of the gallery whose code knows nothing of a keyboard.
    public static let withoutKeyboardCode: [Screen] = [
        .nestedScrollers, .fieldTable, .search, .chat, .sheet, .twoColumns, .bottomBar, .note
    ]

    /// All of them.
    public static let everyScreen = gallery + withoutKeyboardCode
}
