import CoreGraphics
import KeyboardModel
import TestSupport
import Testing

/// Lives of a list whose keyboard floats, docks and hides, decided by its memory.
@Suite struct UndockedLifeTests {
    enum Step: CustomStringConvertible, Equatable {
        /// An input at a place of the content is edited.
        case edit(CGFloat)
        /// A keyboard comes at a distance from the list's upper edge.
        case float(CGFloat)
        /// The caret moves to another place of the input.
        case type(CGFloat)
        case dock(CGFloat)
        case drag(CGFloat)
        case grow(CGFloat)
        case put(CGFloat)
        /// An input outside of the list is edited.
        case leave
        case look, hide

        var description: String {
            switch self {
            case .edit(let place): "edit at \(place)"
            case .float(let place): "the keyboard comes at \(place)"
            case .type(let place): "type at \(place)"
            case .dock(let height): "dock with \(height)"
            case .drag(let distance): "a person scrolls by \(distance)"
            case .grow(let height): "the content grows by \(height)"
            case .put(let place): "a person moves the keyboard to \(place)"
            case .leave: "edit an input outside of the list"
            case .look: "look"
            case .hide: "hide"
            }
        }
    }

    private enum Input {}

    /// A list, with the order of events of the library's scroll view.
    struct Model {
        static let margin: CGFloat = 10
        var memory = ListMemory()
        var sight = ListSight()
        var hand = HandOnKeyboard.unseen
        var keyboard: CGFloat?
        var docked: CGFloat = 0
        var hasScrolled = false
        private(set) var fault: String?
        private var growth: CGFloat = 0

        init(content: CGFloat, offset: CGFloat) {
            sight.size = CGSize(width: 600, height: 800)
            sight.ends = ListSight.Edges(top: 0, bottom: 800)
            sight.contentHeight = content
            sight.offset.y = min(offset, last)
            sight.isKeyboardHidden = true
        }

        var last: CGFloat { max(0, sight.contentHeight + sight.insets.bottom - 800) }

        /// The list as the library reads it now.
        private var now: ListSight {
            guard let keyboard else { return sight }
            if hand != .moved { return sight.under(keyboard, 260) }
            var left = sight
            left.undocked = .left
            return left
        }

        /// The list without its input.
        private var place: ListSight {
            var place = sight
            (place.input, place.holdsTypedInput, place.isTypedNear) = (nil, false, false)
            if keyboard != nil { place.undocked = .left }
            return place
        }

        private mutating func apply(_ move: ListMemory.Move) {
            if let offset = move.offset, sight.isAt(offset) { fault = fault ?? "writes \(offset) over itself" }
            setInset()
            guard let offset = move.offset else { return }
            if offset > last + Self.margin + 1 || offset < -1 { fault = fault ?? "scrolls to \(offset) of \(last)" }
            sight.offset.y = offset
        }

        private mutating func setInset(growth: CGFloat? = nil) {
            self.growth = growth ?? memory.growth
            let before = sight.insets.bottom
            sight.insets.bottom = docked + self.growth
            // UIKit moves the offset back into a smaller range.
            if sight.insets.bottom < before { sight.offset.y = min(sight.offset.y, last) }
        }

        private mutating func adjust(isAlone: Bool) {
            let isConcerned = docked > 0 || memory.minds(now), wasResting = memory.isResting
            // The library reads the input only where a decision needs it.
            let isRead = isConcerned ? wasResting : isAlone && !wasResting
            memory.expectRoom(isRead ? now : place, isConcerned: isConcerned, isAlone: isAlone)
            let before = sight.insets.bottom
            setInset(growth: isConcerned ? memory.growth : 0)
            let hasChanged = before != sight.insets.bottom
            let move = memory.takeRoom(
                hasChanged ? isConcerned && isAlone ? now : place : isRead ? now : place, isConcerned: isConcerned,
                isAlone: isAlone, isNew: wasResting || hasChanged, isEnding: false, margin: Self.margin)
            apply(move)
        }

        private mutating func announce() {
            memory.expectMovement()
            let isConcerned = now.undocked != nil ? memory.minds(now) : docked > 0
            memory.prepare(now, isAnother: true, isConcerned: isConcerned && memory.isResting)
            adjust(isAlone: false)
            apply(memory.settleAfterLayout(now))
            guard !memory.isResting else { return memory.rest(now) }
            adjust(isAlone: true)
            apply(memory.revealAndRest(now, margin: Self.margin))
        }

        private mutating func look() {
            sight.time += 1
            memory.beginLook(now)
            adjust(isAlone: false)
            apply(memory.endLook(now, margin: Self.margin))
        }

        private mutating func reveal() {
            hand.letGo(above: state)
            memory.beginRevealing(now)
            adjust(isAlone: true)
            if !memory.isResting { apply(memory.revealAndRest(now, margin: Self.margin)) }
        }

        private var state: KeyboardState {
            if docked > 0 { return .docked(CGRect(x: 0, y: 800 - docked, width: 600, height: docked)) }
            return keyboard.map { .undocked(CGRect(x: 0, y: $0, width: 320, height: 260)) } ?? .hidden
        }

        private mutating func place(_ input: CGFloat) {
            sight.input = ListSight.Input(ObjectIdentifier(Input.self), top: input, bottom: input + 40)
            (sight.holdsTypedInput, sight.isTypedNear) = (true, true)
        }

        mutating func play(_ step: Step) {
            switch step {
            case .edit(let input):
                place(min(input, sight.contentHeight - 40))
                reveal()
            case .type(let input):
                guard sight.input != nil else { return }
                place(min(input, sight.contentHeight - 40))
                reveal()
                memory.didType(at: sight.offset.y, isList: false)
            case .float(let y), .put(let y):
                // A docked keyboard becomes an undocked one only by a person's hand.
                if case .float = step, docked > 0 || keyboard != nil { return }
                guard sight.input != nil else { return }
                if case .float = step { hand = .unseen }
                (keyboard, docked, sight.isKeyboardHidden) = (y, 0, false)
                hand.note(state)
                announce()
            case .dock(let height):
                guard sight.input != nil else { return }
                (keyboard, docked, sight.isKeyboardHidden) = (nil, height, false)
                hand.note(state)
                announce()
            case .drag(let distance):
                sight.mover = .finger
                sight.offset.y = min(max(0, sight.offset.y + distance), last)
                hasScrolled = true
                memory.noticeScroll(now)
                sight.mover = .nobody
            case .grow(let height):
                sight.contentHeight += height
                look()
            case .leave:
                hand.letGo(above: state)
                (sight.input, sight.holdsTypedInput) = (nil, false)
                look()
            case .look: look()
            case .hide:
                guard keyboard != nil || docked > 0 else { return }
                (keyboard, docked, sight.isKeyboardHidden, sight.isTypedNear) = (nil, 0, true, false)
                announce()
                apply(memory.endHide(now))
                (sight.input, sight.holdsTypedInput) = (nil, false)
            }
        }

        /// Whether the list shows all of the input, apart from what an undocked keyboard covers.
        private func isInSight(margin: CGFloat = 0) -> Bool {
            guard let input = sight.input else { return false }
            let start = sight.offset.y + margin, end = sight.offset.y + 800 - docked - margin
            return input.top >= start - 0.51 && input.bottom <= end + 0.51
        }

        /// Whether nothing of an edited input would be covered at a place, and it would be away from the edges.
        func isAtEase(in place: CGFloat) -> Bool {
            guard sight.input != nil, keyboard != nil, hand != .moved else { return false }
            var other = self
            other.place(min(place, sight.contentHeight - 40))
            return other.isInSight(margin: Self.margin) && !other.now.isInputUnderKeyboard
        }

        /// What is wrong once an input is edited or typed in.
        var faultOfEditing: String? {
            guard sight.input != nil else { return nil }
            let range = max(0, sight.contentHeight + docked - 800)
            // A keyboard comes with an input to which UIKit has scrolled, and no memory begins for one that stays.
            let isServed = keyboard == nil ? docked > 0 : hand != .moved && !memory.isResting
            if isServed, !isInSight() { return "out of sight" }
            if now.isInputUnderKeyboard, now.clearance(margin: 0, growth: memory.growth) != nil { return "covered" }
            if memory.growth > max(0, sight.offset.y - range) + 0.5 { return "above a useless inset" }
            // With a docked keyboard UIKit sees to the range.
            return keyboard != nil && sight.offset.y > last + Self.margin + 0.5 ? "at an offset beyond the range" : nil
        }
    }

    private func search(
        _ seed: UInt64, where isPlayed: (Step) -> Bool = { _ in true }, _ check: (Model, [Step]) -> String?
    ) -> String? {
        LawSearch.counterExample(sequences: 20_000 * min(50, Effort.factor), seed: seed) { generator in
            let number = { (generator: inout SeededGenerator, range: ClosedRange<Int>) in
                CGFloat(Int.random(in: range, using: &generator))
            }
            return (0..<Int.random(in: 1...8, using: &generator)).map { _ -> Step in
                switch Int.random(in: 0..<13, using: &generator) {
                case 0, 1: .edit(number(&generator, 0...1_800))
                case 2, 3: .float(number(&generator, -40...700))
                case 4: .put(number(&generator, -40...700))
                case 5, 6: .type(number(&generator, 0...1_800))
                case 7: .dock(number(&generator, 200...400))
                case 8: .drag(number(&generator, -500...500))
                case 9: .grow(number(&generator, 1...200))
                case 10: .hide
                case 11: .leave
                default: .look
                }
            }.filter(isPlayed)
        } _: { steps in
            for (content, offset) in [(1_900, 0), (1_900, 700), (1_900, 1_100), (800, 0)] as [(CGFloat, CGFloat)] {
                let model = Model(content: content, offset: offset)
                if let fault = check(model, steps) { return "\(fault), content \(content), offset \(offset)" }
            }
            return nil
        }
    }

    @Test func `an edited or typed input is clear, or no offset clears it`() {
        let found = search(1) { model, steps in
            var model = model
            for step in steps {
                let isHidden = model.sight.isKeyboardHidden
                model.play(step)
                if model.keyboard == nil || step == .leave, model.sight.insets.bottom != model.docked {
                    return "\(step) leaves an inset of \(model.sight.insets.bottom)"
                }
                switch step {
                case .float where !isHidden: break
                case .edit, .type, .float, .dock:
                    if let fault = model.faultOfEditing { return "\(step) leaves the input \(fault)" }
                default: break
                }
            }
            return model.fault
        }
        #expect(found == nil)
    }

    @Test func `typing in an input that is clear moves nothing`() {
        let found = search(6) { model, steps in
            var model = model
            for step in steps {
                var isAtEase = false
                if case .type(let place) = step { isAtEase = model.isAtEase(in: place) }
                let before = model.sight.offset.y
                model.play(step)
                if isAtEase, model.sight.offset.y != before { return "\(step) goes from \(before)" }
            }
            return nil
        }
        #expect(found == nil)
    }

    @Test func `after the hide every list is where it was, with its own inset`() {
        let found = search(2, where: { if case .drag = $0 { false } else { true } }) { model, steps in
            var model = model
            let offset = model.sight.offset.y
            for step in steps + [.hide] {
                model.play(step)
                // Without a keyboard, nothing of the list is held.
                if step == .hide, model.sight.insets.bottom != 0 {
                    return "an inset of \(model.sight.insets.bottom) stays"
                }
            }
            return model.sight.offset.y == offset ? nil : "the offset is \(model.sight.offset.y)"
        }
        #expect(found == nil)
    }

    @Test func `nothing moves for a keyboard that a person moves`() {
        let found = search(3) { model, steps in
            var model = model
            for step in steps {
                let before = model.sight.offset.y, wasUndocked = model.keyboard != nil
                model.play(step)
                if case .put = step, wasUndocked, model.sight.offset.y != before {
                    return "\(step) scrolls from \(before) to \(model.sight.offset.y)"
                }
            }
            return nil
        }
        #expect(found == nil)
    }

    @Test func `a look at rest moves nothing`() {
        let found = search(4) { model, steps in
            var model = model
            for step in steps + [.look] { model.play(step) }
            let before = model.sight, memory = model.memory
            for _ in 0..<3 { model.play(.look) }
            if model.sight.offset != before.offset {
                return "creeps from \(before.offset.y) to \(model.sight.offset.y)"
            }
            return model.memory.growth == memory.growth ? nil : "the inset grows to \(model.memory.growth)"
        }
        #expect(found == nil)
    }

    @Test func `an offset that a person has chosen stays`() {
        let found = search(5) { model, steps in
            var model = model
            for step in steps + [.float(300)] { model.play(step) }
            let start = model.sight.offset.y
            model.play(.drag(90))
            let before = model.sight.offset.y
            // Beyond the end of the content, nobody can stay.
            guard before != start, model.docked == 0, before <= model.sight.contentHeight - 800 else { return nil }
            model.play(.hide)
            return model.sight.offset.y == before ? nil : "goes from \(before) to \(model.sight.offset.y)"
        }
        #expect(found == nil)
    }
}
