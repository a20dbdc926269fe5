internal import KeyboardModel
import ObjectiveC
import UIKit

/// The ledgers of one object, stored with the object while a keyboard is up for one of its avoidances.
///
/// All avoidances of the object share the ledgers, whichever keyboard they follow. UIKit's setters run an app's code,
/// which may adjust the same object. So the book only computes values, and the caller then sets them.
@MainActor
final class NumberBook {
    private static var key: UInt8 = 0
    /// An object has few numbers, so a list is faster than a dictionary.
    private var ledgers: [(number: AvoidedNumber, ledger: Ledger)] = []

    private func index(of number: AvoidedNumber) -> Int? { ledgers.firstIndex { $0.number == number } }

    /// The latest object and its book, because an adjustment asks several times for the same object.
    private static weak var latestOwner: AnyObject?
    private static var latest: NumberBook?

    private static func of(_ owner: AnyObject) -> NumberBook? {
        if latestOwner === owner { return latest }
        let found = objc_getAssociatedObject(owner, &key) as? NumberBook
        (latestOwner, latest) = (owner, found)
        return found
    }

    private static func set(_ book: NumberBook?, on owner: AnyObject) {
        objc_setAssociatedObject(owner, &key, book, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        (latestOwner, latest) = (owner, book)
    }

    static func has(_ number: AvoidedNumber, of owner: AnyObject) -> Bool { of(owner)?.index(of: number) != nil }

    /// Returns the app's own part of the value `present`.
    static func own(_ number: AvoidedNumber, of owner: AnyObject, in present: CGFloat) -> CGFloat {
        guard let book = of(owner), let index = book.index(of: number) else { return present }
        return book.ledgers[index].ledger.ownNumber(in: present)
    }

    /// Returns the greatest share of all avoiders, as it was last added to the number.
    static func share(_ number: AvoidedNumber, of owner: AnyObject) -> CGFloat {
        guard let book = of(owner), let index = book.index(of: number) else { return 0 }
        return book.ledgers[index].ledger.share
    }

    /// Returns the share of one avoider.
    static func share(_ number: AvoidedNumber, of owner: AnyObject, by avoider: AnyObject) -> CGFloat {
        guard let book = of(owner), let index = book.index(of: number) else { return 0 }
        return book.ledgers[index].ledger.share(of: ObjectIdentifier(avoider))
    }

    /// Enters an avoider's share, and returns the value for the number.
    ///
    /// With nil, the avoider leaves the ledger.
    static func enter(
        _ share: CGFloat?, _ number: AvoidedNumber, of owner: AnyObject, by avoider: AnyObject, present: CGFloat
    ) -> CGFloat {
        let known = of(owner)
        guard let index = known?.index(of: number) ?? (share == nil ? nil : known?.ledgers.count ?? 0) else {
            return present
        }
        let book = known ?? NumberBook()
        if known == nil { set(book, on: owner) }
        if index == book.ledgers.count {
            book.ledgers.append((number, Ledger(isAssignedWhole: number == .translation)))
        }
        let value = book.ledgers[index].ledger.enter(share, by: ObjectIdentifier(avoider), present: present)
        if book.ledgers[index].ledger.sum == nil { book.ledgers.remove(at: index) }
        if book.ledgers.isEmpty { set(nil, on: owner) }
        return value
    }

    /// Takes a value as the app's own, and returns the value for the number.
    static func assign(_ own: CGFloat, _ number: AvoidedNumber, of owner: AnyObject) -> CGFloat {
        guard let book = of(owner), let index = book.index(of: number) else { return own }
        return book.ledgers[index].ledger.assign(own)
    }

    /// Shows the number without the share for a moment, or with the share again.
    ///
    /// A value that the app or an avoider has set meanwhile stays.
    static func showShare(_ isShown: Bool, of avoider: any Avoider) {
        guard let (number, owner) = avoider.account, let book = of(owner), let index = book.index(of: number) else {
            return
        }
        let ledger = book.ledgers[index].ledger
        guard let sum = ledger.sum else { return }
        let (present, next) = isShown ? (ledger.base, sum) : (sum, ledger.base)
        if number.value(of: owner) == present { number.set(next, of: owner) }
    }
}
