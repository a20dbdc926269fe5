import CoreGraphics
import KeyboardModel
import Testing

@Suite struct LastKeyboardsTests {
    private let portrait = CGRect(x: 0, y: 0, width: 390, height: 844)
    private let landscape = CGRect(x: 0, y: 0, width: 844, height: 390)

    private func frame(_ height: CGFloat, on screen: CGRect) -> CGRect {
        CGRect(x: 0, y: screen.maxY - height, width: screen.width, height: height)
    }

    private func noted(_ notes: [(height: CGFloat, accessory: CGFloat, screen: CGRect)]) -> LastKeyboards {
        var keyboards = LastKeyboards()
        for note in notes {
            keyboards.note(.docked(frame(note.height, on: note.screen)), on: note.screen) { note.accessory }
        }
        return keyboards
    }

    @Test func `each size of the screen has its own last keyboard`() {
        let keyboards = noted([(336, 0, portrait), (209, 0, landscape), (291, 44, portrait)])
        #expect(keyboards.frame(on: portrait) == frame(291, on: portrait))
        #expect(keyboards.frame(on: landscape) == frame(209, on: landscape))
        #expect(keyboards.keysHeight(on: portrait) == 247 && keyboards.keysHeight(on: landscape) == 209)
        #expect(keyboards.keysHeight(on: nil) == 247, "the latest")
        #expect(keyboards.frame(on: CGRect(x: 0, y: 0, width: 320, height: 480)) == nil)
    }

    @Test func `a bar without keys is no keyboard, and neither is nonsense`() {
        let none = noted([(55, 0, portrait), (194, 160, portrait), (.nan, 0, portrait), (336, 0, .zero)])
        #expect(none == LastKeyboards())
        var keyboards = LastKeyboards()
        for state in [KeyboardState.hidden, .undocked(frame(336, on: portrait)), .docked(portrait)] {
            keyboards.note(state, on: portrait) { 0 }
        }
        #expect(keyboards == none)
    }

    @Test func `an accessory view is asked for once for each keyboard`() {
        var keyboards = LastKeyboards(), count = 0
        for height in [336, 336, 291, 291] as [CGFloat] {
            keyboards.note(.docked(frame(height, on: portrait)), on: portrait) {
                count += 1
                return 0
            }
        }
        #expect(count == 2)
    }

    @Test func `a kept place counts as a docked keyboard, unless a higher one stands there`() {
        let place = frame(300, on: portrait), higher = KeyboardState.docked(frame(336, on: portrait))
        #expect(KeyboardState.hidden.above(place) == .docked(place))
        #expect(KeyboardState.undocked(place).above(place) == .docked(place))
        #expect(KeyboardState.docked(frame(55, on: portrait)).above(place) == .docked(place))
        #expect(higher.above(place) == higher)
        for state in [KeyboardState.hidden, higher, .undocked(.zero)] {
            #expect(state.above(nil) == state && state.above(.zero) == state)
        }
    }
}
