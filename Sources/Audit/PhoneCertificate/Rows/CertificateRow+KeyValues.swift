import CoreGraphics
import Foundation
import UIKit

extension CertificateRow {
    static let keyValues = [
        keyValue(
            "a", "contentInset that is assigned",
            observe: { scene, count in scene.text.observe(\.contentInset) { _, _ in count() } },
            change: { $0.text.contentInset.bottom = 20 }),
        keyValue(
            "b", "a constraint's constant that is assigned",
            observe: { scene, count in scene.height.observe(\.constant) { _, _ in count() } },
            change: { $0.height.constant = 30 }),
        keyValue(
            "c", "transform that is assigned",
            observe: { scene, count in scene.inner.observe(\.transform) { _, _ in count() } },
            change: { $0.inner.transform = CGAffineTransform(translationX: 0, y: 5) }),
        keyValue("d", "center that is assigned", observe: center, change: { $0.inner.center.y += 5 }),
        // In the simulator, the observers of `center` are called in two cases: code assigns `center`, or a constraint
        // moves the view. An assignment to `frame` does not call these observers. This behaviour is inferred, and tests
        // can choose no alternative.
        keyValue(
            "e", "center that an assigned frame moves", isTold: false, observe: center,
            change: { $0.inner.frame.origin.y += 5 }),
        keyValue(
            "f", "center that a constraint moves", isConstrained: true, observe: center,
            change: { $0.height.constant = 30 }),
        keyValue(
            "g", "selectedTextRange that is assigned", observe: selection,
            change: { scene in
                let start = scene.text.beginningOfDocument
                scene.text.selectedTextRange = scene.text.textRange(from: start, to: start)
            }),
        keyValue(
            "h", "selectedTextRange that typing moves", isEdited: true, observe: selection,
            change: { $0.text.insertText("a") }),
        keyValue(
            "i", "additionalSafeAreaInsets that is assigned",
            observe: { scene, count in scene.controller.observe(\.additionalSafeAreaInsets) { _, _ in count() } },
            change: { $0.controller.additionalSafeAreaInsets.bottom = 20 })
    ]

    private typealias Observe =
        @MainActor @Sendable (Scene, _ count: @escaping @Sendable () -> Void) -> NSKeyValueObservation

    private static let center: Observe = { scene, count in scene.inner.observe(\.center) { _, _ in count() } }
    private static let selection: Observe = { scene, count in
        scene.text.observe(\.selectedTextRange) { _, _ in count() }
    }

    private static func keyValue(
        _ letter: String, _ event: String, isTold: Bool = true, isConstrained: Bool = false, isEdited: Bool = false,
        observe: @escaping Observe, change: @escaping @MainActor @Sendable (Scene) -> Void
    ) -> CertificateRow {
        let readings: KeyValuePairs = [
            "none": "postsNoKeyValueChanges", "another one": "callsObserversOffMainThread"
        ]
        return CertificateRow(
            "PC-06\(letter)", "On which thread are key-value observers told of \(event) on the main thread?",
            rules: ["I1", "J11"], plays: isTold ? "the main one" : "none", readings: isTold ? readings : [:]
        ) { stage in
            let scene = await Scene(on: stage, isConstrained: isConstrained), tally = Tally()
            if isEdited { _ = await stage.posts { scene.text.becomeFirstResponder() } }
            await stage.wait(0.1)
            let observation = observe(scene) { tally.count() }
            stage.turn { change(scene) }
            await stage.wait(0.1)
            withExtendedLifetime(observation) {}
            return tally.outcome
        }
    }

    /// The objects whose properties are observed.
    @MainActor private struct Scene {
        let controller = UIViewController(), text: UITextView, inner: UIView, height: NSLayoutConstraint

        init(on stage: CertificateStage, isConstrained: Bool) async {
            await stage.show(controller)
            text = controller.view.adding(UITextView(), at: CGRect(x: 0, y: 100, width: 80, height: 40))
            inner = text.adding(UIView(), at: .zero)
            height = inner.heightAnchor.constraint(equalToConstant: 10)
            if isConstrained {
                inner.translatesAutoresizingMaskIntoConstraints = false
                NSLayoutConstraint.activate([
                    height, inner.topAnchor.constraint(equalTo: text.contentLayoutGuide.topAnchor),
                    inner.leadingAnchor.constraint(equalTo: text.contentLayoutGuide.leadingAnchor),
                    inner.widthAnchor.constraint(equalToConstant: 10)
                ])
            }
            text.text = "text"
        }
    }

    private final class Tally: @unchecked Sendable {
        private let lock = NSLock()
        private var main = 0, others = 0

        func count() {
            let isMain = Thread.isMainThread
            lock.withLock { if isMain { main += 1 } else { others += 1 } }
        }

        var outcome: RowOutcome {
            let (main, others) = lock.withLock { (self.main, self.others) }
            let word =
                switch (main > 0, others > 0) {
                case (true, false): "the main one"
                case (false, true): "another one"
                case (false, false): "none"
                case (true, true): "both"
                }
            return .answered(word, details: ["calls": "\(main), elsewhere \(others)"])
        }
    }
}
