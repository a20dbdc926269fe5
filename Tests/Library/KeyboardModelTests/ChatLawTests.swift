import CoreGraphics
import KeyboardModel
import TestSupport
import Testing

/// Laws of a chat's place that hold for every list, every order of events and every lifting.
@Suite struct ChatLawTests {
    private static let lists = 3_000 * min(50, Effort.factor)

    /// Returns the shortest life that breaks a law, as text.
    ///
    /// - Parameter check: gets the chat before and after each step.
    private func search(
        _ seed: UInt64, liftings: [ChatLift] = ChatLift.allCases,
        where isPlayed: (ModelChat.Step) -> Bool = { _ in true },
        _ check: (ModelChat, ModelChat.Step, ModelChat) -> String?
    ) -> String? {
        var number = 0
        func make() -> ModelChat {
            ModelChat(
                lifting: liftings[number % liftings.count], rows: 1 + number % 40, keepsOffset: number % 3 == 0)
        }
        return LawSearch.counterExample(sequences: Self.lists, seed: seed) { generator in
            number += 1
            return ModelChat.steps(using: &generator).filter(isPlayed)
        } _: { steps in
            var chat = make()
            for step in steps {
                let before = chat
                chat.play(step)
                guard let fault = chat.fault ?? check(before, step, chat) else { continue }
                return "\(fault), \(chat.lifting), \(number % 40 + 1) rows, \(chat.memory.anchor)"
            }
            return nil
        }
    }

    private func isSame(_ one: CGFloat, _ other: CGFloat) -> Bool { abs(one - other) <= 0.5 }

    private func isHeld(_ step: ModelChat.Step) -> Bool {
        switch step {
        case .rest, .drag, .scroll, .pull: false
        default: true
        }
    }

    /// The model itself looks for these faults, in this law and in all others.
    @Test func `nothing scrolls under a finger, older rows leave it its row, and a second decision changes nothing`() {
        #expect(search(1) { _, _, _ in nil } == nil)
    }

    @Test func `rows that come or go under a finger leave what it holds in place`() {
        let found = search(12) { before, step, chat in
            guard before.sight.mover == .finger, step.changesRows,
                let row = before.rows.row(from: before.sight.offset + before.sight.start),
                let former = before.place(of: row), let place = chat.place(of: row)
            else { return nil }
            return isSame(place, former) ? nil : "at \(place) instead of \(former)"
        }
        #expect(found == nil)
    }

    @Test func `code that scrolls is left where it stops`() {
        let found = search(11) { before, step, chat in
            guard case .scroll(let way) = step, before.sight.mover == .nobody else { return nil }
            let wanted = min(max(before.sight.offset + way, -before.sight.start), before.lastOffset)
            return isSame(chat.sight.offset, wanted) ? nil : "at \(chat.sight.offset) instead of \(wanted)"
        }
        #expect(found == nil)
    }

    @Test func `code that scrolls on is followed, though rows are measured on its way`() {
        var chat = ModelChat(lifting: .whenAtEnd, rows: 30, keepsOffset: true)
        for step in 1...20 {
            let offset = chat.sight.offset - CGFloat(step * 3)
            chat.rows.heights[29 - step].height += step > 1 ? 17 : 0
            (chat.sight.content, chat.sight.offset) = (chat.rows.content, offset)
            chat.look()
            #expect(chat.sight.offset == offset, "step \(step)")
        }
        chat.look()
        let place = chat.memory.anchor.row.flatMap(chat.place), offset = chat.sight.offset
        chat.play([.append(90), .stream(20)])
        #expect(chat.sight.offset == offset && place != nil)
    }

    @Test func `the end stays at the edge of the room, whatever changes`() {
        let found = search(2, liftings: [.whenAtEnd, .always, .persistent]) { before, step, chat in
            if case .nearEnd = chat.memory.anchor, chat.sight == before.sight { return nil }
            guard before.memory.anchor.isEnd, isHeld(step), chat.memory.anchor.isEnd, chat.sight.mover == .nobody,
                chat.distanceToEnd > 0 || chat.sight.offset > -chat.sight.start
            else { return nil }
            return isSame(chat.distanceToEnd, 0) ? nil : "\(chat.distanceToEnd) from the end"
        }
        #expect(found == nil)
    }

    @Test func `no change of rows or of the room leaves the end`() {
        let found = search(3, where: { $0.isContent || $0.isRoom || $0 == .turn }) { _, _, chat in
            chat.memory.anchor.isEnd ? nil : "left"
        }
        #expect(found == nil)
    }

    @Test func `a question stays at the top of the room`() {
        let found = search(4) { before, step, chat in
            guard case .top(let row) = chat.memory.anchor, isHeld(step), chat.sight.mover == .nobody,
                let stretch = chat.rows.stretch(of: row)
            else { return nil }
            let half = chat.sight.room / 2
            let line = stretch.end - stretch.start > half ? stretch.end - half : stretch.start
            let place = line - chat.sight.offset - chat.sight.start
            return isSame(place, 0) ? nil : "\(place) from the top"
        }
        #expect(found == nil)
    }

    @Test func `a row that a person reads keeps its place while rows change`() {
        let found = search(5) { before, step, chat in
            guard step.isContent, case .reader(let row, let y) = before.memory.anchor, !chat.isAtItsLimits,
                before.sight.mover == .nobody, let place = chat.place(of: row)
            else { return nil }
            return isSame(place, y) ? nil : "at \(place) instead of \(y)"
        }
        #expect(found == nil)
    }

    @Test func `a room that changes moves what a person reads as its lifting says`() {
        let found = search(6) { before, step, chat in
            guard step.isRoom, case .reader(let row, let y) = before.memory.anchor, !chat.isAtItsLimits,
                before.sight.mover == .nobody, let place = chat.place(of: row)
            else { return nil }
            let edge = { (chat: ModelChat) in chat.sight.length - chat.sight.end }
            let rise = edge(before) - edge(chat)
            let follows = chat.lifting == .always || (chat.lifting == .persistent && rise > 0)
            let wanted = follows ? y - rise : y
            return isSame(place, wanted) ? nil : "at \(place) instead of \(wanted)"
        }
        #expect(found == nil)
    }

    @Test func `without lifting, a room that shrinks moves nothing`() {
        let found = search(7, liftings: [.never]) { before, step, chat in
            guard step.isRoom, before.memory.anchor.isEnd, before.sight.mover == .nobody, !chat.isAtItsLimits else {
                return nil
            }
            return isSame(chat.sight.offset, before.sight.offset)
                ? nil : "\(before.sight.offset) to \(chat.sight.offset)"
        }
        #expect(found == nil)
    }

    @Test func `insets that grow and shrink within one event leave no trace`() {
        let found = search(8) { _, _, chat in
            guard chat.sight.mover == .nobody else { return nil }
            var once = chat, twice = chat
            once.sight.end = 300
            once.hold()
            once.memory.settle(once.sight, once.rows)
            twice.sight.end = 400
            twice.hold()
            twice.sight.end = 34
            twice.hold()
            twice.sight.end = 300
            twice.hold()
            twice.memory.settle(twice.sight, twice.rows)
            return isSame(once.sight.offset, twice.sight.offset) && once.memory.anchor == twice.memory.anchor
                ? nil : "\(once.sight.offset) and \(twice.sight.offset)"
        }
        #expect(found == nil)
    }

    @Test func `after a finger only a higher room gives blank back, until another question`() {
        let found = search(9) { before, step, chat in
            if case .goToTop = step { return nil }
            if case .top = before.memory.anchor { return nil }
            let rise = max(0, chat.sight.room - before.sight.room)
            return chat.sight.blank <= before.sight.blank + rise + 0.001
                ? nil : "\(before.sight.blank) to \(chat.sight.blank)"
        }
        #expect(found == nil)
    }

    /// The person scrolls towards the newest row while it grows.
    @Test func `content that grows under a resting finger is no leaving`() {
        let found = search(10, where: { $0.isContent && $0 != .remove(0) }) { before, _, chat in
            var chat = chat
            guard chat.memory.anchor.isEnd else { return nil }
            chat.play([.rest(true), .append(300), .stream(90), .rest(false)])
            return isSame(max(0, chat.distanceToEnd), 0) ? nil : "\(chat.distanceToEnd) from the end"
        }
        #expect(found == nil)
    }

    @Test func `a finger that follows an end that grows does not leave it`() {
        var chat = ModelChat(lifting: .whenAtEnd, rows: 30, keepsOffset: false)
        chat.play([.rest(true), .stream(60)])
        chat.sight.offset += 3
        chat.look()
        chat.play(.rest(false))
        #expect(chat.memory.anchor.isEnd && chat.distanceToEnd == 0)
    }

    @Test func `a person who scrolls away from the end reads on`() {
        var chat = ModelChat(lifting: .whenAtEnd, rows: 30, keepsOffset: false)
        chat.play(.drag(-21))
        let offset = chat.sight.offset
        chat.play([.append(200), .stream(50), .cover(300), .cover(0)])
        #expect(!chat.memory.anchor.isEnd && chat.sight.offset == offset)
        chat.play([.drag(400), .append(200)])
        #expect(chat.memory.anchor.isEnd && chat.distanceToEnd == 0)
    }

    @Test func `a question gets a blank that its answer fills`() {
        var chat = ModelChat(lifting: .whenAtEnd, rows: 30, keepsOffset: false)
        chat.play([.append(60), .goToTop(0.99)])
        #expect(chat.sight.blank == 459)
        chat.play(.append(100))
        #expect(chat.sight.blank == 359)
        chat.play(.cover(300))
        #expect(chat.sight.blank == 93)
        let offset = chat.sight.offset
        chat.play(.stream(500))
        #expect(chat.sight.blank == 0 && chat.sight.offset == offset)
        chat.play(.goToEnd)
        #expect(chat.distanceToEnd == 0)
    }

    @Test func `a question that is deleted leaves the end`() {
        var chat = ModelChat(lifting: .whenAtEnd, rows: 30, keepsOffset: false)
        chat.play([.append(60), .goToTop(0.99), .append(40), .remove(0.95)])
        #expect(chat.memory.anchor.isEnd && chat.sight.blank == 0 && chat.distanceToEnd == 0)
    }
}
