import CoreGraphics
import UIKit

/// Measures the number of layouts.
///
/// The answer certifies no rule.
struct GuideCostRow: CertificateRow {
    let id = "PC-20"
    let question = "How many layouts has a show of the keyboard with 1, 10 and 100 views on guides of their own?"
    let rules: [String] = []
    let answers: [RowAnswer] = []
    let isMeasurement = true

    @MainActor func ask(on stage: CertificateStage) async -> RowOutcome {
        var layouts: [String] = [], details: [String: String] = [:]
        for count in [1, 10, 100] {
            let controller = UIViewController()
            await stage.show(controller)
            let root: UIView = controller.view
            let field = root.adding(UITextField(), at: CGRect(x: 0, y: 100, width: 100, height: 30))
            let hosts = (0..<count).map { _ in root.adding(LayoutCounter(), at: root.bounds) }
            for host in hosts { _ = host.addingBar(UIView()) }
            await stage.wait(0.3)
            for host in hosts { host.layouts = 0 }
            let start = stage.now
            var inCall = 0.0
            let posts = await stage.posts {
                field.becomeFirstResponder()
                inCall = stage.now - start
            }
            guard posts.last("S") != nil else { return CertificateStage.silence }
            layouts.append("\(hosts.reduce(0) { $0 + $1.layouts })")
            details["seconds in the call, \(count)"] = "\(inCall)"
            await stage.clear()
        }
        return .answered(layouts.joined(separator: ", "), details: details)
    }
}
