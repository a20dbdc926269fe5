import Testing
import UIKit

@MainActor struct TextFieldSideViewTests {
    private func makeField(in host: Host) -> UITextField {
        let field = UITextField(frame: rect(0, 100, 200, 40))
        host.showPlainRoot().addSubview(field)
        host.endTurn()
        return field
    }

    @Test func `D60 text stands beside a padding view`() {
        let host = Host(), field = makeField(in: host), padding = UIView(frame: rect(0, 0, 12, 40))
        field.leftView = padding
        #expect(field.textRect(forBounds: field.bounds) == field.bounds)
        field.leftViewMode = .always
        host.endTurn()
        #expect(field.textRect(forBounds: field.bounds) == rect(12, 0, 188, 40))
        #expect(field.editingRect(forBounds: field.bounds) == rect(12, 0, 188, 40))
        #expect(padding.superview === field && padding.frame == rect(0, 0, 12, 40))
        #expect(field.caretRect(for: field.beginningOfDocument).minX == 12)
    }

    @Test func `D60 a view shows only while editing, or only while not`() {
        let host = Host(), field = makeField(in: host)
        let left = UIView(frame: rect(0, 0, 20, 20)), right = UIView(frame: rect(0, 0, 30, 20))
        (field.leftView, field.leftViewMode) = (left, .unlessEditing)
        (field.rightView, field.rightViewMode) = (right, .whileEditing)
        host.endTurn()
        #expect(left.frame == rect(0, 10, 20, 20) && right.superview == nil)
        host.focus(field)
        #expect(left.superview == nil && right.frame == rect(170, 10, 30, 20))
        #expect(field.editingRect(forBounds: field.bounds) == rect(0, 0, 170, 40))
        host.resign(field)
        #expect(left.superview === field && right.superview == nil)
    }

    @Test func `D60 a replaced view goes, and the natural size follows`() {
        let host = Host(), field = makeField(in: host), first = UIView(frame: rect(0, 0, 20, 20))
        let bare = field.intrinsicContentSize.width
        (field.rightView, field.rightViewMode) = (first, .always)
        host.endTurn()
        #expect(field.intrinsicContentSize.width == bare + 20)
        field.rightView = UIView(frame: rect(0, 0, 44, 20))
        host.endTurn()
        #expect(first.superview == nil && field.intrinsicContentSize.width == bare + 44)
        field.rightView = nil
        host.endTurn()
        #expect(field.subviews.isEmpty && field.textRect(forBounds: field.bounds) == field.bounds)
    }

    private final class Judge: NSObject, UITextFieldDelegate {
        var allows = false
        func textFieldShouldClear(_ textField: UITextField) -> Bool { allows }
    }

    @Test func `D61 a field clears on editing only if its delegate agrees`() {
        let host = Host(), field = makeField(in: host), judge = Judge()
        (field.text, field.clearsOnBeginEditing, field.delegate) = ("Anna", true, judge)
        field.becomeFirstResponder()
        #expect(field.text == "Anna")
        field.resignFirstResponder()
        judge.allows = true
        field.becomeFirstResponder()
        #expect(field.text == "")
    }
}
