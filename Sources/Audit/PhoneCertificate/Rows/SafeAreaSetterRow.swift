import UIKit

struct SafeAreaSetterRow: CertificateRow {
    enum Listener: Sendable, CaseIterable { case own, child, table }

    let listener: Listener
    init(_ listener: Listener) { self.listener = listener }

    var id: String {
        switch listener {
        case .own: "PC-08a"
        case .child: "PC-08b"
        case .table: "PC-08c"
        }
    }
    var question: String {
        let name =
            switch listener {
            case .own: "a view"
            case .child: "the view of a controller's child"
            case .table: "the view of a UITableViewController"
            }
        return "Is \(name) told of its new safe area before the setter of additionalSafeAreaInsets returns?"
    }
    let rules = ["C4", "C9"]
    let answers = [RowAnswer("later"), RowAnswer("before", reading: "changesSafeAreaInSetter")]

    @MainActor private final class Calls { var count = 0 }

    @MainActor private final class Page: UIViewController {
        let calls = Calls()
        override func viewSafeAreaInsetsDidChange() {
            super.viewSafeAreaInsetsDidChange()
            calls.count += 1
        }
    }

    @MainActor private final class Table: UITableViewController {
        let calls = Calls()
        override func viewSafeAreaInsetsDidChange() {
            super.viewSafeAreaInsetsDidChange()
            calls.count += 1
        }
    }

    @MainActor func ask(on stage: CertificateStage) async -> RowOutcome {
        let page = Page(), table = Table(style: .plain), parent = UIViewController()
        let (controller, calls): (UIViewController, Calls) =
            switch listener {
            case .own: (page, page.calls)
            case .child: (parent, page.calls)
            case .table: (table, table.calls)
            }
        await stage.show(controller)
        if listener == .child {
            parent.addChild(page)
            _ = parent.view.adding(page.view, at: parent.view.bounds)
            page.didMove(toParent: parent)
            await stage.wait(0.1)
        }
        calls.count = 0
        let inSetter = stage.turn {
            controller.additionalSafeAreaInsets.bottom = 50
            return calls.count
        }
        await stage.wait(0.1)
        guard calls.count > 0 else { return .answered("never", details: [:]) }
        return .answered(inSetter > 0 ? "before" : "later", details: ["calls": "\(calls.count)"])
    }
}
