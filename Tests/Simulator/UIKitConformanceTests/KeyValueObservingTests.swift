import Testing
import UIKit

/// Foundation's `observe` works on the UIKit properties that apps observe in practice.
@MainActor struct KeyValueObservingTests {
    final class Tally: @unchecked Sendable { var count = 0 }
    final class OwnScrollView: UIScrollView {}
    final class OwnController: UIViewController {}
    final class Distance: NSLayoutConstraint {
        override var constant: CGFloat {
            get { super.constant }
            set { super.constant = newValue }
        }
    }
    final class Guarded: UIScrollView {
        override var contentInset: UIEdgeInsets {
            get { super.contentInset }
            set { super.contentInset = newValue }
        }
    }

    @Test func `an observer is told of every assignment, equal or not`() {
        let view = UIScrollView(), tally = Tally()
        let observation = view.observe(\.contentInset) { _, _ in tally.count += 1 }
        view.contentInset.bottom = 20
        view.contentInset.bottom = 20
        #expect(tally.count == 2)
        view.contentSize.height = 20
        #expect(tally.count == 2)
        observation.invalidate()
        view.contentInset = .zero
        #expect(tally.count == 2)
    }

    @Test func `an observation ends with its last reference`() {
        let view = UIScrollView(), tally = Tally()
        var observation: NSKeyValueObservation? = view.observe(\.contentInset) { _, _ in tally.count += 1 }
        view.contentInset.bottom = 20
        #expect(observation != nil)
        observation = nil
        view.contentInset.bottom = 30
        #expect(tally.count == 1)
    }

    @Test func `observers get the old, new and initial values they ask for`() {
        let view = UIScrollView()
        nonisolated(unsafe) var seen: [String] = []
        let observation = view.observe(\.contentInset, options: [.initial, .old, .new]) { _, change in
            seen.append("\(change.oldValue?.top ?? -1)→\(change.newValue?.top ?? -1)")
        }
        view.contentInset.top = 3
        view.contentInset.top = 5
        #expect(seen == ["-1.0→0.0", "0.0→3.0", "3.0→5.0"])
        withExtendedLifetime(observation) {}
    }

    @Test func `properties of subclasses are observed, overridden ones too`() {
        let page = OwnScrollView(), guarded = Guarded(), tally = Tally()
        let observations = [
            page.observe(\.contentInset) { _, _ in tally.count += 1 },
            guarded.observe(\.contentInset) { _, _ in tally.count += 1 },
            page.observe(\.transform) { _, _ in tally.count += 1 }
        ]
        page.contentInset.bottom = 1
        guarded.contentInset.bottom = 1
        page.transform = CGAffineTransform(translationX: 0, y: 1)
        #expect(tally.count == 3)
        withExtendedLifetime(observations) {}
    }

    @Test func `views, controllers and constraints tell their observers`() {
        let view = UIScrollView(), controller = UIViewController(), tally = Tally()
        let constraint = view.heightAnchor.constraint(equalToConstant: 4)
        let observations = [
            view.observe(\.contentSize) { _, _ in tally.count += 1 },
            view.observe(\.contentOffset) { _, _ in tally.count += 10 },
            view.observe(\.verticalScrollIndicatorInsets) { _, _ in tally.count += 100 },
            view.observe(\.center) { _, _ in tally.count += 1_000 },
            view.observe(\.frame) { _, _ in tally.count += 10_000 },
            controller.observe(\.additionalSafeAreaInsets) { _, _ in tally.count += 100_000 },
            constraint.observe(\.constant) { _, _ in tally.count += 1_000_000 }
        ]
        view.contentSize = CGSize(width: 4, height: 40)
        view.contentOffset = CGPoint(x: 0, y: 2)
        view.scrollIndicatorInsets = UIEdgeInsets(top: 1, left: 0, bottom: 0, right: 0)
        view.center = CGPoint(x: 4, y: 4)
        view.frame = CGRect(x: 4, y: 4, width: 5, height: 5)
        controller.additionalSafeAreaInsets.bottom = 7
        constraint.constant = 8
        #expect(tally.count == 1_111_111)
        withExtendedLifetime(observations) {}
    }

    @Test func `constants and additional safe areas report equal values too`() {
        let constraint = UIView().heightAnchor.constraint(equalToConstant: 1), controller = UIViewController()
        nonisolated(unsafe) var seen: [String] = []
        let observations = [
            constraint.observe(\.constant, options: [.initial, .old, .new]) { _, change in
                seen.append("\(change.oldValue ?? -1)→\(change.newValue ?? -1)")
            },
            controller.observe(\.additionalSafeAreaInsets, options: [.initial, .old, .new]) { _, change in
                seen.append("\(change.oldValue?.bottom ?? -1)→\(change.newValue?.bottom ?? -1)")
            }
        ]
        #expect(seen == ["-1.0→1.0", "-1.0→0.0"])
        seen = []
        for number: CGFloat in [2, 2, 3] {
            constraint.constant = number
            controller.additionalSafeAreaInsets.bottom = number
        }
        #expect(seen == ["1.0→2.0", "0.0→2.0", "2.0→2.0", "2.0→2.0", "2.0→3.0", "2.0→3.0"])
        seen = []
        observations.forEach { $0.invalidate() }
        constraint.constant = 4
        controller.additionalSafeAreaInsets.bottom = 4
        #expect(seen == [])
    }

    @Test func `subclasses and active constraints can be observed`() {
        let host = Host(), root = host.showPlainRoot(), view = UIView(), tally = Tally()
        root.addSubview(view)
        let active = view.bottomAnchor.constraint(equalTo: root.bottomAnchor)
        active.isActive = true
        let distance = Distance(), controller = OwnController()
        let observations = [
            active.observe(\.constant) { _, _ in tally.count += 1 },
            distance.observe(\.constant) { _, _ in tally.count += 10 },
            controller.observe(\.additionalSafeAreaInsets) { _, _ in tally.count += 100 }
        ]
        active.constant = -20
        host.endTurn()
        distance.constant = 5
        controller.additionalSafeAreaInsets.top = 5
        #expect(tally.count == 111)
        #expect(active.constant == -20 && distance.constant == 5)
        withExtendedLifetime(observations) {}
    }

    @Test func `the selection is observed, moved by code or by a person`() {
        let field = UITextField(), view = UITextView(), tally = Tally()
        let observations = [
            field.observe(\.selectedTextRange) { _, _ in tally.count += 1 },
            view.observe(\.selectedTextRange) { _, _ in tally.count += 10 }
        ]
        field.insertText("ab")
        field.selectedTextRange = field.textRange(from: field.beginningOfDocument, to: field.beginningOfDocument)
        view.insertText("ab")
        view.selectedRange = NSRange(location: 0, length: 1)
        #expect(tally.count == 22)
        withExtendedLifetime(observations) {}
    }

    @Test func `an observer may set the property itself`() {
        let view = UIScrollView()
        let observation = view.observe(\.contentInset) { view, _ in
            MainActor.assumeIsolated { if view.contentInset.bottom < 3 { view.contentInset.bottom += 1 } }
        }
        view.contentInset.bottom = 1
        #expect(view.contentInset.bottom == 3)
        withExtendedLifetime(observation) {}
    }
}
