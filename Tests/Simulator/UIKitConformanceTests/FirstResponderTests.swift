import Testing
import UIKit

final class FieldDelegate: NSObject, UITextFieldDelegate {
    var log = Log()
    var mayBegin = true
    var mayEnd = true
    var mayReturn = true
    var mayChange = true

    convenience init(_ log: Log) {
        self.init()
        self.log = log
    }

    private func note(_ field: UITextField, _ event: String) {
        log.add("\(field.accessibilityIdentifier ?? "field").\(event)")
    }

    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
        note(textField, "shouldBegin")
        return mayBegin
    }
    func textFieldDidBeginEditing(_ textField: UITextField) { note(textField, "didBegin") }
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
        note(textField, "shouldEnd")
        return mayEnd
    }
    func textFieldDidEndEditing(_ textField: UITextField) { note(textField, "didEnd") }
    func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool {
        note(textField, "shouldChange \(range.location)+\(range.length) '\(string)' of '\(textField.text ?? "")'")
        return mayChange
    }
    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        note(textField, "shouldReturn")
        return mayReturn
    }
}

@MainActor struct FirstResponderTests {
    /// Create the fields inside a test, because all tests share one device.
    @MainActor private struct Form {
        let host = Host()
        let log = Log()
        let root: UIView
        let a = UITextField(frame: rect(0, 100, 100, 30))
        let b = UITextField(frame: rect(0, 200, 100, 30))
        let delegateOfA: FieldDelegate
        let delegateOfB: FieldDelegate

        init() {
            root = host.showPlainRoot()
            (delegateOfA, delegateOfB) = (FieldDelegate(log), FieldDelegate(log))
            for (field, name, delegate) in [(a, "A", delegateOfA), (b, "B", delegateOfB)] {
                field.accessibilityIdentifier = name
                field.delegate = delegate
                root.addSubview(field)
            }
        }
    }

    private final class Willing: UIView {
        var mayResign = true
        override var canBecomeFirstResponder: Bool { true }
        override var canResignFirstResponder: Bool { mayResign }
    }

    @Test func `D1 a plain responder can't be first and has no input views`() {
        let view = UIView(), controller = UIViewController()
        for responder in [view, controller] as [UIResponder] {
            #expect(!responder.canBecomeFirstResponder && responder.canResignFirstResponder)
            #expect(responder.inputView == nil && responder.inputAccessoryView == nil)
        }
    }

    @Test func `D2 becoming returns whether the object is first responder`() {
        let form = Form(), plain = UIView(), willing = Willing()
        form.root.addSubview(plain)
        form.root.addSubview(willing)
        #expect(!plain.becomeFirstResponder() && !plain.isFirstResponder)
        #expect(willing.becomeFirstResponder() && willing.isFirstResponder)
        #expect(form.a.becomeFirstResponder() && form.a.isFirstResponder && !willing.isFirstResponder)
    }

    @Test func `D2 the one that is first already hears nothing`() {
        let form = Form()
        form.a.becomeFirstResponder()
        form.log.clear()
        #expect(form.a.becomeFirstResponder())
        #expect(form.log.entries.isEmpty)
    }

    @Test func `D2 the present one must agree to resign`() {
        let form = Form(), willing = Willing()
        form.root.addSubview(willing)
        willing.becomeFirstResponder()
        willing.mayResign = false
        #expect(!form.a.becomeFirstResponder())
        #expect(willing.isFirstResponder && !form.a.isFirstResponder)
        #expect(!willing.resignFirstResponder() && willing.isFirstResponder)
        willing.mayResign = true
        #expect(willing.resignFirstResponder() && !willing.isFirstResponder)
    }

    @Test func `D3 only the key window's first responder has the keyboard`() {
        let form = Form(), second = form.host.makeWindow(), other = Willing()
        second.rootViewController = UIViewController()
        second.isHidden = false
        second.addSubview(other)
        #expect(form.a.becomeFirstResponder() && other.becomeFirstResponder())
        #expect(form.a.isFirstResponder && other.isFirstResponder)
        #expect(form.host.window.isKeyWindow && form.host.keyboardTop == 508)
        form.host.settle()
        other.resignFirstResponder()
        #expect(form.host.keyboardTop == 508, "the other window's responder is not the keyboard's")
        second.makeKey()
        form.host.settle()
        #expect(form.host.keyboardTop == nil && form.a.isFirstResponder)
        form.host.window.makeKey()
        form.host.settle()
        #expect(form.host.keyboardTop == 508)
    }

    @Test func `D4 a text input's request waits until it has a window`() {
        let host = Host(), root = host.showPlainRoot()
        for input in [UITextField(frame: rect(0, 0, 100, 30)), UITextView(frame: rect(0, 0, 100, 30))] as [UIView] {
            #expect(!input.becomeFirstResponder() && !input.isFirstResponder)
            root.addSubview(input)
            #expect(input.isFirstResponder, "\(type(of: input))")
            input.removeFromSuperview()
            root.addSubview(input)
            #expect(!input.isFirstResponder, "the wish was fulfilled once")
        }
    }

    @Test func `D5 moving between fields asks both before it tells either`() {
        let form = Form()
        form.a.becomeFirstResponder()
        form.log.clear()
        #expect(form.b.becomeFirstResponder())
        #expect(form.log.entries == ["B.shouldBegin", "A.shouldEnd", "A.didEnd", "B.didBegin"])
    }

    @Test func `D5 either delegate can refuse`() {
        let form = Form()
        form.a.becomeFirstResponder()
        form.log.clear()
        form.delegateOfB.mayBegin = false
        #expect(!form.b.becomeFirstResponder())
        #expect(form.log.entries == ["B.shouldBegin"] && form.a.isFirstResponder)
        form.delegateOfB.mayBegin = true
        form.delegateOfA.mayEnd = false
        form.log.clear()
        #expect(!form.b.becomeFirstResponder())
        #expect(!form.log.entries.contains("B.didBegin") && !form.log.entries.contains("A.didEnd"))
        #expect(form.a.isFirstResponder && !form.b.isFirstResponder)
    }

    @Test func `D6 canBecomeFirstResponder asks a field's delegate each time`() {
        let form = Form()
        #expect(form.a.canBecomeFirstResponder)
        form.a.becomeFirstResponder()
        #expect(form.log.entries.filter { $0 == "A.shouldBegin" }.count == 2)
        form.delegateOfB.mayBegin = false
        #expect(!form.b.canBecomeFirstResponder)
    }

    @Test func `D7 after a resign the nearest willing responder takes over`() {
        final class Controller: UIViewController {
            var isWilling = true
            override var canBecomeFirstResponder: Bool { isWilling }
        }
        let host = Host(), controller = Controller(), box = UIView(), field = UITextField(frame: rect(0, 0, 100, 30))
        host.show(controller)
        controller.view.addSubview(box)
        box.addSubview(field)
        host.endTurn()
        field.becomeFirstResponder()
        #expect(field.resignFirstResponder())
        #expect(controller.isFirstResponder && !field.isFirstResponder)
        field.becomeFirstResponder()
        controller.isWilling = false
        #expect(field.resignFirstResponder())
        #expect(!controller.isFirstResponder && !field.isFirstResponder)
        host.settle()
        #expect(host.keyboardTop == nil)
    }

    @Test func `D8 the variant with a reason takes the plain one's place`() {
        final class WithReason: NSObject, UITextFieldDelegate {
            var calls: [String] = []
            func textFieldDidEndEditing(_ textField: UITextField) { calls.append("plain") }
            func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
                calls.append(reason == .committed ? "committed" : "other")
            }
        }
        let form = Form(), delegate = WithReason()
        form.a.delegate = delegate
        form.a.becomeFirstResponder()
        form.a.resignFirstResponder()
        #expect(delegate.calls == ["committed"])
        form.b.becomeFirstResponder()
        form.b.resignFirstResponder()
        #expect(form.log.entries.last == "B.didEnd")
    }

    @Test func `D9 leaving and forced ending send didEnd despite a refusal`() {
        for leave in [{ $0.removeFromSuperview() }, { $0.endEditing(true) }] as [(UITextField) -> Void] {
            let form = Form()
            form.a.becomeFirstResponder()
            form.delegateOfA.mayEnd = false
            #expect(!form.a.resignFirstResponder())
            leave(form.a)
            #expect(form.log.entries.last == "A.didEnd")
            #expect(!form.a.isFirstResponder)
            form.host.settle()
            #expect(form.host.keyboardTop == nil)
        }
    }

    @Test func `D10 endEditing covers the receiver and its subtree`() {
        let form = Form(), beside = UIView()
        form.root.addSubview(beside)
        form.a.becomeFirstResponder()
        #expect(beside.endEditing(true) && form.a.isFirstResponder)
        form.delegateOfA.mayEnd = false
        #expect(!form.root.endEditing(false) && form.a.isFirstResponder)
        form.delegateOfA.mayEnd = true
        #expect(form.root.endEditing(false) && !form.a.isFirstResponder)
        form.a.becomeFirstResponder()
        #expect(form.a.endEditing(false) && !form.a.isFirstResponder)
        form.a.becomeFirstResponder()
        form.delegateOfA.mayEnd = false
        #expect(form.host.window.endEditing(true) && !form.a.isFirstResponder)
        #expect(form.root.endEditing(false), "no responder to ask")
    }

    @Test func `D14 a field's begin and end are reported within the call`() {
        let form = Form(), log = form.log
        let tokens = [
            (UITextField.textDidBeginEditingNotification, "begin note"),
            (UITextField.textDidEndEditingNotification, "end note")
        ].map { name, word in
            NotificationCenter.default.addObserver(forName: name, object: form.a, queue: nil) { _ in
                MainActor.assumeIsolated { log.add(word) }
            }
        }
        form.a.addAction(UIAction { _ in log.add("begin event") }, for: .editingDidBegin)
        form.a.addAction(UIAction { _ in log.add("end event") }, for: .editingDidEnd)
        #expect(form.a.becomeFirstResponder())
        #expect(log.entries(about: "begin ", "didBegin").sorted() == ["A.didBegin", "begin event", "begin note"])
        log.clear()
        #expect(form.a.resignFirstResponder())
        #expect(log.entries(about: "end ", "didEnd").sorted() == ["A.didEnd", "end event", "end note"])
        form.host.settle()
        #expect(log.entries(about: "end ", "didEnd", "egin").count == 3)
        for token in tokens { NotificationCenter.default.removeObserver(token) }
    }

    @Test func `D26 an invisible field may be edited, a disabled one may not`() {
        let form = Form()
        form.a.isHidden = true
        form.b.alpha = 0
        #expect(form.a.becomeFirstResponder() && form.a.isFirstResponder)
        #expect(form.b.becomeFirstResponder() && form.b.isFirstResponder)
        form.b.isHidden = true
        form.host.settle()
        #expect(form.b.isFirstResponder && form.host.keyboardTop == 508)
        form.a.isEnabled = false
        #expect(!form.a.canBecomeFirstResponder && !form.a.becomeFirstResponder())
        #expect(form.b.isFirstResponder)
    }

    @Test func `D27 a field or ancestor that leaves the window ends editing`() {
        for depth in 0...2 {
            let form = Form(), outer = UIView(frame: rect(0, 0, 300, 300)), inner = UIView(frame: rect(0, 0, 200, 200))
            form.root.addSubview(outer)
            outer.addSubview(inner)
            inner.addSubview(form.a)
            form.host.focus(form.a)
            #expect(form.host.keyboardTop == 508)
            form.log.clear()
            [form.a, inner, outer][depth].removeFromSuperview()
            #expect(form.log.entries.last == "A.didEnd" && !form.a.isFirstResponder, "\(depth) levels up")
            form.host.settle()
            #expect(form.host.keyboardTop == nil)
            form.root.addSubview(outer)
            form.host.settle()
            #expect(form.host.keyboardTop == nil, "coming back does not begin anew")
        }
    }
}
