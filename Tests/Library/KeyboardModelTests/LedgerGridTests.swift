import CoreGraphics
import Foundation
import KeyboardModel
import Testing

/// What an app writes while the keyboard is up, and what the ledger makes of it, for each kind of number and place.
///
/// One number cannot tell all writes apart. The tests count the writes that are read wrongly, and name the reason of
/// each. A change of a rule changes a count.
@Suite struct LedgerGridTests {
    enum Kind: CaseIterable { case insets, constant, safeArea, translation }

    /// The points of the view that the keyboard covers beyond UIKit's own insets.
    enum Place: CGFloat, CaseIterable {
        case docked = 302, landscape = 188, hardwareBar = 55
        /// A list that ends 250 points above the bottom of the screen.
        case highList = 86
    }

    enum Write: Equatable { case add(CGFloat), assign(CGFloat) }

    enum Form: CaseIterable { case add, addAndTakeBack, addTwice, assign, assignTwice }

    struct Cell: CustomStringConvertible {
        let kind: Kind, place: Place, own: CGFloat, writes: [Write]

        /// The direction in which the number makes room.
        var sign: CGFloat { kind == .constant || kind == .translation ? -1 : 1 }
        /// The share over an own number, both in the direction of the share.
        func share(over own: CGFloat) -> CGFloat {
            kind == .insets || kind == .constant ? place.rawValue : max(0, place.rawValue - own)
        }
        /// The own numbers that the app means, before and after each write.
        var meant: [CGFloat] {
            writes.reduce(into: [own]) { meant, write in
                switch write {
                case .add(let points): meant.append((meant.last ?? 0) + points)
                case .assign(let number): meant.append(number)
                }
            }
        }
        var description: String { "\(kind), \(place), own \(own): \(writes)" }

        /// Returns the own numbers that the ledger finds, before and after each write.
        func read() -> [CGFloat] {
            let owner = ObjectIdentifier(Ledger.self)
            var ledger = Ledger(isAssignedWhole: kind == .translation), found = [own]
            var present = ledger.enter(sign * share(over: own), by: owner, present: sign * own)
            for write in writes {
                switch write {
                case .add(let points): present += sign * points
                case .assign(let number): present = sign * number
                }
                let own = sign * ledger.ownNumber(in: present)
                present = ledger.enter(sign * share(over: own), by: owner, present: present)
                found.append(own)
            }
            _ = ledger.enter(nil, by: owner, present: present)
            return found
        }

        /// Why the last write may be read wrongly, from the cell alone; nil if it has to be right.
        var excuse: Excuse? {
            var own = own, excuse: Excuse?
            for (write, meant) in zip(writes, meant.dropFirst()) {
                excuse = self.excuse(of: write, over: own) ?? (own == meant ? nil : excuse)
                own = meant
            }
            return excuse
        }

        private func excuse(of write: Write, over own: CGFloat) -> Excuse? {
            let share = share(over: own), tellsChanges = share >= Ledger.leastShare && kind != .translation
            switch write {
            case .add(let points):
                if !tellsChanges { return .loneChange }
                return points < 0 && own + points < 0 ? .moreThanOwnRoom : nil
            case .assign(let number):
                if number == own + share { return .theSumItself }
                if tellsChanges, number > own + share { return .aboveTheSum }
                return tellsChanges && own > 0 && number >= share ? .withinOwnRoom : nil
            }
        }
    }

    enum Excuse: CaseIterable {
        /// Transforms, and shares below 128: a value that is added only once looks like an assignment.
        case loneChange
        /// The app takes away more than its own room. Below its own room, 75 of 76 writes in public code assign.
        case moreThanOwnRoom
        /// An assignment of the very sum changes nothing that could be seen.
        case theSumItself
        /// An assignment above the sum looks like an addition.
        case aboveTheSum
        /// An assignment between the share and the sum looks like a subtraction from the app's own room.
        case withinOwnRoom
    }

    static let own: [CGFloat] = [0, 8, 16, 44, 90]
    static let steps: [CGFloat] = [-90, -16, -8, 8, 20, 44, 80, 200]
    static let numbers: [CGFloat] = [0, 8, 20, 50, 120, 250, 290, 340, 400]

    static func writes(_ form: Form) -> [[Write]] {
        switch form {
        case .add: steps.map { [.add($0)] }
        case .addAndTakeBack: steps.map { [.add($0), .add(-$0)] }
        case .addTwice: steps.flatMap { one in steps.filter { $0 != -one }.map { [.add(one), .add($0)] } }
        case .assign: (0...500).map { [.assign(CGFloat($0))] }
        case .assignTwice: numbers.flatMap { one in numbers.filter { $0 != one }.map { [.assign(one), .assign($0)] } }
        }
    }

    static func cells(_ kind: Kind, _ form: Form) -> [Cell] {
        Place.allCases.flatMap { place in
            own.flatMap { own in writes(form).map { Cell(kind: kind, place: place, own: own, writes: $0) } }
        }
    }

    @Test(arguments: Kind.allCases)
    func `writes that cancel leave what was there`(kind: Kind) {
        for cell in Self.cells(kind, .addAndTakeBack) { #expect(cell.read().last == cell.own, "\(cell)") }
    }

    /// The cells that are read wrongly, of all cells.
    struct Count: Sendable {
        let kind: Kind, form: Form
        let wrong: Int, all: Int
    }

    @Test(arguments: [
        Count(kind: .insets, form: .add, wrong: 94, all: 160),
        Count(kind: .insets, form: .addTwice, wrong: 790, all: 1240),
        Count(kind: .insets, form: .assign, wrong: 2570, all: 10020),
        Count(kind: .insets, form: .assignTwice, wrong: 240, all: 1440),
        Count(kind: .constant, form: .add, wrong: 94, all: 160),
        Count(kind: .constant, form: .addTwice, wrong: 790, all: 1240),
        Count(kind: .constant, form: .assign, wrong: 2570, all: 10020),
        Count(kind: .constant, form: .assignTwice, wrong: 240, all: 1440),
        Count(kind: .safeArea, form: .add, wrong: 86, all: 160),
        Count(kind: .safeArea, form: .addTwice, wrong: 838, all: 1240),
        Count(kind: .safeArea, form: .assign, wrong: 2482, all: 10020),
        Count(kind: .safeArea, form: .assignTwice, wrong: 185, all: 1440),
        Count(kind: .translation, form: .add, wrong: 144, all: 160),
        Count(kind: .translation, form: .addTwice, wrong: 1147, all: 1240),
        Count(kind: .translation, form: .assign, wrong: 18, all: 10020),
        Count(kind: .translation, form: .assignTwice, wrong: 0, all: 1440)
    ])
    func `the writes that are read wrongly are known and have a reason`(count: Count) {
        let cells = Self.cells(count.kind, count.form)
        let wrong = cells.filter { $0.read().last != $0.meant.last }
        for cell in wrong { #expect(cell.excuse != nil, "\(cell): \(cell.read())") }
        #expect(wrong.count == count.wrong && cells.count == count.all, "\(wrong.count) of \(cells.count)")
    }
}
