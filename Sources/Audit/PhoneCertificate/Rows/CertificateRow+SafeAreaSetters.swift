import UIKit

extension CertificateRow {
    static let safeAreaSetters = [
        safeAreaSetter("PC-08a", "a view") { stage in
            let page = Page()
            await stage.show(page)
            return (page, page.calls)
        },
        safeAreaSetter("PC-08b", "the view of a controller's child") { stage in
            let parent = UIViewController(), page = Page()
            await stage.show(parent)
            parent.addChild(page)
            _ = parent.view.adding(page.view, at: parent.view.bounds)
            page.didMove(toParent: parent)
            await stage.wait(0.1)
            return (parent, page.calls)
        },
        safeAreaSetter("PC-08c", "the view of a UITableViewController") { stage in
            let table = Table(style: .plain)
            await stage.show(table)
            return (table, table.calls)
        }
    ]

    /// - Parameter show: shows a controller whose safe area is set, and counts the calls of the view that is told.
    private static func safeAreaSetter(
        _ id: String, _ name: String,
        show: @escaping @MainActor @Sendable (CertificateStage) async -> (UIViewController, Calls)
    ) -> CertificateRow {
        CertificateRow(
            id, "Is \(name) told of its new safe area before the setter of additionalSafeAreaInsets returns?",
            rules: ["C4", "C9"], plays: "later", readings: ["before": "changesSafeAreaInSetter"]
        ) { stage in
            let (controller, calls) = await show(stage)
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
}
