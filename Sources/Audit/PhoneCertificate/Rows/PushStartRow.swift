import UIKit

struct PushStartRow: CertificateRow {
    let id = "PC-22a"
    let question = "Is viewWillAppear called before an animated push returns?"
    let rules = ["F4", "F5", "F18"]
    let answers = [RowAnswer("yes"), RowAnswer("no", reading: "startsPushInLayout")]

    @MainActor private final class Page: UIViewController {
        var hasBegun = false
        override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            hasBegun = true
        }
    }

    @MainActor func ask(on stage: CertificateStage) async -> RowOutcome {
        let navigation = UINavigationController(rootViewController: UIViewController()), page = Page()
        await stage.show(navigation)
        let isInCall = stage.turn {
            navigation.pushViewController(page, animated: true)
            return page.hasBegun
        }
        await stage.wait(1)
        guard page.hasBegun else { return .answered("never", details: [:]) }
        return .answered(isInCall ? "yes" : "no", details: [:])
    }
}
