import CoreGraphics
import UIKit

struct OffsetCorrectionRow: CertificateRow {
    let id = "PC-25"
    let question = "Is an offset out of range brought back before the setter of contentInset returns?"
    let rules = ["C15", "C17"]
    let answers = [RowAnswer("yes"), RowAnswer("no", reading: "correctsOffsetInLayout")]

    @MainActor func ask(on stage: CertificateStage) async -> RowOutcome {
        let controller = UIViewController()
        await stage.show(controller)
        let scroll = controller.view.adding(UIScrollView(), at: CGRect(x: 0, y: 100, width: 300, height: 300))
        scroll.contentInsetAdjustmentBehavior = .never
        scroll.contentSize = CGSize(width: 300, height: 700)
        scroll.contentInset.bottom = 200
        scroll.contentOffset.y = 600
        await stage.wait(0.1)
        let atOnce = stage.turn {
            scroll.contentInset.bottom = 0
            return scroll.contentOffset.y
        }
        await stage.wait(0.2)
        let later = scroll.contentOffset.y
        return .answered(
            atOnce == 400 ? "yes" : later == 400 ? "no" : "never",
            details: ["at once": "\(atOnce)", "later": "\(later)"])
    }
}
