import UIKit

struct KeyboardsInTurnRow: CertificateRow {
    let id = "PC-24"
    let question = "What is announced when focus goes from a field with an input view of 200 points to one without?"
    let rules = ["E13"]
    let answers = [RowAnswer("show")]

    @MainActor func ask(on stage: CertificateStage) async -> RowOutcome {
        let controller = UIViewController()
        await stage.show(controller)
        let first = controller.view.adding(UITextField(), at: CGRect(x: 0, y: 100, width: 100, height: 30))
        let second = controller.view.adding(UITextField(), at: CGRect(x: 0, y: 150, width: 100, height: 30))
        first.inputView = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 200))
        _ = await stage.posts { first.becomeFirstResponder() }
        let there = await stage.posts { second.becomeFirstResponder() }
        let back = await stage.posts { first.becomeFirstResponder() }
        return .answered(there.story, details: ["there": there.letters, "back": back.letters])
    }
}
