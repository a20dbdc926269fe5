import Testing
import UIKit

@MainActor struct InputViewTests {
    private final class Controller: UIViewController {
        let bar = UIView(frame: rect(0, 0, 390, 50))
        let panel = UIView(frame: rect(0, 0, 390, 200))
        override var inputView: UIView? { panel }
        override var inputAccessoryView: UIView? { bar }
    }

    @Test func `D17 input views are looked up along the chain of responders`() {
        let host = Host(), controller = Controller(), box = UIView(), field = UITextField(frame: rect(0, 0, 100, 30))
        host.show(controller)
        controller.view.addSubview(box)
        box.addSubview(field)
        host.endTurn()
        field.becomeFirstResponder()
        #expect(host.carriedAccessory === controller.bar)
        #expect(host.carriedInput === controller.panel)
        #expect(host.keyboardTop == 594)
    }

    @Test func `D17 a field's own input views come first, then the chain's`() {
        let host = Host(), controller = Controller(), field = UITextField(frame: rect(0, 0, 100, 30))
        let own = UIView(frame: rect(0, 0, 390, 30)), text = UITextView(frame: rect(0, 100, 100, 30))
        host.show(controller)
        controller.view.addSubview(field)
        controller.view.addSubview(text)
        host.endTurn()
        field.inputAccessoryView = own
        text.inputView = own
        field.becomeFirstResponder()
        #expect(host.carriedAccessory === own && host.carriedInput === controller.panel)
        text.becomeFirstResponder()
        #expect(host.carriedAccessory === controller.bar && host.carriedInput === own)
    }

    @Test func `D18 the first responder's new input views wait for a reload`() {
        let host = Host(), root = host.showPlainRoot()
        let field = UITextField(frame: rect(0, 0, 100, 30)), other = UITextField(frame: rect(0, 50, 100, 30))
        root.addSubview(field)
        root.addSubview(other)
        host.focus(field)
        let bar = UIView(frame: rect(0, 0, 390, 44))
        field.inputAccessoryView = bar
        host.settle()
        #expect(host.carriedAccessory == nil && host.keyboardTop == 508)
        other.inputAccessoryView = bar
        other.reloadInputViews()
        host.settle()
        #expect(host.carriedAccessory == nil && host.keyboardTop == 508)
        field.reloadInputViews()
        #expect(host.carriedAccessory === bar)
        host.settle()
        #expect(host.keyboardTop == 464)
    }

    @Test func `D21 an input view replaces the keyboard at its own height`() {
        let phone = Phone(), panel = UIView(frame: rect(0, 0, 100, 200)), field = phone.addField()
        field.inputView = panel
        phone.focus(field)
        #expect(phone.posted.last?.end == rect(0, 644, 390, 200) && phone.presentedKeyboard.minY == 644)
        field.inputView = nil
        field.reloadInputViews()
        phone.settle()
        #expect(phone.posted.last?.end == rect(0, 508, 390, 336))
    }

    @Test func `D21 an empty input view keeps editing without a keyboard`() {
        let phone = Phone(), field = phone.addField()
        field.inputView = UIView()
        #expect(field.becomeFirstResponder())
        phone.settle()
        #expect(field.isFirstResponder && phone.presentedKeyboard.minY == 844)
        #expect(!phone.names.contains("willShow"))
        phone.type("a")
        #expect(field.text == "a")
    }
}
