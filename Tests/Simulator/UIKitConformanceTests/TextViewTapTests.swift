import Testing
import UIKit

/// The position and the time of a text view's caret after a tap.
@MainActor struct TextViewTapTests {
    private final class Listener: NSObject, UITextViewDelegate {
        var heard: [String] = []
        func textViewDidBeginEditing(_ textView: UITextView) {
            heard.append("begin \(textView.selectedRange.location)")
        }
        func textViewDidChangeSelection(_ textView: UITextView) {
            heard.append("selection \(textView.selectedRange.location)")
        }
    }

    private func makeTextView(on phone: Phone, _ listener: Listener) -> UITextView {
        let view = UITextView(frame: CGRect(x: 16, y: 100, width: 300, height: 200))
        view.text = "one\ntwo\nthree"
        view.delegate = listener
        phone.root.addSubview(view)
        phone.endTurn()
        return view
    }

    private func point(at offset: Int, of view: UITextView) -> CGPoint {
        guard let place = view.position(from: view.beginningOfDocument, offset: offset) else { return .zero }
        let caret = view.caretRect(for: place)
        return view.convert(CGPoint(x: caret.minX + 1, y: caret.midY), to: nil)
    }

    @Test func `a tap begins editing, then moves the caret to the finger`() {
        let phone = Phone(), listener = Listener(), view = makeTextView(on: phone, listener)
        phone.tap(at: point(at: 5, of: view))
        #expect(listener.heard == ["begin 13", "selection 5"])
        #expect(view.selectedRange == NSRange(location: 5, length: 0))
    }

    @Test func `another tap moves the caret of an edited text view`() {
        let phone = Phone(), listener = Listener(), view = makeTextView(on: phone, listener)
        phone.tap(at: point(at: 5, of: view))
        phone.settle()
        listener.heard = []
        phone.tap(at: point(at: 0, of: view))
        #expect(listener.heard == ["selection 0"])
    }

    @Test func `a tap beside the text takes the nearest place`() {
        let phone = Phone(), listener = Listener(), view = makeTextView(on: phone, listener)
        let places = [
            (CGPoint(x: 290, y: 10), 3), (CGPoint(x: 290, y: 190), 13), (CGPoint(x: 0, y: 190), 8),
            (CGPoint(x: 0, y: 0), 0)
        ]
        for (point, offset) in places {
            let place = view.closestPosition(to: point).map { view.offset(from: view.beginningOfDocument, to: $0) }
            #expect(place == offset, "\(point)")
        }
    }

    @Test func `becomeFirstResponder leaves the caret at the end`() {
        let phone = Phone(), listener = Listener(), view = makeTextView(on: phone, listener)
        view.becomeFirstResponder()
        #expect(listener.heard == ["begin 13"])
    }
}
