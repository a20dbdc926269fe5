import Testing
import UIKit

/// The effect of alerts on the page's keyboard, their position, and their dismissal.
@MainActor struct AlertTests {
    private func makeAlert(_ handler: ((UIAlertAction) -> Void)? = nil) -> UIAlertController {
        let alert = UIAlertController(title: "Rename", message: "A new name", preferredStyle: .alert)
        alert.addTextField { $0.placeholder = "Name" }
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        alert.addAction(UIAlertAction(title: "OK", style: .default, handler: handler))
        return alert
    }

    private func button(_ title: String, in view: UIView) -> UIButton? {
        if let button = view as? UIButton, button.currentTitle == title { return button }
        return view.subviews.lazy.compactMap { button(title, in: $0) }.first
    }

    private func card(of alert: UIAlertController) -> CGRect { alert.view.subviews.first?.frame ?? .zero }

    @Test func `D28 editing moves from the page to the alert's first field`() throws {
        let phone = Phone(), field = phone.addField(), alert = makeAlert()
        phone.tap(field)
        phone.settle()
        field.window?.rootViewController?.present(alert, animated: true)
        #expect(!field.isFirstResponder)
        phone.settle()
        #expect(alert.textFields?.first?.isFirstResponder == true)
        let top = phone.presentedKeyboard.minY
        #expect(top < 844 && abs(card(of: alert).midY - (47 + top) / 2) < 0.01)
    }

    @Test func `an answer's handler runs after the alert and editing resumes`() throws {
        nonisolated(unsafe) var answers = 0
        let phone = Phone(), field = phone.addField(), alert = makeAlert { _ in answers += 1 }
        phone.tap(field)
        phone.settle()
        field.window?.rootViewController?.present(alert, animated: true)
        phone.settle()
        let answer = try #require(button("OK", in: alert.view))
        #expect(phone.tap(answer))
        #expect(answers == 0)
        phone.settle()
        #expect(answers == 1 && alert.presentingViewController == nil && alert.view.window == nil)
        #expect(field.isFirstResponder)
    }

    @Test func `an alert without fields is centred and shows no keyboard`() {
        let phone = Phone()
        let alert = UIAlertController(title: "Sorry", message: nil, preferredStyle: .alert)
        let middle: CGFloat = (47 + 810) / 2
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        phone.root.window?.rootViewController?.present(alert, animated: false)
        phone.settle()
        #expect(alert.textFields == nil)
        #expect(card(of: alert).midY == middle)
        #expect(phone.presentedKeyboard.minY == 844)
    }

    @Test func `F32 the return key leads to the next field, then the answer`() {
        nonisolated(unsafe) var answers = 0
        let phone = Phone(), alert = makeAlert { _ in answers += 1 }
        alert.addTextField()
        alert.preferredAction = alert.actions.last
        phone.controller.present(alert, animated: true)
        phone.settle()
        #expect(alert.textFields?.first?.isFirstResponder == true)
        phone.pressReturn()
        #expect(alert.textFields?.last?.isFirstResponder == true)
        phone.pressReturn()
        phone.settle()
        #expect(answers == 1 && alert.presentingViewController == nil)
    }
}
