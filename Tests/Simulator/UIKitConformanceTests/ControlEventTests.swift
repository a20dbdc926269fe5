import Testing
import UIKit

@MainActor struct ControlEventTests {
    @Test func `D15 the bits of a control's events`() {
        let bits: [(UIControl.Event, UInt)] = [
            (.touchDown, 0), (.touchDownRepeat, 1), (.touchDragInside, 2), (.touchDragOutside, 3),
            (.touchDragEnter, 4), (.touchDragExit, 5), (.touchUpInside, 6), (.touchUpOutside, 7), (.touchCancel, 8),
            (.valueChanged, 12), (.primaryActionTriggered, 13), (.editingDidBegin, 16), (.editingChanged, 17),
            (.editingDidEnd, 18), (.editingDidEndOnExit, 19)
        ]
        for (event, bit) in bits { #expect(event.rawValue == 1 << bit, "bit \(bit)") }
        #expect(UIControl.Event.allTouchEvents.rawValue == 0xFFF)
        #expect(UIControl.Event.allEditingEvents.rawValue == 0xF0000)
    }

    @Test func `D15 an action for all events of a kind hears only those`() {
        let control = UIControl()
        var touches = 0, edits = 0
        control.addAction(UIAction { _ in touches += 1 }, for: .allTouchEvents)
        control.addAction(UIAction { _ in edits += 1 }, for: .allEditingEvents)
        for event in [UIControl.Event.touchDown, .touchCancel, .editingDidEndOnExit, .valueChanged] {
            control.sendActions(for: event)
        }
        #expect(touches == 2 && edits == 1)
    }

    @Test func `D16 a control enumerates its actions with their events until the closure stops it`() {
        let control = UIControl()
        let events: [String: UIControl.Event] = ["A": .touchDown, "B": .valueChanged, "C": .touchUpInside]
        for (name, event) in events {
            control.addAction(UIAction(identifier: UIAction.Identifier(name)) { _ in }, for: event)
        }
        var seen: [String: UIControl.Event] = [:]
        control.enumerateEventHandlers { action, method, event, _ in
            #expect(method == nil)
            seen[action?.identifier.rawValue ?? ""] = event
        }
        #expect(seen == events)
        var count = 0
        control.enumerateEventHandlers { _, _, _, isDone in (count, isDone) = (count + 1, true) }
        #expect(count == 1)
    }
}
