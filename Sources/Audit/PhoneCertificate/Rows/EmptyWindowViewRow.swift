import CoreGraphics
import UIKit

struct EmptyWindowViewRow: CertificateRow {
    let id = "PC-23"
    let question = "Does an empty view behind everything in a window stay there, and take no touch?"
    let rules = ["A16"]
    let answers = [RowAnswer("yes")]

    @MainActor func ask(on stage: CertificateStage) async -> RowOutcome {
        let controller = UIViewController(), empty = UIView()
        await stage.show(controller)
        empty.isUserInteractionEnabled = false
        empty.frame = stage.window.bounds
        stage.window.insertSubview(empty, at: 0)
        stage.turn { controller.present(UIViewController(), animated: false) }
        await stage.wait(0.5)
        stage.turn { controller.dismiss(animated: false) }
        await stage.wait(0.5)
        let middle = CGPoint(x: stage.window.bounds.midX, y: stage.window.bounds.midY)
        let isHit = stage.window.hitTest(middle, with: nil) === empty
        let place = stage.window.subviews.firstIndex(of: empty)
        empty.removeFromSuperview()
        return .answered(
            !isHit && place == 0 ? "yes" : "no",
            details: ["is hit": "\(isHit)", "place": place.map(String.init) ?? "gone"])
    }
}
