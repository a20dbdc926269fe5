import CoreGraphics
import Foundation
import UIKit

extension CertificateRow {
    static let textChangeOrder = CertificateRow(
        "PC-09", "Who is told first of a change in a text view: the delegate or the notification's observer?",
        rules: ["D13"], plays: "the delegate", readings: ["the observer": "postsTextChangeBeforeDelegate"]
    ) { stage in
        let editor = Editor()
        let text = await stage.showEmpty().adding(UITextView(), at: CGRect(x: 0, y: 100, width: 300, height: 100))
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

    @MainActor private final class Editor: NSObject, UITextViewDelegate {
        var calls: [String] = []
        func textViewDidChange(_ textView: UITextView) { calls.append("the delegate") }
    }

    /// The simulator computes a caret's position each time that code reads it, so the position is correct at once.
    ///
    /// A test cannot switch the simulator to the other behaviour, in which the position is correct only after the
    /// layout.
    static let caretRect = CertificateRow(
        "PC-17", "Is the caret's rectangle the same before and after the layout of a text that has grown?",
        rules: ["C32"], plays: "yes"
    ) { stage in
        let text = await stage.showEmpty().adding(UITextView(), at: CGRect(x: 0, y: 100, width: 300, height: 200))
        text.text = "A line of text."
        _ = await stage.posts { text.becomeFirstResponder() }
        let old = text.caretRect(for: text.endOfDocument)
        let before = stage.turn {
            text.insertText(String(repeating: "\na line that is typed", count: 20))
            return text.caretRect(for: text.endOfDocument)
        }
        await stage.wait(0.3)
        let after = text.caretRect(for: text.endOfDocument)
        guard after.minY > old.minY else { return .notRun("typing by code moved no caret") }
        let isSame = abs(before.minX - after.minX) < 1 && abs(before.minY - after.minY) < 1
        return .answered(
            isSame ? "yes" : "no", details: ["empty": "\(old)", "before": "\(before)", "after": "\(after)"])
    }
}
