import UIKit

struct DockedAccessoryRow: CertificateRow {
    let id = "PC-13"
    let question = "What is announced when the keyboard goes and its controller's accessory stays?"
    let rules = ["D20", "K10"]
    let answers = [
        RowAnswer("show"), RowAnswer("hide", reading: "hidesToDockedAccessory"),
        RowAnswer("hide, show", reading: "hidesBeforeDockingAccessory")
    ]

    @MainActor final class Chat: UIViewController {
        let bar = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 50))
        override var canBecomeFirstResponder: Bool { true }
        override var inputAccessoryView: UIView? { bar }
        override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            becomeFirstResponder()
        }
    }

    @MainActor func ask(on stage: CertificateStage) async -> RowOutcome {
        let chat = Chat()
        await stage.show(chat)
        let field = chat.view.adding(UITextField(), at: CGRect(x: 0, y: 100, width: 100, height: 30))
        await stage.wait(1)
        let up = await stage.posts { field.becomeFirstResponder() }
        guard up.last("S") != nil else { return CertificateStage.silence }
        let posts = await stage.posts { field.resignFirstResponder() }
        return .answered(
            posts.story,
            details: ["posts": posts.letters, "last end": posts.posts.last?.end.map { "\($0)" } ?? "none"])
    }
}
