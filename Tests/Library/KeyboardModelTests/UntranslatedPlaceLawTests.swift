import CoreGraphics
import KeyboardModel
import TestSupport
import Testing

/// Laws of a translated view whose frame the app or a layout sets, and of a list inside the view.
@Suite struct UntranslatedPlaceLawTests {
    private enum Step: CustomStringConvertible {
        /// A layout sets the frame that the view has without a translation.
        case layOut
        /// The superview gets another height and origin, and a view that fills it follows in a layout.
        case resize(CGFloat, origin: CGFloat)
        /// The app moves the view.
        case move(CGFloat)
        case translate(CGFloat)

        var description: String {
            switch self {
            case .layOut: "lay out"
            case .resize(let height, let origin): "resize to \(height) from \(origin)"
            case .move(let distance): "move by \(distance)"
            case .translate(let share): "translate by \(share)"
            }
        }
    }

    /// A view in a superview; UIKit moves the center when a frame is set, or leaves it (both are possible).
    private struct Box {
        var place = UntranslatedPlace.unknown
        var share: CGFloat = 0
        var center = CGPoint(x: 50, y: 200)
        var size = CGSize(width: 100, height: 400)
        var superview = CGRect(x: 0, y: 0, width: 100, height: 400)
        let fills: Bool
        let setsShownFrame: Bool
        /// Where the view would be without a translation.
        var own: CGPoint

        init(fills: Bool, setsShownFrame: Bool) {
            (self.fills, self.setsShownFrame) = (fills, setsShownFrame)
            if !fills { (center, size) = (CGPoint(x: 40, y: 120), CGSize(width: 60, height: 90)) }
            own = center
            take()
        }

        mutating func take() {
            let frame = CGRect(
                x: center.x - size.width / 2, y: center.y - size.height / 2 + share, width: size.width,
                height: size.height)
            let sight = UntranslatedPlace.Sight(
                center: center, size: size, superview: superview, fillsSuperview: frame == superview)
            if let (center, size) = place.take(sight, share: share, 0.25) { (self.center, self.size) = (center, size) }
        }

        mutating func play(_ step: Step) {
            switch step {
            case .layOut:
                if fills { own = CGPoint(x: superview.midX, y: superview.midY) }
                if fills { size = superview.size }
                center = CGPoint(x: own.x, y: setsShownFrame ? own.y - share : own.y)
            case .resize(let height, let origin):
                // A filling view keeps the coordinates that it has had while it is translated.
                superview = CGRect(x: 0, y: share == 0 ? origin : superview.minY, width: 100, height: height)
                if fills { play(.layOut) }
            case .move(let distance):
                guard !fills, abs(distance + share) > 1 else { return }
                (own.y, center.y) = (own.y + distance, center.y + distance)
            case .translate(let share):
                take()
                self.share = share
                place.keep(share: share)
            }
            take()
        }
    }

    @Test(arguments: [(true, true), (true, false), (false, true), (false, false)])
    func `a translated view keeps its translation when the app or a layout sets its frame`(
        fills: Bool, setsShownFrame: Bool
    ) {
        let found = LawSearch.counterExample(sequences: 20_000 * min(50, Effort.factor), seed: 1) { generator in
            (0..<Int.random(in: 1...8, using: &generator)).map { _ in
                let length = CGFloat(Int.random(in: 0...600, using: &generator))
                switch Int.random(in: 0..<4, using: &generator) {
                case 0: return Step.layOut
                case 1: return .resize(200 + length, origin: Bool.random(using: &generator) ? 0 : length)
                case 2: return .move(length - 300)
                default: return .translate(Bool.random(using: &generator) ? 0 : -length)
                }
            }
        } _: { steps in
            var box = Box(fills: fills, setsShownFrame: setsShownFrame)
            for step in steps {
                box.play(step)
                let back = box.place.movement(of: box.center, in: box.superview.size, against: box.share, 0.25)
                if box.center != box.own || back != 0 { return "at \(box.center) instead of \(box.own)" }
                if fills, box.size != box.superview.size { return "\(box.size) instead of \(box.superview.size)" }
            }
            return nil
        }
        #expect(found == nil)
    }

    /// Returns where a list at its end, 34 points above the content's, goes back after its page.
    ///
    /// - Parameters:
    ///   - offset: the list's offset at the first look after the page has moved.
    ///   - later: the offset when the page is back.
    private func goal(
        seenAt offset: CGFloat = 400, later: CGFloat = 400, content: CGFloat = 1_000, mover: ListSight.Mover = .nobody
    ) -> CGFloat? {
        var list = ListSight()
        (list.size, list.contentHeight) = (CGSize(width: 390, height: 600), 1_000)
        (list.insets.bottom, list.offset.y) = (34, 434)
        var limited = LimitedOffset(list)
        (list.insets.bottom, list.offset.y) = (0, offset)
        limited.notice(list)
        list.offset.y = later
        limited.notice(list)
        (list.insets.bottom, list.contentHeight, list.mover) = (34, content, mover)
        return limited.goal(in: list)
    }

    @Test func `a list that UIKit has moved for its page goes back with the page`() { #expect(goal() == 434) }

    @Test func `a list whose content has become shorter goes to its end`() { #expect(goal(content: 990) == 424) }

    @Test func `a list that the app or a person has scrolled stays, before and after UIKit has limited it`() {
        #expect(goal(seenAt: 300) == nil)
        #expect(goal(later: 280) == nil)
    }

    @Test func `a list under a finger stays`() { #expect(goal(mover: .finger) == nil) }
}
