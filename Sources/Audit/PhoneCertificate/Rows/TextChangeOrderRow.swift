import Foundation
import UIKit

struct TextChangeOrderRow: CertificateRow {
    let id = "PC-09"
    let question = "Who is told first of a change in a text view: the delegate or the notification's observer?"
    let rules = ["D13"]
    let answers = [RowAnswer("the delegate"), RowAnswer("the observer", reading: "postsTextChangeBeforeDelegate")]

    @MainActor private final class Editor: NSObject, UITextViewDelegate {
        var calls: [String] = []
        func textViewDidChange(_ textView: UITextView) { calls.append("the delegate") }
    }

    @MainActor func ask(on stage: CertificateStage) async -> RowOutcome {
        let controller = UIViewController(), editor = Editor()
        await stage.show(controller)
        let text = controller.view.adding(UITextView(), at: CGRect(x: 0, y: 100, width: 300, height: 100))
        text.delegate = editor
        let token = NotificationCenter.default.addObserver(
            forName: UITextView.textDidChangeNotification, object: text, queue: nil
        ) { _ in
            guard Thread.isMainThread else { return }
            MainActor.assumeIsolated { editor.calls.append("the observer") }
        }
        _ = await stage.posts { text.becomeFirstResponder() }
        stage.turn { text.insertText("a") }
        await stage.wait(0.1)
        NotificationCenter.default.removeObserver(token)
        guard editor.calls.count > 1 else { return .notRun("typing by code told \(editor.calls) alone") }
        return .answered(editor.calls[0], details: ["calls": editor.calls.joined(separator: ", ")])
    }
}
