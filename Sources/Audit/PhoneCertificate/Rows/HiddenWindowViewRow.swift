import CoreGraphics
import UIKit

/// Whether a hidden view of a window takes touches, or is moved to the front by a presentation.
struct HiddenWindowViewRow: CertificateRow {
    let id = "PC-23"
    let question = "Does a hidden view behind everything in a window stay there, and take no touch?"
    let rules = ["A16"]
    let answers = [RowAnswer("yes")]

    @MainActor func ask(on stage: CertificateStage) async -> RowOutcome {
        let controller = UIViewController(), hidden = UIView()
        await stage.show(controller)
        hidden.isHidden = true
        hidden.frame = stage.window.bounds
        stage.window.insertSubview(hidden, at: 0)
        stage.turn { controller.present(UIViewController(), animated: false) }
        await stage.wait(0.5)
        stage.turn { controller.dismiss(animated: false) }
        await stage.wait(0.5)
        let middle = CGPoint(x: stage.window.bounds.midX, y: stage.window.bounds.midY)
        let isHit = stage.window.hitTest(middle, with: nil) === hidden
        let place = stage.window.subviews.firstIndex(of: hidden)
        hidden.removeFromSuperview()
        return .answered(
            !isHit && place == 0 ? "yes" : "no",
            details: ["is hit": "\(isHit)", "place": place.map(String.init) ?? "gone"])
    }
}
