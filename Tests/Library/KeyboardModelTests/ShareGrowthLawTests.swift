import CoreGraphics
import KeyboardModel
import TestSupport
import Testing

/// Laws of additions to a number of the app, whatever the content does with them.
@Suite struct ShareGrowthLawTests {
    fileprivate enum Step: CustomStringConvertible {
        /// The keyboard gets another height.
        case keyboard(CGFloat)
        /// The app sets its own number.
        case own(CGFloat)
        /// The app or UIKit moves the content by a distance.
        case move(CGFloat)
        /// A round of an adjustment, and the beginning of another look.
        case adjust, look
        case input, hide

        var description: String {
            switch self {
            case .keyboard(let height): "keyboard of \(height)"
            case .own(let number): "own number \(number)"
            case .move(let distance): "move by \(distance)"
            case .adjust: "adjust"
            case .look: "look"
            case .input: "another input"
            case .hide: "hide"
            }
        }
    }

    /// A page whose lower end the keyboard covers, as an avoider sees it.
    fileprivate struct Page {
        private final class Window {}
        private static let window = ObjectIdentifier(Window.self)

        var growth = ShareGrowth()
        /// How many points lower the content ends with each point of the share.
        var growthOfContent: CGFloat = 0
        /// The number falls instead of rising.
        var sign: CGFloat = 1
        var knowsLength = false
        var height: CGFloat = 300, own: CGFloat = 0, place: CGFloat = 0
        private(set) var share: CGFloat = 0

        /// What the keyboard would cover without the share.
        var wanted: CGFloat { max(0, height + place + growthOfContent * share.magnitude - sign * own) }

        mutating func play(_ step: Step) {
            switch step {
            case .keyboard(let height): self.height = height
            case .own(let number): own = sign * number
            case .move(let distance): place = distance
            case .adjust: adjust()
            case .look: growth.begin()
            case .input: growth.inputDidChange()
            case .hide: share = 0
            }
        }

        mutating func adjust() {
            let length = knowsLength ? 500 + growthOfContent * share.magnitude : nil
            let need = ShareGrowth.Need(
                points: sign * wanted, own: own, length: length,
                keyboard: .docked(CGRect(x: 0, y: 800 - height, width: 400, height: height)), window: Self.window,
                windowSize: CGSize(width: 400, height: 800))
            if wanted <= share.magnitude {
                growth.allowAll()
                share = need.points
            } else {
                share = growth.allow(need, from: share) { ($0.frameInScreen ?? .zero).height }
            }
        }
    }

    private func search(_ seed: UInt64, _ check: ([Step]) -> String?) -> String? {
        LawSearch.counterExample(sequences: 20_000 * min(50, Effort.factor), seed: seed) { generator in
            (0..<Int.random(in: 1...12, using: &generator)).map { _ in
                switch Int.random(in: 0..<10, using: &generator) {
                case 0: .keyboard(.random(in: 100...400, using: &generator))
                case 1: .own(.random(in: -100...50, using: &generator))
                case 2: .move(.random(in: -100...100, using: &generator))
                case 3: .look
                case 4: .input
                case 5: .hide
                default: .adjust
                }
            }
        } _: { steps in
            check(steps)
        }
    }

    @Test func `content of a known length gets all that it needs, wherever it moves`() {
        let found = search(1) { steps in
            var page = Page()
            page.knowsLength = true
            for step in steps + [.input, .look, .adjust] { page.play(step) }
            return abs(page.share - page.wanted) < 0.001 ? nil : "\(page.share) instead of \(page.wanted)"
        }
        #expect(found == nil)
    }

    @Test func `content that stays gets all that it needs, whatever the keyboard does`() {
        let found = search(2) { steps in
            var page = Page()
            for step in steps {
                if case .move = step { continue }
                page.play(step)
                if case .adjust = step, abs(page.share - page.wanted) > 0.001 {
                    return "\(page.share) instead of \(page.wanted)"
                }
            }
            return nil
        }
        #expect(found == nil)
    }

    @Test(arguments: [0.5, 1, 2] as [CGFloat])
    func `content that grows with its share comes to rest within the room`(growth: CGFloat) {
        let found = search(3) { steps in
            var page = Page()
            page.growthOfContent = growth
            var first: CGFloat?
            for step in steps where page.isOfOneKeyboard(step) {
                page.play(step)
                if page.share == 0 { first = nil } else { first = first ?? page.share }
            }
            page.adjust()
            for _ in 0..<6 { page.adjust() }
            let before = page.share
            page.adjust()
            if page.share != before { return "\(page.share) after \(before)" }
            let most = max(page.height + max(0, -page.own), first ?? 0)
            return page.share <= most + 0.01 ? nil : "\(page.share) is more than \(most)"
        }
        #expect(found == nil)
    }

    @Test func `a number that falls gets the same with the other sign`() {
        let found = search(4) { steps in
            var rising = Page(), falling = Page()
            (rising.growthOfContent, falling.growthOfContent, falling.sign) = (1, 1, -1)
            for step in steps {
                rising.play(step)
                falling.play(step)
                if rising.share != -falling.share { return "\(falling.share) for \(rising.share)" }
            }
            return nil
        }
        #expect(found == nil)
    }
}

extension ShareGrowthLawTests.Page {
    /// Whether the step leaves the keyboard, the own number and the content's place as they are.
    fileprivate func isOfOneKeyboard(_ step: ShareGrowthLawTests.Step) -> Bool {
        switch step {
        case .keyboard, .own, .move: false
        default: true
        }
    }
}
