import CoreGraphics
import KeyboardModel
import Testing

@Suite struct HandOnKeyboardTests {
    private static let docked = KeyboardState.docked(CGRect(x: 0, y: 800, width: 834, height: 394))
    private static let here = KeyboardState.undocked(CGRect(x: 100, y: 300, width: 320, height: 260))
    private static let there = KeyboardState.undocked(CGRect(x: 100, y: 500, width: 320, height: 260))
    private static let held = KeyboardState.undocked(.zero)

    private func isMoved(_ before: [KeyboardState], letGo: KeyboardState? = nil, _ after: [KeyboardState] = []) -> Bool
    {
        var hand = HandOnKeyboard.unseen
        for state in before { hand.note(state) }
        if let letGo { hand.letGo(above: letGo) }
        for state in after { hand.note(state) }
        return hand == .moved
    }

    @Test func `no person has moved a keyboard that comes undocked`() {
        let once = isMoved([Self.here]), twice = isMoved([Self.here, .hidden, Self.here])
        let again = isMoved([Self.here, .hidden], letGo: .hidden, [Self.there])
        #expect(!once && !twice && !again)
    }

    @Test func `a person undocks or moves the keyboard`() {
        let undocks = isMoved([Self.docked, Self.here, .hidden, Self.here])
        let moves = isMoved([Self.here, Self.held, Self.there])
        #expect(undocks && moves)
    }

    @Test func `another input or a letter lets the keyboard go`() {
        let stays = isMoved([Self.docked, Self.here], letGo: Self.here)
        let movesAgain = isMoved([Self.docked, Self.here], letGo: Self.here, [Self.there])
        #expect(!stays && movesAgain)
    }

    @Test func `a docked keyboard is where it belongs`() {
        let docks = isMoved([Self.docked, Self.here, Self.docked])
        #expect(!docks)
    }
}
