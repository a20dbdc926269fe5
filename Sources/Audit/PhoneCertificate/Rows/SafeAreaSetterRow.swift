import UIKit

/// When a controller's own insets reach its view.
struct SafeAreaSetterRow: CertificateRow {
    let id = "PC-08"
    let question = "Is a view told of its new safe area before the setter of additionalSafeAreaInsets returns?"
    let rules = ["C4", "C9"]
    let answers = [RowAnswer("later"), RowAnswer("before", reading: "changesSafeAreaInSetter")]

    @MainActor private final class Page: UIViewController {
        var calls = 0
        override func viewSafeAreaInsetsDidChange() {
            super.viewSafeAreaInsetsDidChange()
            calls += 1
        }
    }

    @MainActor func ask(on stage: CertificateStage) async -> RowOutcome {
        let page = Page()
        await stage.show(page)
        page.calls = 0
        let inSetter = stage.turn {
            page.additionalSafeAreaInsets.bottom = 50
            return page.calls
        }
        await stage.wait(0.1)
        guard page.calls > 0 else { return .answered("never", details: [:]) }
        return .answered(inSetter > 0 ? "before" : "later", details: ["calls": "\(page.calls)"])
    }
}
