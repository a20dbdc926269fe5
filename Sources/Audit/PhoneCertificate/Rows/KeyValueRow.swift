import Foundation
import UIKit

/// Whether key-value observers of UIKit's properties hear of assignments, and where.
struct KeyValueRow: CertificateRow {
    let id = "PC-06"
    let question = "On which thread are key-value observers told of an assignment on the main thread?"
    let rules = ["I1", "J11"]
    let answers = [
        RowAnswer("the main one"), RowAnswer("none", reading: "postsNoKeyValueChanges"),
        RowAnswer("another one", reading: "callsObserversOffMainThread")
    ]

    /// Counts calls from any thread.
    private final class Tally: @unchecked Sendable {
        private let lock = NSLock()
        private var main = 0, others = 0

        func count() {
            let isMain = Thread.isMainThread
            lock.withLock { if isMain { main += 1 } else { others += 1 } }
        }

        var counts: (main: Int, others: Int) { lock.withLock { (main, others) } }
    }

    @MainActor func ask(on stage: CertificateStage) async -> RowOutcome {
        let controller = UIViewController()
        await stage.show(controller)
        let view = controller.view.adding(UIScrollView(), at: CGRect(x: 0, y: 100, width: 80, height: 40))
        let inset = Tally(), center = Tally()
        let observations = [
            view.observe(\.contentInset) { _, _ in inset.count() }, view.observe(\.center) { _, _ in center.count() }
        ]
        stage.turn {
            view.contentInset.bottom = 20
            view.center.y += 5
        }
        withExtendedLifetime(observations) {}
        let all = [inset.counts, center.counts]
        let word =
            all.allSatisfy { $0.main > 0 && $0.others == 0 }
            ? "the main one"
            : all.allSatisfy { $0 == (0, 0) }
                ? "none" : all.allSatisfy { $0.main == 0 && $0.others > 0 } ? "another one" : "not all alike"
        return .answered(word, details: ["contentInset": "\(all[0])", "center": "\(all[1])"])
    }
}
