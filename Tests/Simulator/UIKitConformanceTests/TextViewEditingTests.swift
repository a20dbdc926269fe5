import Testing
import UIKit

@MainActor struct TextViewEditingTests {
    private final class Listener: NSObject, UITextViewDelegate {
        var log = Log()
        var mayChange = true
        func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
            log.add("shouldChange '\(text)' of '\(textView.text ?? "")'")
            return mayChange
        }
        func textViewDidChangeSelection(_ textView: UITextView) { log.add("selection '\(textView.text ?? "")'") }
        func textViewDidChange(_ textView: UITextView) { log.add("didChange '\(textView.text ?? "")'") }
        func textViewDidBeginEditing(_ textView: UITextView) { log.add("didBegin") }
        func textViewDidEndEditing(_ textView: UITextView) { log.add("didEnd") }
    }

    /// A text view of 200 points above the keyboard, on the phone whose keyboard is 336 points high.
    @MainActor private struct TextPage {
        let phone = Phone(), listener = Listener(), view = UITextView(frame: rect(0, 100, 390, 200))

        init(lines: Int = 0) {
            view.text = (0..<lines).map { "line \($0)" }.joined(separator: "\n")
            view.delegate = listener
            phone.root.addSubview(view)
            phone.endTurn()
        }

        func caretIsVisible() -> Bool {
            guard let place = view.selectedTextRange?.end else { return false }
            let caret = view.caretRect(for: place), shown = view.bounds.inset(by: view.adjustedContentInset)
            return caret.minY >= shown.minY && caret.maxY <= shown.maxY
        }
    }

    @Test func `D13 typing asks, then tells of the caret and the change`() {
        let page = TextPage(), log = page.listener.log
        page.view.becomeFirstResponder()
        let token = NotificationCenter.default.addObserver(
            forName: UITextView.textDidChangeNotification, object: page.view, queue: nil
        ) { _ in MainActor.assumeIsolated { log.add("notification") } }
        log.clear()
        page.phone.type("a")
        #expect(log.entries.prefix(3) == ["shouldChange 'a' of ''", "selection 'a'", "didChange 'a'"])
        #expect(log.entries.count == 4 && log.entries.contains("notification"))
        log.clear()
        page.listener.mayChange = false
        page.phone.type("b")
        #expect(log.entries == ["shouldChange 'b' of 'a'"] && page.view.text == "a")
        NotificationCenter.default.removeObserver(token)
    }

    @Test func `D72 code replaces text without shouldChangeTextIn, and the delegate hears of caret and text`() throws {
        let page = TextPage(), log = page.listener.log
        page.listener.mayChange = false
        page.view.text = "one two"
        let end = page.view.endOfDocument, start = try #require(page.view.position(from: end, offset: -3))
        log.clear()
        page.view.replace(try #require(page.view.textRange(from: start, to: end)), withText: "three")
        #expect(log.entries == ["selection 'one three'", "didChange 'one three'"])
        #expect(page.view.selectedRange == NSRange(location: 9, length: 0))
    }

    @Test func `D13 setting the text by code tells of no change`() {
        let page = TextPage(), log = page.listener.log
        var notifications = 0
        let token = NotificationCenter.default.addObserver(
            forName: UITextView.textDidChangeNotification, object: page.view, queue: nil
        ) { _ in MainActor.assumeIsolated { notifications += 1 } }
        page.view.text = "by code"
        #expect(log.entries(about: "Change '").isEmpty && notifications == 0)
        NotificationCenter.default.removeObserver(token)
    }

    @Test func `D14 a text view's begin and end are reported within the call`() {
        let page = TextPage(), log = page.listener.log
        let tokens = [
            (UITextView.textDidBeginEditingNotification, "begin note"),
            (UITextView.textDidEndEditingNotification, "end note")
        ].map { name, word in
            NotificationCenter.default.addObserver(forName: name, object: page.view, queue: nil) { _ in
                MainActor.assumeIsolated { log.add(word) }
            }
        }
        page.view.becomeFirstResponder()
        #expect(log.entries.sorted() == ["begin note", "didBegin"])
        log.clear()
        page.view.resignFirstResponder()
        #expect(log.entries.sorted() == ["didEnd", "end note"])
        page.phone.settle()
        #expect(log.entries.count == 2)
        for token in tokens { NotificationCenter.default.removeObserver(token) }
    }

    @Test func `C32 a text view's insets and padding unless set`() {
        let view = UITextView()
        #expect(view.textContainerInset == insets(8, 0, 8, 0) && view.textContainer.lineFragmentPadding == 5)
        #expect(view.caretRect(for: view.beginningOfDocument).origin == CGPoint(x: 5, y: 8))
    }

    @Test func `C32 typing and selecting keep the caret in sight`() {
        let page = TextPage()
        page.phone.focus(page.view)
        #expect(page.view.contentOffset.y == 0)
        for _ in 0..<30 {
            page.phone.type("x\n")
            #expect(page.caretIsVisible())
        }
        #expect(page.view.contentOffset.y > 100)
        page.view.selectedRange = NSRange(location: 0, length: 0)
        #expect(page.caretIsVisible() && page.view.contentOffset.y < 10)
        page.view.contentInset.bottom = 120
        page.view.selectedRange = NSRange(location: (page.view.text as NSString).length, length: 0)
        #expect(page.caretIsVisible(), "inside its own insets")
    }

    @Test func `C32 a range is scrolled to on request, also without input`() {
        let page = TextPage(lines: 60)
        #expect(page.view.contentOffset.y == 0)
        page.view.scrollRangeToVisible(NSRange(location: (page.view.text as NSString).length, length: 0))
        let end = page.view.caretRect(for: page.view.endOfDocument)
        #expect(page.view.bounds.contains(end) && page.view.contentOffset.y > 100)
    }

    @Test func `C32 a text view does not make way for the keyboard by itself`() {
        let page = TextPage(lines: 60)
        page.view.frame = page.phone.root.bounds
        page.phone.endTurn()
        let before = page.view.adjustedContentInset
        page.phone.focus(page.view)
        #expect(page.phone.presentedKeyboard.minY == 508)
        #expect(page.view.contentInset == .zero && page.view.adjustedContentInset == before)
    }
}
