import CoreGraphics
import KeyboardModel
import TestSupport
import Testing

/// Laws of the choice between candidates, and of what counts as in sight, for every screen.
@Suite struct ChoiceLawTests {
    private typealias Verdict = ChoiceSight.Verdict

    private static let cases = 20_000 * min(50, Effort.factor)

    // MARK: What is in sight

    /// A focus, a room and covers on whole thirds of a point, as text too.
    private static func sight(using generator: inout SeededGenerator) -> ChoiceSight {
        let third = { (generator: inout SeededGenerator, range: ClosedRange<Int>) in
            CGFloat(Int.random(in: range, using: &generator)) / 3
        }
        var sight = ChoiceSight()
        if Int.random(in: 0..<12, using: &generator) > 0 {
            sight.focus = CGRect(
                x: 20, y: third(&generator, -90...1_800), width: 200, height: third(&generator, 0...300))
        }
        let top = third(&generator, 0...300)
        sight.keyboardTop = third(&generator, 300...1_800)
        sight.room = ListSight.Edges(top: top, bottom: min(sight.keyboardTop, top + third(&generator, 0...1_800)))
        sight.buttonBottom = Bool.random(using: &generator) ? nil : third(&generator, 0...2_400)
        sight.inputScrolls = Bool.random(using: &generator)
        let start = sight.focus?.minY ?? 100
        sight.covers = (0..<Int.random(in: 0...3, using: &generator)).map { _ in
            let y = start + third(&generator, -200...200)
            let isBeside = Int.random(in: 0..<4, using: &generator) == 0
            return CGRect(x: isBeside ? 220 : 100, y: y, width: 150, height: third(&generator, 0...200))
        }
        return sight
    }

    /// Returns the first sight that breaks a law, as text.
    private func search(_ seed: UInt64, _ check: (ChoiceSight) -> String?) -> String? {
        var generator = SeededGenerator(seed: seed &+ Effort.seed)
        for _ in 0..<Self.cases {
            let sight = Self.sight(using: &generator)
            if let fault = check(sight) { return "\(fault): \(sight)" }
        }
        return nil
    }

    @Test func `the height in sight is the number of rows that show`() {
        let found = search(1) { sight in
            guard let focus = sight.focus else { return sight.verdict.height == .infinity ? nil : "no input to miss" }
            // All edges are at thirds of a point, so the middle of each third shows whether all of it does.
            let rows = (0..<Int((focus.height * 3).rounded())).map { focus.minY + (CGFloat($0) + 0.5) / 3 }
            let shown = rows.filter { row in
                guard row > sight.room.top, row < sight.room.bottom else { return false }
                return !sight.covers.contains { ChoiceSight.isOver(focus, $0) && $0.minY < row && row < $0.maxY }
            }
            let height = CGFloat(shown.count) / 3
            return abs(sight.verdict.height - height) < 0.001 ? nil : "\(sight.verdict.height) instead of \(height)"
        }
        #expect(found == nil)
    }

    @Test func `an input shows if all of it is in the room and nothing is over it`() {
        let found = search(2) { sight in
            guard let focus = sight.focus else { return sight.verdict.showsInput ? nil : "no input to miss" }
            let isCut = focus.minY < sight.room.top - 0.5 || focus.maxY > sight.room.bottom + 0.5
            let isHidden = sight.covers.contains { cover in
                min(cover.maxY, focus.maxY) - max(cover.minY, focus.minY) > 0.5 && cover.minX < focus.maxX - 0.5
            }
            return sight.verdict.showsInput == (!isCut && !isHidden) ? nil : "cut \(isCut), hidden \(isHidden)"
        }
        #expect(found == nil)
    }

    @Test func `a button shows if it ends above the keyboard, and without a button nothing is missing`() {
        let found = search(3) { sight in
            let isClear = (sight.buttonBottom ?? -.infinity) <= sight.keyboardTop + 0.5
            let verdict = sight.verdict
            if verdict.showsAll != (verdict.showsInput && isClear) { return "shows all: \(verdict.showsAll)" }
            return verdict.showsButton == isClear ? nil : "shows the button: \(verdict.showsButton)"
        }
        #expect(found == nil)
    }

    @Test func `more room shows no less, and one more cover shows no more`() {
        let found = search(4) { sight in
            var roomier = sight, hidden = sight
            roomier.room.bottom += 20
            hidden.covers.append(CGRect(x: 0, y: sight.room.bottom - 60, width: 400, height: 30))
            let before = sight.verdict, more = roomier.verdict, less = hidden.verdict
            if before.showsInput && !more.showsInput || more.height < before.height - 0.001 { return "more room" }
            return less.showsInput && !before.showsInput || less.height > before.height + 0.001 ? "one more cover" : nil
        }
        #expect(found == nil)
    }

    // MARK: The choice

    /// A choice that is tried until it is made; `seen` is what each candidate shows.
    private struct Trial {
        var memory: ChoiceMemory
        var tried: [Int] = []

        init(_ seen: [ChoiceSight]) {
            memory = ChoiceMemory(count: seen.count)
            play(seen)
        }

        mutating func play(_ seen: [ChoiceSight]) {
            var isTrying = true
            while isTrying, tried.count < 20 {
                let present = memory.index
                tried.append(present)
                isTrying = memory.judge(seen[present])
            }
        }
    }

    private func searchChoices(_ seed: UInt64, _ check: ([ChoiceSight], Trial) -> String?) -> String? {
        var generator = SeededGenerator(seed: seed &+ Effort.seed)
        for _ in 0..<Self.cases {
            let seen = (0..<Int.random(in: 1...4, using: &generator)).map { _ in Self.sight(using: &generator) }
            if let fault = check(seen, Trial(seen)) { return "\(fault): \(seen.map(\.verdict))" }
        }
        return nil
    }

    @Test func `candidates are tried in their order, each once, until one shows all`() {
        let found = searchChoices(5) { seen, trial in
            let enough = seen.firstIndex { $0.verdict.showsAll } ?? seen.count - 1
            let best = trial.memory.index
            // The best candidate comes back at the end, unless it is the last one that was tried.
            let wanted = Array(0...enough) + (best == enough ? [] : [best])
            return trial.tried == wanted ? nil : "tried \(trial.tried) instead of \(wanted)"
        }
        #expect(found == nil)
    }

    @Test func `no candidate that was tried shows more than the chosen one`() {
        let found = searchChoices(6) { seen, trial in
            let best = trial.memory.index, chosen = seen[best].verdict
            for (index, other) in seen[...(trial.tried.max() ?? 0)].map(\.verdict).enumerated() where index != best {
                if other.showsAll { return "\(index) shows all" }
                if other.showsInput, !chosen.showsAll, !chosen.showsInput { return "\(index) shows the input" }
                if !chosen.showsInput, other.height > chosen.height { return "\(index) shows more of the input" }
                if index < best, !chosen.showsAll, chosen.showsInput ? other.showsInput : other.height == chosen.height
                {
                    return "\(index) is as good, and comes first"
                }
            }
            let rest: ChoiceMemory.Rest? = chosen.showsAll ? nil : chosen.showsInput ? .button : .input
            return trial.memory.rest == rest ? nil : "what stays covered: \(String(describing: trial.memory.rest))"
        }
        #expect(found == nil)
    }

    @Test func `a choice that is made judges nothing more, and its own result is no worse`() {
        let found = searchChoices(7) { seen, trial in
            var memory = trial.memory
            if memory.judge(seen[0]) || memory != trial.memory { return "judged again" }
            return memory.hasBecomeWorse(in: seen[memory.index]) ? "worse than itself" : nil
        }
        #expect(found == nil)
    }

    @Test func `a choice becomes worse only by what it has shown`() {
        let found = searchChoices(8) { seen, trial in
            let before = seen[trial.memory.index].verdict
            for now in seen {
                let after = now.verdict
                let isInputLost = before.showsInput && !after.showsInput && !now.inputScrolls
                let isLost = isInputLost || (before.showsButton && !after.showsButton)
                if trial.memory.hasBecomeWorse(in: now) != isLost { return "lost \(isLost) at \(after)" }
            }
            return nil
        }
        #expect(found == nil)
    }

    @Test func `only a choice of the first candidate is judged again, and then as if for the first time`() {
        let found = searchChoices(9) { seen, trial in
            var again = trial
            let before = again.memory, isFirst = before.index == 0
            guard again.memory.judgeAgain() == isFirst else { return "judged again: \(!isFirst)" }
            if !isFirst { return again.memory == before ? nil : "changed" }
            if again.memory.rest != nil { return "nothing is known yet" }
            again.play(seen.reversed())
            return again.memory == Trial(seen.reversed()).memory ? nil : "another choice than at first"
        }
        #expect(found == nil)
    }
}
