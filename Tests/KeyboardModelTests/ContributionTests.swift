import CoreGraphics
import Foundation
import KeyboardModel
import Testing

@Suite struct ContributionTests {
    @Test func `taking a share back leaves the very same bits, whatever the numbers are`() {
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

    @Test func `a number nearer to the app's own is a new one`() {
        var contribution = Contribution()
        _ = contribution.sum(adding: 302, present: 10)
        #expect(contribution.ownNumber(in: 60) == 60)
        #expect(contribution.sum(adding: 200, present: 60) == 260)
        #expect(contribution.sum(adding: 0, present: 260) == 60)
    }

    @Test func `a negative share, as of a translation, is told apart in the same way`() {
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
