import CoreGraphics
import KeyboardModel
import TestSupport
import Testing

/// Laws of a view's translation that hold for every view, every order of events and every place of the input.
@Suite struct TranslationLawTests {
    /// The number of views, each with its own sequence of events.
    private static let views = 20_000 * min(50, Effort.factor)
    private static let halfAPixel: CGFloat = 0.5 / 3

    /// Returns the shortest life of a view that breaks a law, as text.
    private func search(
        _ seed: UInt64, where isPlayed: (ModelView.Step) -> Bool = { _ in true },
        _ check: (ModelView, [ModelView.Step]) -> String?
    ) -> String? {
        var views: [ModelView] = [], generator = SeededGenerator(seed: seed &+ Effort.seed)
        for _ in 0..<Self.views { views.append(.random(using: &generator)) }
        var next = 0, present = views[0]
        return LawSearch.counterExample(sequences: Self.views, seed: seed) { generator in
            (present, next) = (views[next], next + 1)
            return ModelView.steps(using: &generator).filter(isPlayed)
        } _: { steps in
            check(present, steps).map {
                "\($0); \(present.frame), follows its input: \(present.followsInput), \(present.inputs)"
            }
        }
    }

    @Test func `a decision on its own result is empty`() {
        let found = search(1) { view, steps in
            var view = view
            view.play(steps)
            let before = view.share
            view.settle(isDragged: steps.last.map { if case .drag = $0 { true } else { false } } ?? false)
            return view.share == before ? nil : "\(view.share) after \(before)"
        }
        #expect(found == nil)
    }

    @Test func `after the hide the view is where it was, and nothing is remembered`() {
        let found = search(2) { view, steps in
            var view = view
            view.play(steps + [.hide])
            let isForgotten = view.memory == TranslationMemory()
            return view.share == 0 && isForgotten ? nil : "moved by \(view.share), \(view.memory)"
        }
        #expect(found == nil)
    }

    @Test func `what is clear of the keyboard does not move`() {
        let found = search(3) { view, steps in
            var view = view
            view.play(steps + [.hide, .list(false)])
            guard let shown = view.shown, view.shownButton == nil else { return nil }
            let below = ModelView.screen.height - view.origin - shown.maxY
            view.play(.show(max(1, below)))
            return below < 1 || view.share == 0 ? nil : "moved by \(view.share)"
        }
        #expect(found == nil)
    }

    @Test func `what fits ends at its padding above the keyboard, and stays in the safe area`() {
        let found = search(4) { view, steps in
            var view = view
            view.play(steps.filter { $0 != .leave } + [.hide, .list(false), .edit(0), .show(300)])
            guard view.share != 0, let shown = view.shown, let top = view.keyboardTop, let input = view.editedInput
            else { return nil }
            // An input above the safe area without a keyboard has no room to move up.
            let before = input.top
            guard before >= view.safeAreaTop else { return nil }
            let inputTop = view.shownTop(of: input)
            if inputTop < view.safeAreaTop - Self.halfAPixel { return "its input is at \(inputTop)" }
            let end = shown.maxY + ModelView.padding
            // The memory learns that an input stays in place only if the view may move at all.
            let mayEndBelow =
                switch input.pin {
                case .view: inputTop <= view.safeAreaTop + Self.halfAPixel
                case .top: (view.followsInput && input.hold == nil) || inputTop <= view.safeAreaTop + input.slack + 1
                case .safeArea: true
                }
            if !view.followsInput, end < top - 0.001 { return "it ends at \(end), far above the keyboard at \(top)" }
            let isCovered = end > top + 0.001 && !mayEndBelow
            return isCovered ? "it ends at \(end), the keyboard begins at \(top), and its input at \(inputTop)" : nil
        }
        #expect(found == nil)
    }

    @Test func `a view whose input stays moves for its button alone`() {
        let found = search(9) { view, steps in
            var view = view
            view.play(steps + [.hide, .list(false), .edit(0)])
            // An input that moves along at first needs a part of the way itself.
            guard view.followsInput, let input = view.editedInput, input.pin == .top, input.hold == nil,
                input.slack == 0, let button = view.shownButton, !view.buttonHolds,
                input.top > view.safeAreaTop + 1
            else { return nil }
            view.play(.show(300))
            let needed = min(0, ModelView.screen.height - view.origin - 300 - button.maxY - ModelView.padding)
            let isOfBoth = view.shown.map { $0.height > ModelView.Input.height } ?? false
            guard view.share != 0, isOfBoth, button.maxY > 544 - view.origin + 1 else { return nil }
            return abs(view.share - needed) < 0.001 ? nil : "\(view.share) instead of \(needed)"
        }
        #expect(found == nil)
    }

    @Test func `an input that holds to the safe area below ends above the keyboard`() {
        let found = search(5) { view, steps in
            var view = view
            view.play(steps + [.hide, .list(false), .edit(0)])
            view.play(.show(ModelView.screen.height / 2))
            guard view.followsInput, let input = view.editedInput, input.pin == .safeArea, let top = view.keyboardTop,
                let shown = view.shown, view.share != 0, input.top >= view.safeAreaTop
            else { return nil }
            let end = shown.maxY + ModelView.padding
            return end <= top + 0.001 || shown.minY <= view.safeAreaTop + Self.halfAPixel
                ? nil : "it ends at \(end), the keyboard begins at \(top)"
        }
        #expect(found == nil)
    }

    @Test func `a keyboard that grows ends where one that came at once does`() {
        let found = search(6, where: \.isShow) { view, steps in
            guard let input = view.editedInput, input.pin == .view, view.shownButton == nil, !steps.isEmpty else {
                return nil
            }
            var grown = view, atOnce = view
            grown.play(steps)
            let heights = steps.compactMap { if case .show(let height) = $0 { height } else { nil } }
            atOnce.play(.show(heights.max() ?? 0))
            return abs(grown.share - atOnce.share) < 0.001 ? nil : "\(grown.share) instead of \(atOnce.share)"
        }
        #expect(found == nil)
    }

    @Test func `a lower keyboard moves nothing, until a finger has it or the phone is turned`() {
        let found = search(7, where: \.isShow) { view, steps in
            var view = view
            view.play(steps + [.show(400)])
            let before = view.share
            view.play(.show(120))
            if view.share != before { return "\(view.share) after \(before)" }
            var dragged = view, turned = view
            dragged.play(.drag(1))
            turned.play(.turn(1))
            guard view.editedInput?.pin == .view, view.shownButton == nil, let shown = view.shown else { return nil }
            let isClear = shown.maxY - view.share + 1 < ModelView.screen.height - view.origin
            return !isClear || (dragged.share == 0 && turned.share == 0) ? nil : "\(dragged.share), \(turned.share)"
        }
        #expect(found == nil)
    }

    @Test func `a view whose page leaves stays, and one in a list that makes room returns`() {
        let found = search(8) { view, steps in
            var view = view
            view.play(steps + [.show(300)])
            let before = view.share
            var inList = view
            view.play([.leave, .show(500), .look])
            inList.play([.list(true), .look])
            if inList.share != 0 { return "in a list moved by \(inList.share)" }
            return before == 0 || view.situation != .isLeaving || view.share == before
                ? nil : "\(view.share) after \(before)"
        }
        #expect(found == nil)
    }
}
