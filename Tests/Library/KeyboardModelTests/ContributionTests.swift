import CoreGraphics
import Foundation
import KeyboardModel
import TestSupport
import Testing

@Suite struct ContributionTests {
    @Test func `taking a share back leaves the very same bits of any number`() {
        var generator = SeededGenerator(seed: 7)
        for _ in 0..<10_000 {
            var contribution = Contribution()
            let base = CGFloat.random(in: -500...500, using: &generator)
            var present = base
            for _ in 0..<4 {
                present = contribution.sum(adding: .random(in: -400...400, using: &generator), present: present)
            }
            present = contribution.sum(adding: 0, present: present)
            #expect(present == base)
        }
    }

    @Test func `adding the same share again changes nothing`() {
        var contribution = Contribution()
        let once = contribution.sum(adding: 302, present: 12.1)
        #expect(contribution.sum(adding: 302, present: once) == once)
        #expect(contribution.base == 12.1 && contribution.share == 302)
    }

    @Test func `a change of the sum is a change of the app's own number`() {
        var contribution = Contribution()
        let sum = contribution.sum(adding: 302, present: 10)
        #expect(contribution.ownNumber(in: sum + 25) == 35)
        #expect(contribution.sum(adding: 0, present: sum + 25) == 35)
    }

    /// An example for the method `ownNumber(in:)`.
    ///
    /// `present` is the sum of the app's own value and the library's addition. The method finds the app's own value in
    /// this sum.
    struct Row: Sendable {
        let base, share, present, own: CGFloat
        var earlier: CGFloat?
        var isAssignedWhole = false
    }

    @Test(arguments: [
        Row(base: 10, share: 302, present: 312, own: 10),
        Row(base: 10, share: 302, present: 20, own: 20),
        Row(base: 10, share: 302, present: 0, own: 0),
        Row(base: 10, share: 302, present: 376, own: 74),
        Row(base: 10, share: 302, present: 377, own: 377),
        Row(base: 80, share: 302, present: 318, own: 16),
        Row(base: 10, share: 302, present: 300, own: 300),
        Row(base: 10, share: 302, present: 614, own: 312),
        Row(base: 10, share: 302, present: 700, own: 700),
        Row(base: 10, share: 127, present: 140, own: 140),
        Row(base: 10, share: 128, present: 140, own: 12),
        Row(base: 0, share: -336, present: -356, own: -20),
        Row(base: -8, share: -336, present: -330, own: -330),
        Row(base: 10, share: 302, present: 330, own: 330, earlier: 330),
        Row(base: 10, share: 302, present: 330, own: 330, isAssignedWhole: true),
        Row(base: 10, share: 302, present: 312, own: 10, isAssignedWhole: true)
    ])
    func `a number beside a share is told apart by the table`(row: Row) {
        var contribution = Contribution(isAssignedWhole: row.isAssignedWhole)
        var present = row.base
        for own in [row.earlier, row.base].compactMap({ $0 }) {
            present = contribution.sum(adding: row.share, present: own)
        }
        #expect(present == row.base + row.share)
        #expect(contribution.ownNumber(in: row.present) == row.own)
        _ = contribution.sum(adding: row.share, present: row.present)
        #expect(contribution.sum(adding: 0, present: contribution.base + row.share) == row.own)
    }

    @Test func `numbers of the app's before the share are known no more`() {
        var contribution = Contribution()
        _ = contribution.sum(adding: 302, present: 330)
        let present = contribution.sum(adding: 0, present: 632)
        #expect(present == 330)
        _ = contribution.sum(adding: 302, present: 10)
        #expect(contribution.ownNumber(in: 330) == 28, "the earlier keyboard is over")
    }

    @Test func `the app's last number stays after any order of changes`() {
        var generator = SeededGenerator(seed: 21)
        for number in 1...20_000 {
            var contribution = Contribution(), log: [String] = []
            // The app begins with a value of at most 100 and changes its value by at most 20. The library adds at least
            // 200 for the keyboard. So the sum of both values is never close to the app's own value. The app's own
            // value never becomes negative.
            var own = CGFloat(Int.random(in: 40...100, using: &generator)), present = own
            for _ in 0..<6 {
                let value = CGFloat(Int.random(in: -20...20, using: &generator))
                switch Int.random(in: 0..<3, using: &generator) {
                case 0:
                    (own, present) = (abs(value), abs(value))
                    log.append("assign \(own)")
                case 1 where own + value > 0:
                    (own, present) = (own + value, present + value)
                    log.append("change by \(value)")
                default:
                    present = contribution.sum(adding: 250 + 2 * value, present: present)
                    log.append("share \(250 + 2 * value)")
                }
                present = contribution.sum(adding: contribution.share, present: present)
            }
            let end = contribution.sum(adding: 0, present: present)
            #expect(abs(end - own) < 1e-9, "sequence \(number): \(log)")
        }
    }

    @Test(arguments: [CGFloat.nan, .infinity, -.infinity])
    func `a share that is no number adds nothing`(share: CGFloat) {
        var contribution = Contribution()
        #expect(contribution.sum(adding: share, present: 7) == 7)
    }

    @Test func `without a share the number is all the app's`() {
        let contribution = Contribution()
        #expect(contribution.ownNumber(in: 42) == 42 && contribution.share == 0)
    }
}
