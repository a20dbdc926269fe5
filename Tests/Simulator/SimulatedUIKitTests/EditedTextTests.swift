import DeviceSimulation
import Testing
@_spi(Simulation) import UIKit

/// Typing must not crash, for any text and for any change that a delegate makes.
@MainActor struct EditedTextTests {
    private func field() -> (phone: SimulatedPhone, field: UITextField) {
        let phone = SimulatedPhone(Device.all[0]), controller = UIViewController(), field = UITextField()
        phone.show(controller)
        controller.view.addSubview(field)
        field.becomeFirstResponder()
        return (phone, field)
    }

    @Test func `a combining mark joins the character before it`() {
        let (phone, field) = field()
        for text in ["e", "\u{301}", "x"] { field.insertText(text) }
        #expect(field.text == "e\u{301}x")
        field.deleteBackward()
        field.deleteBackward()
        #expect(field.text == "")
        #expect(phone.keyboard.frameInScreen != nil)
    }

    @Test func `a delete takes a whole flag and a whole family`() {
        let (_, field) = field()
        field.insertText("a🇩🇪👨‍👩‍👧")
        field.deleteBackward()
        #expect(field.text == "a🇩🇪")
        field.deleteBackward()
        #expect(field.text == "a")
    }

    private final class Eraser: NSObject, UITextFieldDelegate {
        func textField(
            _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
        ) -> Bool {
            textField.text = ""
            return true
        }
    }

    @Test func `a delegate may shorten the text while it is asked`() {
        let (_, field) = field(), eraser = Eraser()
        field.text = "long text"
        field.delegate = eraser
        withExtendedLifetime(eraser) { field.insertText("x") }
        #expect(field.text == "x")
    }

    @Test func `offsets count UTF-16 units and stop at the ends of the text`() {
        let (_, field) = field()
        field.text = "a😀"
        #expect(field.offset(from: field.beginningOfDocument, to: field.endOfDocument) == 3)
        #expect(field.position(from: field.endOfDocument, offset: 1) == nil)
        #expect(field.position(from: field.endOfDocument, offset: Int.max) == nil)
        #expect(field.position(from: field.beginningOfDocument, offset: -1) == nil)
    }

    @Test func `random editing leaves the selection within the text`() {
        var seed: UInt64 = 7
        func random(_ count: Int) -> Int {
            seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(seed >> 33) % count
        }
        let (_, field) = field(), view = UITextView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
        let pieces = ["a", "\u{301}", "😀", "\u{1F1E9}", "\n", "", "long words here", "\u{200D}"]
        for step in 0..<2000 {
            let start = random(40) - 5, length = random(10)
            switch random(4) {
            case 0: field.deleteBackward(); view.deleteBackward()
            case 1: view.selectedRange = NSRange(location: start, length: length)
            default:
                let piece = pieces[random(pieces.count)]
                field.insertText(piece)
                view.insertText(piece)
            }
            let range = view.selectedRange, count = view.text.utf16.count
            #expect(range.location >= 0 && range.location + range.length <= count, "step \(step): \(range) of \(count)")
        }
    }
}
