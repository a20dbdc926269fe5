import Foundation
import UIKit

/// Asks whether queued work runs before the layout.
///
/// This question begins the turn with a block of the main queue. On a phone, a turn that begins with a timer or a touch
/// may behave differently.
struct QueuedWorkRow: CertificateRow {
    let id = "PC-22b"
    let question = "Does work that a block of the main queue puts there run before the layout of that turn?"
    let rules = ["B3", "I10"]
    let answers = [RowAnswer("after"), RowAnswer("before", reading: "runsQueuedWorkBeforeCommit")]

    @MainActor func ask(on stage: CertificateStage) async -> RowOutcome {
        let controller = UIViewController(), view = LayoutCounter()
        await stage.show(controller)
        _ = controller.view.adding(view, at: CGRect(x: 0, y: 100, width: 80, height: 40))
        await stage.wait(0.1)
        var layoutsAtWork: Int?
        stage.turn {
            view.layouts = 0
            view.setNeedsLayout()
            DispatchQueue.main.async { MainActor.assumeIsolated { layoutsAtWork = view.layouts } }
        }
        await stage.wait(0.2)
        guard let layoutsAtWork else { return .answered("never", details: [:]) }
        return .answered(layoutsAtWork > 0 ? "after" : "before", details: ["layouts": "\(view.layouts)"])
    }
}
