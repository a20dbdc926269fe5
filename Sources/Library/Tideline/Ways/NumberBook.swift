internal import KeyboardModel
import ObjectiveC
import UIKit

/// The ledgers of one object, stored with the object from its first avoidance on.
///
/// All avoidances of the object share the ledgers, whichever keyboard they follow. Each avoider keeps the book, so that
/// an adjustment need not search for it. UIKit's setters run an app's code, which may adjust the same object. So the book
/// only computes values, and the caller then sets them.
@MainActor
final class NumberBook {
    private static var key: UInt8 = 0
    private(set) weak var owner: AnyObject?
    /// An object has few numbers, so a list is faster than a dictionary.
    private var ledgers: [(number: AvoidedNumber, ledger: Ledger)] = []

    private init(of owner: AnyObject) { self.owner = owner }

    /// Returns the object's book; nil if the object has never had an avoidance.
    static func known(of owner: AnyObject) -> NumberBook? { objc_getAssociatedObject(owner, &key) as? NumberBook }

    static func of(_ owner: AnyObject) -> NumberBook {
        if let known = known(of: owner) { return known }
        let book = NumberBook(of: owner)
        objc_setAssociatedObject(owner, &key, book, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        return book
    }

    private func index(of number: AvoidedNumber) -> Int? {
        for index in ledgers.indices where ledgers[index].number == number { return index }
        return nil
    }

    /// Returns the number's present value; nil if the object is gone.
    func value(of number: AvoidedNumber) -> CGFloat? {
        guard let owner else { return nil }
        return number.value(of: owner)
    }

    /// Whether an avoider adds to the number at present.
    func has(_ number: AvoidedNumber) -> Bool { index(of: number) != nil }

    /// Returns the app's own part of the value `present`.
    func own(_ number: AvoidedNumber, in present: CGFloat) -> CGFloat {
        guard let index = index(of: number) else { return present }
        return ledgers[index].ledger.ownNumber(in: present)
    }

    /// Returns the greatest share of all avoiders, as it was last added to the number.
    func share(_ number: AvoidedNumber) -> CGFloat {
        guard let index = index(of: number) else { return 0 }
        return ledgers[index].ledger.share
    }

    /// Returns the share of one avoider.
    func share(_ number: AvoidedNumber, by avoider: AnyObject) -> CGFloat {
        guard let index = index(of: number) else { return 0 }
        return ledgers[index].ledger.share(of: ObjectIdentifier(avoider))
    }

    /// Enters an avoider's share, and returns the value for the number.
    ///
    /// With nil, the avoider leaves the ledger.
    func enter(_ share: CGFloat?, _ number: AvoidedNumber, by avoider: AnyObject, present: CGFloat) -> CGFloat {
        var place = index(of: number)
        if place == nil, share != nil {
            place = ledgers.count
            ledgers.append((number, Ledger(isAssignedWhole: number == .translation)))
        }
        guard let place else { return present }
        let value = ledgers[place].ledger.enter(share, by: ObjectIdentifier(avoider), present: present)
        if ledgers[place].ledger.sum == nil { ledgers.remove(at: place) }
        return value
    }

    /// Takes a value as the app's own, and returns the value for the number.
    func assign(_ own: CGFloat, _ number: AvoidedNumber) -> CGFloat {
        guard let index = index(of: number) else { return own }
        return ledgers[index].ledger.assign(own)
    }

    /// Shows the number without the share for a moment, or with the share again.
    ///
    /// A value that the app or an avoider has set meanwhile stays.
    func showShare(_ isShown: Bool, _ number: AvoidedNumber) {
        guard let owner, let index = index(of: number) else { return }
        let ledger = ledgers[index].ledger
        guard let sum = ledger.sum else { return }
        let (present, next) = isShown ? (ledger.base, sum) : (sum, ledger.base)
        if number.value(of: owner) == present { number.set(next, of: owner) }
    }
}
