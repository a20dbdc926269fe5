import Tideline

/// One action that is only played, for a tool that counts instructions.
///
/// The screen has a hundred views beside those that avoid the keyboard.
enum LayoutAct: String, CaseIterable {
    /// A turn in which nothing changes, with a keyboard up and ten objects that follow it.
    case look
    /// The same on iOS 26.
    case lookOnIOS26 = "look-ios-26"
    /// A frame in which a finger drags the keyboard, with ten objects that follow it.
    case drag
    /// A letter is typed into a field of a list with insets.
    case letter
    /// A keyboard comes, then goes, and ten views are moved and moved back.
    case showAndHide = "show-and-hide"
    /// A turn without a keyboard in which nothing changes, beside a table of 100 rows that has insets alone.
    case turn
    /// The same beside a chat of 100 rows, and of 10,000 rows.
    case chatTurn = "chat-turn"
    case longChatTurn = "long-chat-turn"
    /// A word arrives in a table of 100 rows, and of 10,000 rows, that has insets alone.
    case word
    case longWord = "long-word"
    /// A word arrives in a chat of 100 rows, and of 10,000 rows.
    case chatWord = "chat-word"
    case longChatWord = "long-chat-word"

    @MainActor func play(times: Int) {
        let act = prepared
        for _ in 0..<times { act() }
    }

    @MainActor private var prepared: () -> Void {
        switch self {
        case .look, .lookOnIOS26:
            let screen = FollowingScreen(100, follows: true, systemVersion: self == .look ? 17 : 26)
            return { screen.turn() }
        case .drag:
            let screen = FollowingScreen(100, follows: true)
            return { screen.drag() }
        case .letter:
            let screen = WritingScreen(100, avoids: true)
            return { screen.write() }
        case .showAndHide:
            let screen = AvoidingScreen(100, ways: 10)
            return {
                for _ in 0..<2 {
                    screen.post()
                    screen.rest()
                }
            }
        case .turn, .chatTurn, .longChatTurn:
            let screen = ChatTableScreen(self == .longChatTurn ? 10_000 : 100, holds: self != .turn)
            return { screen.turn() }
        case .word, .longWord, .chatWord, .longChatWord:
            let isLong = self == .longWord || self == .longChatWord
            let screen = ChatTableScreen(isLong ? 10_000 : 100, holds: self == .chatWord || self == .longChatWord)
            return { screen.stream() }
        }
    }
}
