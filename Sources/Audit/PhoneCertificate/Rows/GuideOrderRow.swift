import CoreGraphics
import UIKit

/// When the keyboard's guide moves.
struct GuideOrderRow: CertificateRow {
    let id = "PC-05"
    let question = "Has the guide moved when the will-notifications of a show are posted?"
    let rules = ["E7", "E46"]
    let answers = [
        RowAnswer("before both"), RowAnswer("between them", reading: "movesGuidesBetweenNotifications"),
        RowAnswer("after both", reading: "movesGuidesAfterNotifications")
    ]

    @MainActor func ask(on stage: CertificateStage) async -> RowOutcome {
        let controller = UIViewController()
        await stage.show(controller)
        let field = controller.view.adding(UITextField(), at: CGRect(x: 0, y: 100, width: 100, height: 30))
        let bar = controller.view.addingBar(UIView())
        await stage.wait(0.2)
        let rest = bar.frame.maxY
        let posts = await stage.posts(seeing: { bar.frame.maxY }, during: { field.becomeFirstResponder() })
        guard let change = posts.first("C")?.seen, let show = posts.first("S")?.seen, bar.frame.maxY < rest else {
            return CertificateStage.silence
        }
        let word = change < rest ? "before both" : show < rest ? "between them" : "after both"
        return .answered(word, details: ["rest": "\(rest)", "change": "\(change)", "show": "\(show)"])
    }
}
