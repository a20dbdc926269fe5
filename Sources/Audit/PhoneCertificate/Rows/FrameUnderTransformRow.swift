import CoreGraphics
import UIKit

struct FrameUnderTransformRow: CertificateRow {
    let id = "PC-02"
    let question = "Where is a view that gets a frame under a translation?"
    let rules = ["A4", "A5"]
    let answers = [RowAnswer("moved by it"), RowAnswer("at the frame", reading: "matchesFrameUnderTransform")]

    @MainActor func ask(on stage: CertificateStage) async -> RowOutcome {
        let controller = UIViewController(), place = CGRect(x: 0, y: 100, width: 80, height: 40)
        await stage.show(controller)
        let card = controller.view.adding(UIView(), at: place)
        card.transform = CGAffineTransform(translationX: 0, y: 30)
        card.frame = place
        let top = card.frame.minY
        card.transform = CGAffineTransform(scaleX: 2, y: 2)
        card.frame = place
        let words: [CGFloat: String] = [130: "moved by it", 100: "at the frame"]
        return .answered(
            words[top] ?? "\(top - 100) points off", details: ["top": "\(top)", "under a scale of 2": "\(card.frame)"])
    }
}
