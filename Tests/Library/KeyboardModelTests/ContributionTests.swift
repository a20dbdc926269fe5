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

    @Test func `any number that the app assigns is the app's own`() {
        for share in [302, -302, 0.5, 336.5] as [CGFloat] {
            for base in [0, 10, 12.1, -20] as [CGFloat] {
                for assigned in stride(from: 0, through: 2 * share, by: share / 8) {
                    var contribution = Contribution()
                    _ = contribution.sum(adding: share, present: base)
                    let sum = contribution.sum(adding: share, present: assigned)
                    #expect(abs(sum - assigned - share) < 1e-6, "\(assigned) with \(share) over \(base)")
                    #expect(
                        contribution.sum(adding: 0, present: sum) == assigned, "\(assigned) with \(share) over \(base)")
                }
            }
        }
    }

    @Test func `the app's last number stays after any order of changes`() {
        var generator = SeededGenerator(seed: 21)
        for number in 1...20_000 {
            var contribution = Contribution(), log: [String] = []
            var own = CGFloat(Int.random(in: -900...900, using: &generator)) / 3, present = own
            for _ in 0..<6 {
                let value = CGFloat(Int.random(in: -9_000...9_000, using: &generator)) / 30
                switch Int.random(in: 0..<3, using: &generator) {
                case 0:
                    (own, present) = (value, value)
                    log.append("assign \(value)")
                case 1:
                    (own, present) = (own + value, present + value)
                    log.append("move on by \(value)")
                default:
                    present = contribution.sum(adding: value, present: present)
                    log.append("share \(value)")
                }
                present = contribution.sum(adding: contribution.share, present: present)
            }
            let end = contribution.sum(adding: 0, present: present)
            #expect(abs(end - own) < 1e-9, "sequence \(number): \(log)")
        }
    }

    @Test func `the sum is the sum to less than a millionth of a point`() {
        var contribution = Contribution()
        #expect(abs(contribution.sum(adding: 302, present: 10) - 312) < 1e-6)
        #expect(abs(contribution.sum(adding: -302, present: 10) + 292) < 1e-6)
    }

    @Test func `a negative share is told apart from the app's own number`() {
        var contribution = Contribution()
        let sum = contribution.sum(adding: -120, present: 0)
        #expect(contribution.ownNumber(in: 0) == 0, "reset by the app")
        #expect(contribution.ownNumber(in: sum + 5) == 5, "moved on by the app")
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
