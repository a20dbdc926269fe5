import CoreGraphics
import UIKit

/// Asks whether a caret's position is already correct before the layout.
///
/// The simulator computes the position each time that code reads it, so the position is correct at once. A test cannot
/// switch the simulator to the other behaviour, in which the position is correct only after the layout.
struct CaretRectRow: CertificateRow {
    let id = "PC-17"
    let question = "Is the caret's rectangle the same before and after the layout of a text that has grown?"
    let rules = ["C32"]
    let answers = [RowAnswer("yes")]

    @MainActor func ask(on stage: CertificateStage) async -> RowOutcome {
        let controller = UIViewController()
        await stage.show(controller)
        let text = controller.view.adding(UITextView(), at: CGRect(x: 0, y: 100, width: 300, height: 200))
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
