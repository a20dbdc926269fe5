import CoreGraphics
import KeyboardModel
import TestSupport
import Testing

/// Laws of a list's offset that hold for every list, every order of events and every reading of UIKit.
@Suite struct ListLawTests {
    /// The number of lists, each with its own sequence of events.
    private static let lists = 20_000 * min(50, Effort.factor)

    /// Returns the shortest life of a list that breaks a law, as text.
    private func search(
        _ seed: UInt64, where isPlayed: (ModelList.Step) -> Bool = { _ in true },
        _ check: (ModelList, [ModelList.Step]) -> String?
    ) -> String? {
        var lists: [ModelList] = [], generator = SeededGenerator(seed: seed &+ Effort.seed)
        for _ in 0..<Self.lists { lists.append(.random(using: &generator)) }
        var next = 0, present = lists[0]
        return LawSearch.counterExample(sequences: Self.lists, seed: seed) { generator in
            (present, next) = (lists[next], next + 1)
            return ModelList.steps(in: present.sight.contentHeight, using: &generator).filter(isPlayed)
        } _: { steps in
            check(present, steps).map { "\($0), \(present.sight.size.height) high, \(present.reading)" }
        }
    }

    @Test func `nothing scrolls under a finger, out of the content or by less than half a pixel`() {
        let found = search(1) { list, steps in
            var list = list
            list.play(steps)
            return list.fault
        }
        #expect(found == nil)
    }

    @Test func `a decision on its own result is empty`() {
        let found = search(2) { list, steps in
            var list = list
            list.play(steps)
            list.look()
            let before = list.sight.offset.y
            list.look()
            let after = list.sight.offset.y
            return after == before ? nil : "a second look scrolls from \(before) to \(after)"
        }
        #expect(found == nil)
    }

    @Test func `after the hide the list is where it was`() {
        let found = search(3, where: \.isOfKeyboard) { list, steps in
            var list = list
            let before = list.sight.offset.y
            list.play(steps + [.hide])
            return abs(list.sight.offset.y - before) <= list.sight.halfAPixel + 0.001
                ? nil : "\(list.sight.offset.y) instead of \(before)"
        }
        #expect(found == nil)
    }

    @Test func `after the hide nothing is remembered`() {
        let found = search(4) { list, steps in
            var list = list
            list.play(steps + [.show(300, input: 0), .hide])
            return list.memory.isResting ? nil : "\(list.memory.state)"
        }
        #expect(found == nil)
    }

    @Test func `an input that fits is in sight`() {
        let found = search(5, where: { $0 != .hold(true) }) { list, steps in
            var list = list
            list.play(steps + [.show(300, input: min(400, max(0, list.sight.contentHeight - 44)))])
            guard list.room >= ModelList.inputHeight, list.fault == nil else { return nil }
            return list.showsInput ? nil : "the input is out of sight at \(list.sight.offset.y)"
        }
        #expect(found == nil)
    }

    @Test func `what is in sight and stays in sight does not move`() {
        let found = search(6, where: { $0 == .look }) { list, steps in
            var list = list
            let before = list.sight.offset.y, middle = before + list.sight.insets.top + 40
            guard list.sight.contentHeight > middle + ModelList.inputHeight, list.room > 234 else { return nil }
            list.play(steps + [.show(100, input: middle)])
            return list.sight.offset.y == before ? nil : "\(list.sight.offset.y) instead of \(before)"
        }
        #expect(found == nil)
    }

    /// UIKit's own scroll to an input starts from where the list is.
    @Test func `a keyboard that grows ends where one that came at once does`() {
        let found = search(7, where: \.showsInput) { list, steps in
            guard case .show(let height, let top)? = steps.last, !list.reading.scrollsToInput else { return nil }
            var grown = list, atOnce = list
            for step in steps {
                if case .show(let height, _) = step { grown.play(.show(height, input: top)) }
            }
            atOnce.play(.show(height, input: top))
            return abs(grown.sight.offset.y - atOnce.sight.offset.y) <= 2 * list.sight.halfAPixel + 0.001
                ? nil : "\(grown.sight.offset.y) instead of \(atOnce.sight.offset.y)"
        }
        #expect(found == nil)
    }

    /// Until the person types, or chooses another input, the list is the person's.
    @Test func `what a person has scrolled stays when the keyboard hides`() {
        let found = search(8, where: \.isOfKeyboard) { list, steps in
            var list = list
            list.play(steps + [.show(200, input: 0)])
            let shown = list.sight.offset.y
            list.play(.drag(150))
            let offset = list.sight.offset.y
            guard abs(offset - shown) > 1 else { return nil }
            list.play([.look, .look, .look])
            let looked = list.sight.offset.y
            guard looked == offset else { return "a look scrolls from \(offset) to \(looked)" }
            list.play(.hide)
            return abs(min(list.sight.offset.y, list.lastOffset) - min(offset, list.lastOffset)) <= 1
                ? nil : "\(list.sight.offset.y) instead of \(offset)"
        }
        #expect(found == nil)
    }

    @Test func `above a bar that is left the list is where it was above the bar`() {
        let found = search(10, where: \.showsInput) { list, steps in
            var list = list
            list.play(.bar(80))
            let before = list.sight.offset.y
            list.play(steps + [.bar(80)])
            return abs(list.sight.offset.y - before) <= list.sight.halfAPixel + 0.001
                ? nil : "\(list.sight.offset.y) instead of \(before)"
        }
        #expect(found == nil)
    }

    /// The person scrolls before the input is edited, meanwhile, or afterwards.
    @Test(arguments: 0..<3)
    func `what a person has scrolled above a bar stays`(moment: Int) {
        let found = search(11, where: \.showsInput) { list, steps in
            var list = list
            let parts: [[ModelList.Step]] = [[.bar(80)], steps + [.show(250, input: 0)], [.bar(80)], [.look]]
            list.play(parts[...moment].flatMap(\.self))
            let before = list.sight.offset.y
            list.play(.drag(200))
            let scrolled = list.sight.offset.y
            guard abs(scrolled - before) > 1 else { return nil }
            // Another input that is edited would scroll the list again.
            list.play((moment == 0 ? parts[2...] : parts[(moment + 1)...]).flatMap(\.self))
            let last = min(scrolled, list.lastOffset)
            guard abs(min(list.sight.offset.y, last) - last) <= 1 else {
                return "\(list.sight.offset.y) instead of \(scrolled) above the bar"
            }
            list.play(.hide)
            return abs(min(list.sight.offset.y, list.lastOffset) - min(scrolled, list.lastOffset)) <= 1
                ? nil : "\(list.sight.offset.y) instead of \(scrolled)"
        }
        #expect(found == nil)
    }

    @Test func `typing into an input in sight does not take a person back`() {
        let found = search(14, where: \.showsInput) { list, steps in
            var list = list
            list.play(steps)
            guard let input = list.sight.input else { return nil }
            list.play(.drag(60))
            guard list.showsInput, list.room > 100 else { return nil }
            let before = list.sight.offset.y
            list.play(.type(input.top))
            return abs(list.sight.offset.y - before) <= ModelList.margin + 1
                ? nil : "\(list.sight.offset.y) instead of \(before)"
        }
        #expect(found == nil)
    }

    /// UIKit may have scrolled to the input meanwhile.
    @Test func `a list that was lower for a while is where it was`() {
        let found = search(15, where: \.showsInput) { list, steps in
            var list = list
            let before = list.sight.offset.y, height = list.sight.size.height
            guard height > 500, let first = steps.first else { return nil }
            list.play([first, .resize(height - 150), .look, .resize(height), .hide])
            return abs(list.sight.offset.y - before) <= list.sight.halfAPixel + 0.001
                ? nil : "\(list.sight.offset.y) instead of \(before)"
        }
        #expect(found == nil)
    }

    /// A list too low for its whole input is scrolled by UIKit; the library must not take this for a person's scroll.
    @Test func `an input that did not fit for a while is in sight`() {
        let found = search(19, where: \.showsInput) { list, steps in
            var list = list
            let height = list.sight.size.height
            guard height > 500, let first = steps.first else { return nil }
            list.play([first, .resize(height / 4), .resize(height)])
            return list.showsInput ? nil : "the input is out of sight at \(list.sight.offset.y)"
        }
        #expect(found == nil)
    }

    /// UIKit scrolls back to the end of the content in between.
    @Test func `an inset that the app assigns moves nothing`() {
        let found = search(16, where: \.showsInput) { list, steps in
            var list = list
            list.play(steps + [.look])
            let before = list.sight.offset.y, tolerance = 2 * list.sight.halfAPixel + 0.001
            list.play(.assign)
            // UIKit may keep the part of the margin that is beyond the end.
            let allowed = list.reading.limitsAtOnce ? [before, min(before, list.lastOffset)] : [before]
            return allowed.contains { abs(list.sight.offset.y - $0) <= tolerance }
                ? nil : "\(list.sight.offset.y) instead of \(before)"
        }
        #expect(found == nil)
    }

    @Test func `a list at its end stays there for an input outside of it`() {
        let found = search(12, where: { $0 == .look }) { list, steps in
            var list = list
            list.play([.scroll(9_000), .look] + steps)
            guard list.lastOffset > -list.sight.insets.top + 1 else { return nil }
            list.play(.show(280, input: nil))
            let isAtEnd = abs(list.sight.offset.y - list.lastOffset) <= 1
            let shown = list.sight.offset.y
            list.play([.look, .hide])
            return isAtEnd && list.sight.isAt(list.lastOffset) ? nil : "\(shown), then \(list.sight.offset.y)"
        }
        #expect(found == nil)
    }

    @Test(arguments: [ModelList.Step.show(280, input: nil), .leave])
    func `a list at its end goes back there for an input outside after one inside`(step: ModelList.Step) {
        let found = search(18, where: { $0 == .look }) { list, steps in
            var list = list
            list.play([.scroll(9_000), .look])
            guard list.lastOffset > -list.sight.insets.top + 1 else { return nil }
            list.play([.show(280, input: list.sight.contentHeight / 2)] + steps + [step])
            return abs(list.sight.offset.y - list.lastOffset) <= 1 ? nil : "at \(list.sight.offset.y)"
        }
        #expect(found == nil)
    }

    /// UIKit raises the sheet after it has announced the keyboard, and lowers it after it has announced the hide.
    @Test func `in a sheet that UIKit raises the list is where it was`() {
        let found = search(13, where: \.showsInput) { list, steps in
            var list = list
            let before = list.sight.offset.y
            list.raisedHeight = list.sight.size.height + 200
            list.play(steps + [.hide])
            return abs(list.sight.offset.y - before) <= list.sight.halfAPixel + 0.001
                ? nil : "\(list.sight.offset.y) instead of \(before)"
        }
        #expect(found == nil)
    }

    /// The library reads nothing of a list that has settled.
    @Test func `a sight of a settled list would decide nothing`() {
        let found = search(17) { list, steps in
            var list = list
            list.play([.show(280, input: 0)] + steps)
            // Somebody may have scrolled since the last look, also sideways.
            if steps.count.isMultiple(of: 2) { list.sight.offset = CGPoint(x: list.sight.offset.x + 9, y: 30) }
            guard list.memory.isSettled(at: list.sight.offset) else { return nil }
            var letter = list.memory, seen = list.memory, room = list.memory
            letter.expectLetter()
            seen.beginRevealing(list.sight)
            room.expectRoom(list.sight, isConcerned: true, isAlone: true)
            let move = room.takeRoom(
                list.sight, isConcerned: true, isAlone: true, isNew: false, isEnding: false, margin: ModelList.margin)
            if letter != seen { return "a letter finds \(seen.state) instead of \(letter.state)" }
            return room == list.memory && move.offset == nil ? nil : "the room decides \(move)"
        }
        #expect(found == nil)
    }

    /// Scrolling runs the app's code, which may end the editing at once.
    @Test func `a hide inside a scroll ends as a hide after it`() {
        let found = search(9) { list, steps in
            var nested = list, later = list, wasNested = false
            nested.play(steps)
            later.play(steps)
            nested.onScroll = { list in
                wasNested = true
                list.play(.hide)
            }
            let show = ModelList.Step.show(280, input: max(0, list.sight.contentHeight - 60))
            nested.play(show)
            later.play(show)
            guard wasNested else { return nil }
            later.play(.hide)
            for _ in 0..<2 {
                nested.look()
                later.look()
            }
            return abs(nested.sight.offset.y - later.sight.offset.y) <= 1 && nested.memory.isResting
                ? nil : "\(nested.sight.offset.y), \(nested.memory.state), instead of \(later.sight.offset.y)"
        }
        #expect(found == nil)
    }
}
