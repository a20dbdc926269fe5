import CoreGraphics
import Foundation
import UIKit

struct KeyValueRow: CertificateRow {
    enum Property: Sendable, CaseIterable {
        case inset, constant, transform, center, centerByFrame, centerByConstraints, selection, typing, safeArea
    }

    let property: Property
    init(_ property: Property) { self.property = property }

    var id: String {
        switch property {
        case .inset: "PC-06a"
        case .constant: "PC-06b"
        case .transform: "PC-06c"
        case .center: "PC-06d"
        case .centerByFrame: "PC-06e"
        case .centerByConstraints: "PC-06f"
        case .selection: "PC-06g"
        case .typing: "PC-06h"
        case .safeArea: "PC-06i"
        }
    }
    var question: String {
        let event =
            switch property {
            case .inset: "contentInset that is assigned"
            case .constant: "a constraint's constant that is assigned"
            case .transform: "transform that is assigned"
            case .center: "center that is assigned"
            case .centerByFrame: "center that an assigned frame moves"
            case .centerByConstraints: "center that a constraint moves"
            case .selection: "selectedTextRange that is assigned"
            case .typing: "selectedTextRange that typing moves"
            case .safeArea: "additionalSafeAreaInsets that is assigned"
            }
        return "On which thread are key-value observers told of \(event) on the main thread?"
    }
    let rules = ["I1", "J11"]
    // In the simulator, the observers of `center` are called in two cases: code assigns `center`, or a constraint moves
    // the view. An assignment to `frame` does not call these observers. This behaviour is inferred, and tests can
    // choose no alternative.
    var answers: [RowAnswer] {
        property == .centerByFrame
            ? [RowAnswer("none")]
            : [
                RowAnswer("the main one"), RowAnswer("none", reading: "postsNoKeyValueChanges"),
                RowAnswer("another one", reading: "callsObserversOffMainThread")
            ]
    }

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
        let controller = UIViewController(), tally = Tally()
        await stage.show(controller)
        let text = controller.view.adding(UITextView(), at: CGRect(x: 0, y: 100, width: 80, height: 40))
        let inner = text.adding(UIView(), at: .zero)
        let height = inner.heightAnchor.constraint(equalToConstant: 10)
        if property == .centerByConstraints {
            inner.translatesAutoresizingMaskIntoConstraints = false
            NSLayoutConstraint.activate([
                height, inner.topAnchor.constraint(equalTo: text.contentLayoutGuide.topAnchor),
                inner.leadingAnchor.constraint(equalTo: text.contentLayoutGuide.leadingAnchor),
                inner.widthAnchor.constraint(equalToConstant: 10)
            ])
        }
        text.text = "text"
        if property == .typing { _ = await stage.posts { text.becomeFirstResponder() } }
        await stage.wait(0.1)
        let observation = observation(of: text, inner, height, in: controller) { tally.count() }
        stage.turn { change(text, inner, height, in: controller) }
        await stage.wait(0.1)
        withExtendedLifetime(observation) {}
        let counts = tally.counts
        let word =
            switch (counts.main > 0, counts.others > 0) {
            case (true, false): "the main one"
            case (false, true): "another one"
            case (false, false): "none"
            case (true, true): "both"
            }
        return .answered(word, details: ["calls": "\(counts.main), elsewhere \(counts.others)"])
    }

    @MainActor private func observation(
        of text: UITextView, _ inner: UIView, _ height: NSLayoutConstraint, in controller: UIViewController,
        _ count: @escaping @Sendable () -> Void
    ) -> NSKeyValueObservation {
        switch property {
        case .inset: text.observe(\.contentInset) { _, _ in count() }
        case .constant: height.observe(\.constant) { _, _ in count() }
        case .transform: inner.observe(\.transform) { _, _ in count() }
        case .center, .centerByFrame, .centerByConstraints: inner.observe(\.center) { _, _ in count() }
        case .selection, .typing: text.observe(\.selectedTextRange) { _, _ in count() }
        case .safeArea: controller.observe(\.additionalSafeAreaInsets) { _, _ in count() }
        }
    }

    @MainActor private func change(
        _ text: UITextView, _ inner: UIView, _ height: NSLayoutConstraint, in controller: UIViewController
    ) {
        switch property {
        case .inset: text.contentInset.bottom = 20
        case .constant, .centerByConstraints: height.constant = 30
        case .transform: inner.transform = CGAffineTransform(translationX: 0, y: 5)
        case .center: inner.center.y += 5
        case .centerByFrame: inner.frame.origin.y += 5
        case .selection:
            text.selectedTextRange = text.textRange(from: text.beginningOfDocument, to: text.beginningOfDocument)
        case .typing: text.insertText("a")
        case .safeArea: controller.additionalSafeAreaInsets.bottom = 20
        }
    }
}
