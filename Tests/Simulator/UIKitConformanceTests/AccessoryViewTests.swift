import Testing
import UIKit

@MainActor struct AccessoryViewTests {
    @Test func `D19 an accessory adds its height and is as wide as the keyboard`() {
        let phone = Phone(), accessory = UIView(frame: rect(0, 0, 100, 44))
        phone.addField { $0.inputAccessoryView = accessory }.becomeFirstResponder()
        phone.settle()
        #expect(phone.posted.last?.end == rect(0, 464, 390, 380))
        #expect(accessory.frame == rect(0, 0, 390, 44))
    }

    /// A controller that carries a bar of 50 points at the bottom, and a field inside the bar.
    private final class Chat: UIViewController {
        let bar = UIView(frame: rect(0, 0, 100, 50))
        let field = UITextField(frame: rect(10, 3, 200, 44))
        override var canBecomeFirstResponder: Bool { true }
        override var inputAccessoryView: UIView? { bar }
        override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            becomeFirstResponder()
        }
    }

    @Test func `D20 a controller's accessory docks as it appears and posts willShow with its own frame`() {
        let phone = Phone(), chat = Chat()
        phone.forget()
        phone.show(chat)
        phone.settle()
        #expect(phone.names.prefix(2) == ["willChangeFrame", "willShow"])
        #expect(phone.posted.last?.end == rect(0, 760, 390, 84))
        #expect(chat.bar.window != nil && chat.bar.window !== phone.window)
    }

    @Test func `D19 an input view sizes itself only when it is allowed to`() {
        let phone = Phone(), bar = UIInputView(frame: rect(0, 0, 100, 44), inputViewStyle: .keyboard)
        #expect(bar.inputViewStyle == .keyboard && !bar.allowsSelfSizing)
        bar.translatesAutoresizingMaskIntoConstraints = false
        bar.heightAnchor.constraint(equalToConstant: 60).isActive = true
        let field = phone.addField { $0.inputAccessoryView = bar }
        field.becomeFirstResponder()
        phone.settle()
        #expect(phone.posted.last?.end?.height == 380)
        field.resignFirstResponder()
        phone.settle()
        bar.allowsSelfSizing = true
        field.becomeFirstResponder()
        phone.settle()
        #expect(phone.posted.last?.end?.height == 396)
        #expect(bar.frame == rect(0, 0, 390, 60))
    }
}
