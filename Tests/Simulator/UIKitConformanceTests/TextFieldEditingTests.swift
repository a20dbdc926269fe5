import Testing
import UIKit

@MainActor struct TextFieldEditingTests {
    /// Create the field inside a test, because all tests share one device.
    @MainActor private struct Form {
        let host = Host()
        let log = Log()
        let field = UITextField(frame: rect(0, 100, 100, 30))
        let delegate: FieldDelegate
        private let changes: any NSObjectProtocol

        init() {
            delegate = FieldDelegate(log)
            field.delegate = delegate
            host.showPlainRoot().addSubview(field)
            field.becomeFirstResponder()
            log.clear()
            let (log, field) = (log, field)
            field.addAction(UIAction { _ in log.add("editingChanged '\(field.text ?? "")'") }, for: .editingChanged)
            changes = NotificationCenter.default.addObserver(
                forName: UITextField.textDidChangeNotification, object: field, queue: nil
            ) { _ in
                MainActor.assumeIsolated { log.add("notification '\(field.text ?? "")'") }
            }
        }

        func close() { NotificationCenter.default.removeObserver(changes) }
    }

    @Test func `D11 the return key asks the delegate and does not resign`() {
        let form = Form()
        form.host.pressReturn(in: form.field)
        #expect(form.log.entries == ["field.shouldReturn"])
        #expect(form.field.isFirstResponder)
    }

    @Test func `D11 an action for the end on exit makes the field resign`() {
        let form = Form(), log = form.log
        form.field.addAction(UIAction { _ in log.add("exit") }, for: .editingDidEndOnExit)
        form.field.addAction(UIAction { _ in log.add("primary") }, for: .primaryActionTriggered)
        form.delegate.mayReturn = false
        form.host.pressReturn(in: form.field)
        #expect(form.log.entries == ["field.shouldReturn"] && form.field.isFirstResponder)
        form.delegate.mayReturn = true
        form.host.pressReturn(in: form.field)
        #expect(Set(form.log.entries(about: "exit", "primary")) == ["exit", "primary"])
        #expect(!form.field.isFirstResponder)
    }

    @Test func `D72 code replaces text without shouldChangeCharactersIn, and the field sends editingChanged`() throws {
        let form = Form(), field = form.field
        form.delegate.mayChange = false
        field.text = "one two"
        let start = field.beginningOfDocument, end = try #require(field.position(from: start, offset: 3))
        form.log.clear()
        field.replace(try #require(field.textRange(from: start, to: end)), withText: "four")
        #expect(
            field.text == "four two"
                && Set(form.log.entries) == ["editingChanged 'four two'", "notification 'four two'"])
        #expect(field.selectedTextRange.map { field.offset(from: start, to: $0.end) } == 4)
        form.close()
    }

    @Test func `D12 typing asks, changes the text, then tells`() {
        let form = Form()
        form.host.type("a", into: form.field)
        #expect(form.field.text == "a")
        #expect(form.log.entries.first == "field.shouldChange 0+0 'a' of ''")
        #expect(Set(form.log.entries.dropFirst()) == ["editingChanged 'a'", "notification 'a'"])
        form.log.clear()
        form.host.type("bc", into: form.field)
        #expect(form.field.text == "abc")
        #expect(form.log.entries.first == "field.shouldChange 1+0 'bc' of 'a'")
        form.log.clear()
        form.delegate.mayChange = false
        form.host.type("d", into: form.field)
        #expect(form.field.text == "abc" && form.log.entries.count == 1)
        form.close()
    }

    @Test func `D12 setting the text by code sends nothing`() {
        let form = Form()
        form.field.text = "by code"
        #expect(form.log.entries.isEmpty)
        form.host.type("!", into: form.field)
        #expect(form.field.text == "by code!")
        form.close()
    }

    private final class Padded: UITextField {
        override func editingRect(forBounds bounds: CGRect) -> CGRect { bounds.insetBy(dx: 20, dy: 0) }
    }

    @Test func `the caret stands in the editing rectangle, not the text one`() {
        let field = Padded(frame: rect(0, 0, 200, 40))
        #expect(field.textRect(forBounds: field.bounds) == field.bounds)
        #expect(field.caretRect(for: field.beginningOfDocument).minX == 20)
        #expect(UITextField(frame: rect(0, 0, 200, 40)).editingRect(forBounds: field.bounds) == field.bounds)
    }
}
