import UIKit

struct OwnAnimationsRow: CertificateRow {
    let id = "PC-27"
    let question = "Does a layer tell of an animation that UIView.animate has begun?"
    let rules = ["G2", "E26"]
    let answers = [RowAnswer("yes"), RowAnswer("no", reading: "hidesOwnAnimations")]

    @MainActor func ask(on stage: CertificateStage) async -> RowOutcome {
        let controller = UIViewController()
        await stage.show(controller)
        let view = controller.view.adding(UIView(), at: CGRect(x: 0, y: 100, width: 80, height: 40))
        await stage.wait(0.1)
        stage.turn { UIView.animate(withDuration: 1) { view.center.y += 50 } }
        await stage.frame()
        let keys = view.layer.animationKeys() ?? []
        return .answered(keys.contains("position") ? "yes" : "no", details: ["keys": keys.joined(separator: ", ")])
    }
}
