import UIKit

struct HiddenViewRow: CertificateRow {
    let id = "PC-01"
    let question = "Do a hidden view and a view in it get layoutSubviews()?"
    let rules = ["A29", "B3"]
    let answers = [RowAnswer("both"), RowAnswer("neither", reading: "skipsHiddenViewsInLayout")]

    @MainActor func ask(on stage: CertificateStage) async -> RowOutcome {
        let controller = UIViewController(), lid = LayoutCounter(), inside = LayoutCounter()
        await stage.show(controller)
        lid.isHidden = true
        inside.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
        lid.addSubview(inside)
        _ = controller.view.adding(lid, at: CGRect(x: 0, y: 0, width: 10, height: 10))
        await stage.wait(0.1)
        (lid.layouts, inside.layouts) = (0, 0)
        stage.turn {
            lid.setNeedsLayout()
            inside.setNeedsLayout()
        }
        await stage.wait(0.1)
        let words = ["neither", "one of them", "both"]
        return .answered(
            words[(lid.layouts > 0 ? 1 : 0) + (inside.layouts > 0 ? 1 : 0)],
            details: ["layouts": "\(lid.layouts), inside \(inside.layouts)"])
    }
}
