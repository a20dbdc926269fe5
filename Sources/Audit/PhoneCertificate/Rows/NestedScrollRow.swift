import UIKit

struct NestedScrollRow: CertificateRow {
    let id = "PC-26"
    let question = "Does a scroll view inside of another one add the safe area at its top to its insets?"
    let rules = ["C1", "C11"]
    let answers = [RowAnswer("yes"), RowAnswer("no", reading: "keepsTopFromNestedScrollViews")]

    @MainActor func ask(on stage: CertificateStage) async -> RowOutcome {
        let controller = UIViewController(), inner = UIScrollView()
        await stage.show(controller)
        let view: UIView = controller.view
        guard view.safeAreaInsets.top > 0 else { return .notRun("needs a device with a safe area at its top") }
        let outer = view.adding(UIScrollView(), at: view.bounds)
        outer.contentInsetAdjustmentBehavior = .never
        outer.contentSize = view.bounds.size
        inner.frame = view.bounds
        inner.contentSize.height = 2 * view.bounds.height
        outer.addSubview(inner)
        await stage.wait(0.2)
        let top = inner.adjustedContentInset.top
        let word = top == view.safeAreaInsets.top ? "yes" : top == 0 ? "no" : "in part"
        return .answered(word, details: ["top": "\(top)", "safe area": "\(view.safeAreaInsets.top)"])
    }
}
