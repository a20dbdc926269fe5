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
    private var ledgers: [AvoidedNumber: Ledger] = [:]

    private static func of(_ owner: AnyObject) -> NumberBook? {
        objc_getAssociatedObject(owner, &key) as? NumberBook
    }

    static func has(_ number: AvoidedNumber, of owner: AnyObject) -> Bool { of(owner)?.ledgers[number] != nil }

    /// Returns the app's own part of the value `present`.
    static func own(_ number: AvoidedNumber, of owner: AnyObject, in present: CGFloat) -> CGFloat {
        of(owner)?.ledgers[number]?.ownNumber(in: present) ?? present
    }

    /// Returns the greatest share of all avoiders, as it was last added to the number.
    static func share(_ number: AvoidedNumber, of owner: AnyObject) -> CGFloat {
        of(owner)?.ledgers[number]?.share ?? 0
    }

    /// Returns the share of one avoider.
    static func share(_ number: AvoidedNumber, of owner: AnyObject, by avoider: AnyObject) -> CGFloat {
        of(owner)?.ledgers[number]?.share(of: ObjectIdentifier(avoider)) ?? 0
    }

    /// Enters an avoider's share, and returns the value for the number.
    ///
    /// With nil, the avoider leaves the ledger.
    static func enter(
        _ share: CGFloat?, _ number: AvoidedNumber, of owner: AnyObject, by avoider: AnyObject, present: CGFloat
    ) -> CGFloat {
        let known = of(owner)
        guard known?.ledgers[number] != nil || share != nil else { return present }
        let book = known ?? NumberBook()
        if known == nil { objc_setAssociatedObject(owner, &key, book, .OBJC_ASSOCIATION_RETAIN_NONATOMIC) }
        var ledger = book.ledgers[number] ?? Ledger(isAssignedWhole: number == .translation)
        let value = ledger.enter(share, by: ObjectIdentifier(avoider), present: present)
        book.ledgers[number] = ledger.sum == nil ? nil : ledger
        if book.ledgers.isEmpty { objc_setAssociatedObject(owner, &key, nil, .OBJC_ASSOCIATION_RETAIN_NONATOMIC) }
        return value
    }

    /// Takes a value as the app's own, and returns the value for the number.
    static func assign(_ own: CGFloat, _ number: AvoidedNumber, of owner: AnyObject) -> CGFloat {
        of(owner)?.ledgers[number]?.assign(own) ?? own
    }

    /// Shows the number without the share for a moment, or with the share again.
    ///
    /// A value that the app or an avoider has set meanwhile stays.
    static func showShare(_ isShown: Bool, of avoider: any Avoider) {
        guard let (number, owner) = avoider.account, let ledger = of(owner)?.ledgers[number], let sum = ledger.sum
        else { return }
        let (present, next) = isShown ? (ledger.base, sum) : (sum, ledger.base)
        if number.value(of: owner) == present { number.set(next, of: owner) }
    }
}
