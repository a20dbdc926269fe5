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
        }
    }
}
