import CoreGraphics
import Foundation

/// The account of one inset, constant, safe area or translation: the app's own value, and the share of each avoidance.
///
/// The value in the property is the *sum*: the app's own value plus the greatest share. It is never the sum of several
/// shares, because each of them makes room for the same keyboard. Without an owner, the property holds exactly the app's
/// own value again. If the property holds another value than the last sum, the app has written the value meanwhile, and
/// ``ownNumber(in:)`` finds out what the app has meant.
///
/// All values are in the unit of the property. Several writes between two readings look like one write.
public struct Ledger: Sendable, Equatable {
    /// The smallest share, regardless of its sign, for which a written value can be an addition or a subtraction.
    public static let leastShare: CGFloat = 128
    private static let mostRemembered = 8

    private struct Entry: Sendable, Equatable {
        let owner: ObjectIdentifier
        var share: CGFloat
    }

    private struct Sum: Sendable, Equatable { let sum, own: CGFloat }

    /// A write by the app, as the difference between the written value and the sum before it.
    private struct Write: Sendable, Equatable { let step, ownBefore: CGFloat }

    /// The app's own value at the last reading.
    public private(set) var base: CGFloat = 0
    /// The greatest share, which is the present addition to the app's own value, or 0.
    public private(set) var share: CGFloat = 0
    private var entries: [Entry] = []
    /// The value for the property after the last entry; nil without an owner.
    public private(set) var sum: CGFloat?
    private var earlierSums: [Sum] = []
    private var earlierOwn: [CGFloat] = []
    private var lastWrite: Write?
    private let isAssignedWhole: Bool

    /// Creates a ledger without owners.
    ///
    /// - Parameter isAssignedWhole: whether apps only assign the value and never add to the value.
    public init(isAssignedWhole: Bool = false) { self.isAssignedWhole = isAssignedWhole }

    /// Enters the share of one owner in place of its former share, and returns the value for the property.
    ///
    /// - Parameters:
    ///   - share: the addition that the owner needs now; NaN and infinite values count as 0. If the value is nil, the
    ///     owner leaves. With the last owner, the ledger forgets what the app has written.
    ///   - present: the value in the property.
    public mutating func enter(_ share: CGFloat?, by owner: ObjectIdentifier, present: CGFloat) -> CGFloat {
        read(present)
        entries.removeAll { $0.owner == owner }
        if let share { entries.append(Entry(owner: owner, share: share.isFinite ? share : 0)) }
        return addGreatestShare()
    }

    /// Takes a value as the app's own value, and returns the value for the property.
    public mutating func assign(_ own: CGFloat) -> CGFloat {
        (base, lastWrite) = (own, nil)
        return addGreatestShare()
    }

    /// Returns the share of one owner, or 0.
    public func share(of owner: ObjectIdentifier) -> CGFloat { entries.first { $0.owner == owner }?.share ?? 0 }

    /// Returns the part of the present value that the app has set.
    ///
    /// The first row that fits counts. A *step* is the difference between the present value and the last sum. The third
    /// and the fourth row apply to a share of ``leastShare`` or more, and only if apps add to the value at all.
    ///
    /// | The present value | Meaning |
    /// |---|---|
    /// | an earlier sum or own value since the first owner came | that sum or own value |
    /// | takes back the step of the app's last write | the own value before that write |
    /// | a step in the direction of the share | the app has added to the sum |
    /// | a step back, within the app's own room | the app has subtracted from the sum |
    /// | any other value | the app has assigned its own value |
    ///
    /// The app's own room is an own value in the direction of the share. So a number below the sum is never taken for a
    /// subtraction from 0.
    public func ownNumber(in present: CGFloat) -> CGFloat {
        guard let sum else { return present }
        if present.isSame(as: sum) { return base }
        if let earlier = earlierSums.last(where: { present.isSame(as: $0.sum) }) { return earlier.own }
        if earlierOwn.contains(present) { return present }
        let step = present - sum
        if let lastWrite, step.isSame(as: -lastWrite.step) { return lastWrite.ownBefore }
        guard !isAssignedWhole, abs(share) >= Self.leastShare else { return present }
        let changed = base + step
        return step * share > 0 || changed * share >= 0 ? changed : present
    }

    private mutating func read(_ present: CGFloat) {
        let own = ownNumber(in: present)
        if let sum, own != base { lastWrite = Write(step: present - sum, ownBefore: base) }
        base = own
    }

    private mutating func addGreatestShare() -> CGFloat {
        share = entries.reduce(0) { abs($1.share) > abs($0) ? $1.share : $0 }
        guard !entries.isEmpty else {
            (sum, earlierSums, earlierOwn, lastWrite) = (nil, [], [], nil)
            return base
        }
        let sum = base + share, entry = Sum(sum: sum, own: base)
        self.sum = sum
        if !earlierOwn.contains(base) { Self.remember(base, in: &earlierOwn) }
        if earlierSums.last != entry { Self.remember(entry, in: &earlierSums) }
        return sum
    }

    private static func remember<Value>(_ value: Value, in values: inout [Value]) {
        if values.count == mostRemembered { values.removeFirst() }
        values.append(value)
    }
}

extension CGFloat {
    /// Returns whether two values differ by no more than the rounding of a sum.
    fileprivate func isSame(as other: CGFloat) -> Bool { (self - other).magnitude < 0x1p-20 }
}
