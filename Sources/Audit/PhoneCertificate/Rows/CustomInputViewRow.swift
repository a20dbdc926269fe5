import CoreGraphics
import UIKit

struct CustomInputViewRow: CertificateRow {
    let id = "PC-21"
    let question = "Is an input view of 291 points announced, and does the guide stand on it?"
    let rules = ["D21"]
    let answers = [
        RowAnswer("both, at its own height"), RowAnswer("announced alone", reading: "guideStaysDown")
    ]

    @MainActor func ask(on stage: CertificateStage) async -> RowOutcome {
        let controller = UIViewController()
        await stage.show(controller)
        let field = controller.view.adding(UITextField(), at: CGRect(x: 0, y: 100, width: 100, height: 30))
        let keys = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 291))
        keys.autoresizingMask = .flexibleHeight
        field.inputView = keys
        let bar = controller.view.addingBar(UIView())
        await stage.wait(0.2)
        let rest = bar.frame.maxY
        let posts = await stage.posts { field.becomeFirstResponder() }
        let lift = controller.view.bounds.height - bar.frame.maxY, end = posts.last("S")?.end
        let word =
            switch (end != nil, bar.frame.maxY < rest) {
            case (true, true): lift == 291 && end?.height == 291 ? "both, at its own height" : "both, at another height"
            case (true, false): "announced alone"
            case (false, true): "the guide alone"
            case (false, false): "neither"
            }
        return .answered(word, details: ["lift": "\(lift)", "end": end.map { "\($0)" } ?? "none"])
    }
}
