import CoreGraphics
import KeyboardModel
import TestSupport
import Testing

/// Laws of a safe area to which the library adds, whenever UIKit applies the addition.
@Suite struct InheritedSafeAreaLawTests {
    private enum Step: CustomStringConvertible {
        /// The library or the app sets another additional inset.
        case set(CGFloat)
        /// What is around the view gives it another safe area; UIKit applies this at once.
        case inherit(CGFloat)
        /// UIKit applies the additional inset, without or in a layout that the library waits for.
        case apply, layOut
        case leaveWindow

        var description: String {
            switch self {
            case .set(let inset): "set \(inset)"
            case .inherit(let part): "inherit \(part)"
            case .apply: "apply"
            case .layOut: "lay out"
            case .leaveWindow: "outside a window"
            }
        }
    }

    private struct Page {
        var memory = InheritedSafeArea.applied
        var inherited: CGFloat = 34, additional: CGFloat = 0, applied: CGFloat = 0
        var isInWindow = true
        var whole: CGFloat { isInWindow ? inherited + applied : 0 }

        mutating func play(_ step: Step) {
            switch step {
            case .set(let inset):
                memory.expect(over: isInWindow ? whole : nil, additional: additional)
                additional = inset
            case .inherit(let part): inherited = part
            case .apply: applied = additional
            case .layOut: (applied, memory) = (additional, .applied)
            case .leaveWindow: isInWindow = false
            }
        }

        mutating func read() -> CGFloat { memory.part(of: whole, additional: additional) }
    }

    private func search(_ seed: UInt64, _ check: ([Step]) -> String?) -> String? {
        LawSearch.counterExample(sequences: 20_000 * min(50, Effort.factor), seed: seed) { generator in
            (0..<Int.random(in: 1...8, using: &generator)).map { _ in
                // No two sums are equal by chance, which would look like an inset that UIKit has not applied.
                let length = CGFloat.random(in: 0...400, using: &generator)
                switch Int.random(in: 0..<8, using: &generator) {
                case 0...2: return Step.set(length)
                case 3: return .inherit(length)
                case 4: return .apply
                case 5: return .leaveWindow
                default: return .layOut
                }
            }
        } _: { steps in
            check(steps)
        }
    }

    @Test func `the inherited part is the same before and after UIKit applies an inset`() {
        let found = search(1) { steps in
            var page = Page(), isKnown = true
            for step in steps {
                page.play(step)
                // While UIKit has not applied an inset, another inherited part cannot be told from the new inset.
                switch step {
                case .inherit: isKnown = page.applied == page.additional
                case .apply, .layOut: isKnown = true
                case .leaveWindow: return nil
                case .set: break
                }
                let read = page.read()
                if isKnown, abs(read - page.inherited) > 0.001 { return "\(read) instead of \(page.inherited)" }
            }
            return nil
        }
        #expect(found == nil)
    }

    @Test func `once UIKit has applied an inset, an equal safe area is no awaited one`() {
        let found = search(4) { steps in
            var page = Page()
            for step in steps { page.play(step) }
            page.isInWindow = true
            page.play(.layOut)
            let before = page.whole
            page.play(.set(page.additional + 50))
            page.play(.apply)
            let applied = page.read()
            page.play(.inherit(before - page.applied))
            let read = page.read()
            return abs(read - page.inherited) < 0.001 ? nil : "\(read) after \(applied), instead of \(page.inherited)"
        }
        #expect(found == nil)
    }

    @Test func `reading twice is like reading once`() {
        let found = search(2) { steps in
            var page = Page()
            for step in steps { page.play(step) }
            let first = page.read(), memory = page.memory, second = page.read()
            return first == second && page.memory == memory ? nil : "\(second) after \(first)"
        }
        #expect(found == nil)
    }

    @Test func `outside a window nothing is awaited`() {
        let found = search(3) { steps in
            var page = Page()
            for step in steps + [.leaveWindow, .set(100)] { page.play(step) }
            return page.memory == .applied ? nil : "\(page.memory)"
        }
        #expect(found == nil)
    }
}
