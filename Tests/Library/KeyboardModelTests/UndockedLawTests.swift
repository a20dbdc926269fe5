import CoreGraphics
import KeyboardModel
import TestSupport
import Testing

/// Laws of a list under an undocked keyboard, for every list, every rectangle and every order of events.
@Suite struct UndockedLawTests {
    private static let lists = 20_000 * min(50, Effort.factor)

    /// A list with an input, as numbers; the rectangle's edges are those of the screen.
    struct Sample: CustomStringConvertible {
        var height, content, offset, top, bottom, input, inputHeight, keyboard, keyboardHeight, margin: CGFloat

        var description: String {
            "list \(height) high, content \(content), offset \(offset), insets \(top) and \(bottom), input at \(input) "
                + "and \(inputHeight) high, keyboard at \(keyboard) and \(keyboardHeight) high, margin \(margin)"
        }

        var sight: ListSight {
            var sight = ListSight()
            sight.size = CGSize(width: 600, height: height)
            sight.contentHeight = content
            sight.insets = ListSight.Edges(top: top, bottom: bottom)
            sight.ends = ListSight.Edges(top: 0, bottom: height)
            sight.offset.y = offset
            sight.input = ListSight.Input(ObjectIdentifier(ModelInput.self), top: input, bottom: input + inputHeight)
            (sight.holdsTypedInput, sight.isTypedNear) = (true, true)
            return sight.under(keyboard, keyboardHeight)
        }

        var last: CGFloat { max(-top, content + bottom - height) }

        /// Returns whether the input is in the list's visible part and clear of the keyboard at an offset.
        func isClear(at offset: CGFloat) -> Bool {
            let start = input - offset, end = start + inputHeight
            guard start >= top - 0.51, end <= height - bottom + 0.51 else { return false }
            return end <= keyboard + 0.51 || start >= keyboard + keyboardHeight - 0.51
        }

        /// Whether the input is under the keyboard at an offset.
        func isUnder(at offset: CGFloat) -> Bool {
            input - offset < keyboard + keyboardHeight - 0.5 && input - offset + inputHeight > keyboard + 0.5
        }

        static func random(using generator: inout SeededGenerator) -> Sample {
            let length = { (generator: inout SeededGenerator, range: ClosedRange<Int>) in
                CGFloat(Int.random(in: range, using: &generator))
            }
            var sample = Sample(
                height: length(&generator, 300...1_000), content: length(&generator, 100...3_000), offset: 0,
                top: Bool.random(using: &generator) ? 0 : 74, bottom: Bool.random(using: &generator) ? 0 : 20, input: 0,
                inputHeight: length(&generator, 20...120), keyboard: length(&generator, -100...1_000),
                keyboardHeight: length(&generator, 60...400), margin: Bool.random(using: &generator) ? 0 : 10)
            sample.content = max(sample.content, sample.inputHeight)
            sample.input = length(&generator, 0...Int(sample.content - sample.inputHeight))
            sample.offset = length(&generator, Int(-sample.top)...Int(sample.last))
            return sample
        }

        /// The same sample with one number that is rounder, or smaller.
        fileprivate var simpler: [Sample] {
            let paths: [WritableKeyPath<Sample, CGFloat>] = [
                \.height, \.content, \.offset, \.top, \.bottom, \.input, \.inputHeight, \.keyboard, \.keyboardHeight,
                \.margin
            ]
            return paths.flatMap { path in
                [100, 10].compactMap { step in
                    var other = self
                    other[keyPath: path] = (self[keyPath: path] / step).rounded(.down) * step
                    let isValid =
                        other.offset >= -other.top && other.offset <= other.last && other.inputHeight >= 20
                        && other.input + other.inputHeight <= other.content && other.height >= 100
                    return other[keyPath: path] != self[keyPath: path] && isValid ? other : nil
                }
            }
        }
    }

    private enum ModelInput {}

    /// Returns the simplest sample that breaks a law, as text.
    private func search(_ seed: UInt64, _ check: (Sample) -> String?) -> String? {
        var generator = SeededGenerator(seed: seed &+ Effort.seed)
        for _ in 0..<Self.lists {
            var sample = Sample.random(using: &generator)
            guard check(sample) != nil else { continue }
            while let simpler = sample.simpler.first(where: { check($0) != nil }) { sample = simpler }
            return check(sample).map { "\(sample): \($0)" }
        }
        return nil
    }

    @Test func `the input is clear if any offset in the range clears it`() {
        let found = search(1) { sample in
            guard sample.isUnder(at: sample.offset) else { return nil }
            let way = sample.sight.clearance(margin: sample.margin)
            let clearing = stride(from: -sample.top, through: sample.last, by: 1).first { sample.isClear(at: $0) }
            guard let clearing else { return nil }
            guard let way else { return "stays, and \(clearing) would clear it" }
            if !sample.isClear(at: way.offset) { return "scrolls to \(way.offset), where it is covered" }
            let isInRange = way.offset >= -sample.top - 0.51 && way.offset <= sample.last + 0.51
            return isInRange && way.growth < 0.51 ? nil : "goes to \(way), and \(clearing) would clear it in the range"
        }
        #expect(found == nil)
    }

    @Test func `the list moves the least, apart from the margin`() {
        let found = search(2) { sample in
            guard let way = sample.sight.clearance(margin: sample.margin), way.growth == 0 else { return nil }
            let distance = abs(way.offset - sample.offset)
            let nearer = stride(from: -sample.top, through: sample.last, by: 1).first {
                sample.isClear(at: $0) && abs($0 - sample.offset) + sample.margin + 1.1 < distance
            }
            return nearer.map { "scrolls to \(way.offset), and \($0) is nearer" }
        }
        #expect(found == nil)
    }

    @Test func `nothing moves while the keyboard covers nothing of the input`() {
        let found = search(3) { sample in
            let way = sample.sight.clearance(margin: sample.margin)
            return sample.isUnder(at: sample.offset) || way == nil ? nil : "scrolls to \(way!)"
        }
        #expect(found == nil)
    }

    @Test func `an inset grows only if no offset in the range helps, and exactly to the offset`() {
        let found = search(4) { sample in
            guard let way = sample.sight.clearance(margin: sample.margin), way.growth > 0 else { return nil }
            if abs(way.offset - sample.last - way.growth) > 0.01 { return "grows by \(way.growth) for \(way.offset)" }
            if !sample.isClear(at: way.offset) { return "grows by \(way.growth), and the input stays covered" }
            let other = stride(from: -sample.top, through: sample.last, by: 1).first { sample.isClear(at: $0) }
            return other.map { "grows by \(way.growth), and \($0) is in the range" }
        }
        #expect(found == nil)
    }

    @Test func `the inset of an upside-down list does not grow`() {
        let found = search(8) { sample in
            var sight = sample.sight
            sight.ends = ListSight.Edges(top: sample.height, bottom: 0)
            guard let way = sight.clearance(margin: sample.margin), way.growth > 0 else { return nil }
            return "grows by \(way.growth)"
        }
        #expect(found == nil)
    }

    @Test func `the room above the keyboard is used if the range ends`() {
        let found = search(5) { sample in
            // Scrolling up is enough if the list had more content.
            guard sample.isUnder(at: sample.offset), sample.keyboard - sample.inputHeight >= sample.top else {
                return nil
            }
            let isInSight = sample.input - sample.offset >= sample.top
            guard isInSight, sample.sight.clearance(margin: sample.margin) == nil else { return nil }
            return "stays covered"
        }
        #expect(found == nil)
    }

    @Test func `a decision on its own result is empty`() {
        let found = search(6) { sample in
            guard let way = sample.sight.clearance(margin: sample.margin) else { return nil }
            var after = sample.sight
            after.offset.y = way.offset
            after.insets.bottom += way.growth
            after = after.under(sample.keyboard, sample.keyboardHeight)
            return after.clearance(margin: sample.margin, growth: way.growth).map { "then goes to \($0)" }
        }
        #expect(found == nil)
    }

    @Test func `the caret alone counts where the whole input stays covered`() {
        var sight = Sample(
            height: 800, content: 2_000, offset: 200, top: 0, bottom: 0, input: 220, inputHeight: 60, keyboard: 0,
            keyboardHeight: 230, margin: 0
        ).sight
        #expect(sight.clearance(margin: 0) == nil)
        let keyboard = ListSight.Edges(top: 200, bottom: 430)
        sight.undocked = .over(keyboard, caret: ListSight.Edges(top: 240, bottom: 260))
        let way = sight.clearance(margin: 10)
        #expect(way?.offset == 0 && way?.growth == 0)
        sight.offset.y = 0
        sight.undocked = .over(ListSight.Edges(top: 0, bottom: 230), caret: ListSight.Edges(top: 240, bottom: 260))
        #expect(sight.clearance(margin: 10) == nil)
    }

    @Test func `nothing scrolls under a finger, or for a keyboard that is left alone`() {
        let found = search(7) { sample in
            var held = sample.sight, left = sample.sight
            held.mover = .finger
            left.undocked = .left
            return [held, left].compactMap { $0.clearance(margin: sample.margin) }.first.map { "goes to \($0)" }
        }
        #expect(found == nil)
    }
}

extension ListSight {
    /// The same list under an undocked keyboard, whose edges are measured from the list's upper edge.
    func under(_ top: CGFloat, _ height: CGFloat) -> ListSight {
        var sight = self
        sight.undocked = .over(Edges(top: offset.y + top, bottom: offset.y + top + height))
        return sight
    }
}
