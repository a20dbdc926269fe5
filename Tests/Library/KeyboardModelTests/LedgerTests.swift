import CoreGraphics
import Foundation
import KeyboardModel
import TestSupport
import Testing

@Suite struct LedgerTests {
    /// Avoiders, which only count as different objects.
    private final class Owner {}
    private let owner = Owner(), other = Owner()
    private var one: ObjectIdentifier { ObjectIdentifier(owner) }
    private var two: ObjectIdentifier { ObjectIdentifier(other) }

    @Test func `taking a share back leaves the very same bits of any number`() {
        var generator = SeededGenerator(seed: 7)
        for _ in 0..<10_000 {
            var ledger = Ledger()
            let base = CGFloat.random(in: -500...500, using: &generator)
            var present = base
            for _ in 0..<6 {
                let share = CGFloat.random(in: -400...400, using: &generator)
                present = ledger.enter(share, by: Bool.random(using: &generator) ? one : two, present: present)
            }
            for owner in [one, two] { present = ledger.enter(nil, by: owner, present: present) }
            #expect(present == base && ledger.share == 0 && ledger.sum == nil)
        }
    }

    @Test(arguments: [1, -1] as [CGFloat])
    func `the number is the app's own and the greatest share, never the sum of shares`(sign: CGFloat) {
        var ledger = Ledger(), present: CGFloat = 8
        for (share, owner, greatest) in [(302, one, 302), (110, two, 302), (402, two, 402), (302, one, 402)]
            as [(CGFloat, ObjectIdentifier, CGFloat)]
        {
            present = ledger.enter(sign * share, by: owner, present: present)
            #expect(present == 8 + sign * greatest)
        }
        #expect(ledger.share(of: one) == sign * 302 && ledger.share(of: two) == sign * 402)
        present = ledger.enter(nil, by: two, present: present)
        #expect(present == 8 + sign * 302, "the other's share is still there")
        #expect(ledger.enter(nil, by: one, present: present) == 8)
    }

    @Test func `adding the same share again changes nothing`() {
        var ledger = Ledger()
        let once = ledger.enter(302, by: one, present: 12.1)
        #expect(ledger.enter(302, by: one, present: once) == once)
        #expect(ledger.base == 12.1 && ledger.share == 302)
    }

    @Test func `a number that is given as the app's own is never guessed`() {
        var ledger = Ledger()
        _ = ledger.enter(302, by: one, present: 10)
        for own in [340, 0, 12, -40, 302] as [CGFloat] {
            let present = ledger.assign(own)
            #expect(present == own + 302 && ledger.ownNumber(in: present) == own)
        }
        #expect(ledger.enter(302, by: one, present: 624) == 624, "the app adds 20")
        _ = ledger.assign(50)
        #expect(ledger.ownNumber(in: 332) == 30, "the way back ends at an own number that is given")
        #expect(ledger.enter(nil, by: one, present: 352) == 50)
    }

    /// Writes by the app, one after the other, each read before the next one.
    struct Row: Sendable {
        let base, share: CGFloat
        let writes: [CGFloat]
        let own: CGFloat
        var isAssignedWhole = false
    }

    @Test(arguments: [
        // The sum, an earlier sum and an own value are themselves.
        Row(base: 10, share: 302, writes: [312], own: 10),
        Row(base: 10, share: 302, writes: [20, 312], own: 10),
        Row(base: 330, share: 302, writes: [20, 330], own: 330),
        Row(base: 10, share: 302, writes: [312], own: 10, isAssignedWhole: true),
        Row(base: 10, share: 302, writes: [20, 312], own: 10, isAssignedWhole: true),
        // A step that takes back the last one restores the value before, at any share.
        Row(base: 0, share: 55, writes: [75, 110], own: 0),
        Row(base: 8, share: 302, writes: [294, 612], own: 8),
        Row(base: 0, share: -336, writes: [-356, -672], own: 0, isAssignedWhole: true),
        // It is the last step, not any earlier one.
        Row(base: 0, share: 302, writes: [322, 352, 332], own: 30),
        // From a share of 128 on, a step in its direction is an addition.
        Row(base: 10, share: 302, writes: [332], own: 30),
        Row(base: 10, share: 302, writes: [700], own: 398),
        Row(base: -8, share: -336, writes: [-356], own: -20),
        Row(base: -8, share: 302, writes: [400], own: 98),
        Row(base: 10, share: 127, writes: [140], own: 140),
        Row(base: 10, share: 128, writes: [140], own: 12),
        Row(base: 10, share: 302, writes: [330], own: 330, isAssignedWhole: true),
        // A step against it is a subtraction within the app's own room.
        Row(base: 80, share: 302, writes: [318], own: 16),
        Row(base: 80, share: 302, writes: [302], own: 0),
        Row(base: 80, share: 302, writes: [301], own: 301),
        Row(base: -20, share: -336, writes: [-340], own: -4),
        Row(base: 80, share: 127, writes: [200], own: 200),
        // The app has no room of its own, so nothing is subtracted.
        Row(base: 0, share: 302, writes: [290], own: 290),
        Row(base: 0, share: -302, writes: [-290], own: -290),
        Row(base: -10, share: 302, writes: [280], own: 280),
        Row(base: -10, share: 302, writes: [4], own: 4),
        // Anything else is an assignment.
        Row(base: 10, share: 302, writes: [20], own: 20),
        Row(base: 10, share: 302, writes: [0], own: 0)
    ])
    func `a number beside a share is told apart by the table`(row: Row) {
        var ledger = Ledger(isAssignedWhole: row.isAssignedWhole)
        #expect(ledger.enter(row.share, by: one, present: row.base) == row.base + row.share)
        for write in row.writes {
            let own = ledger.ownNumber(in: write)
            #expect(ledger.enter(row.share, by: one, present: write) == own + row.share)
        }
        #expect(ledger.base == row.own)
        #expect(ledger.enter(nil, by: one, present: row.own + row.share) == row.own)
    }

    @Test func `numbers of the app's before the share are known no more`() {
        var ledger = Ledger()
        _ = ledger.enter(302, by: one, present: 330)
        let present = ledger.enter(nil, by: one, present: 632)
        #expect(present == 330)
        _ = ledger.enter(302, by: one, present: 10)
        #expect(ledger.ownNumber(in: 330) == 28, "the earlier keyboard is over")
    }

    @Test func `the app's last number stays after any order of changes`() {
        var generator = SeededGenerator(seed: 21)
        for number in 1...20_000 {
            var ledger = Ledger(), log: [String] = []
            // The app begins with a value of at most 100 and changes its value by at most 20, and the value never
            // becomes negative. The shares differ by much more. So no sum equals the sum of another value and share.
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
                    let share: CGFloat = value < -7 ? 250 : value < 7 ? 550 : 850
                    present = ledger.enter(share, by: one, present: present)
                    log.append("share \(share)")
                }
                present = ledger.enter(ledger.share, by: one, present: present)
            }
            let end = ledger.enter(nil, by: one, present: present)
            #expect(abs(end - own) < 1e-9, "sequence \(number): \(log)")
        }
    }

    @Test(arguments: [CGFloat.nan, .infinity, -.infinity])
    func `a share that is no number adds nothing`(share: CGFloat) {
        var ledger = Ledger()
        #expect(ledger.enter(share, by: one, present: 7) == 7)
    }

    @Test func `without a share the number is all the app's`() {
        let ledger = Ledger()
        #expect(ledger.ownNumber(in: 42) == 42 && ledger.share == 0)
    }
}
