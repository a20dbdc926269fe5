import CoreGraphics
import Foundation

/// The part of an inset, a constant or a translation that an avoidance has added to the app's own number.
///
/// The present number is the sum of two parts: the app's own number, and the *share* that the avoidance has added. When
/// the share is removed, the app's own number is restored exactly. If the present number differs from the last sum, the
/// app has changed it. Most apps assign a number of their own, and some add to the present number. ``ownNumber(in:)``
/// distinguishes the two cases.
public struct Contribution: Sendable, Equatable {
    /// The largest change that an app is expected to make to the last sum, in the number's own unit.
    ///
    /// If a new number is within this distance of the last sum, or of the last sum plus the share, the app has added to
    /// the sum. Otherwise the app has assigned a number of its own.
    public static let greatestStep: CGFloat = 64
    /// The smallest share at which the app can have added to the last sum, in the number's own unit.
    ///
    /// With a smaller share, every new number is taken as the app's own.
    public static let leastShare: CGFloat = 128

    /// The app's own number as it was last seen, in the number's own unit.
    public private(set) var base: CGFloat = 0
    /// The amount that is presently added to the app's own number, or 0.
    public private(set) var share: CGFloat = 0
    /// The last returned sum, or nil while the share is 0.
    private var sum: CGFloat?
    /// The last eight numbers of the app since the share was last 0, the latest one last.
    private var earlier: [CGFloat] = []
    private let isAssignedWhole: Bool

    /// Creates a contribution with a share of 0.
    ///
    /// - Parameter isAssignedWhole: whether apps only assign the number, and do not add to it; if so, every number that
    ///   differs from the sum is the app's own.
    public init(isAssignedWhole: Bool = false) { self.isAssignedWhole = isAssignedWhole }

    /// Changes the share and returns the new sum of the app's own number and the share.
    ///
    /// - Parameters:
    ///   - share: the amount to add from now on; NaN and infinite values are taken as 0.
    ///   - present: the value that the inset, constant or translation has at present.
    public mutating func sum(adding share: CGFloat, present: CGFloat) -> CGFloat {
        base = ownNumber(in: present)
        self.share = share.isFinite ? share : 0
        guard self.share != 0 else {
            (sum, earlier) = (nil, [])
            return base
        }
        if !earlier.contains(base) { earlier = earlier.suffix(7) + [base] }
        let result = base + self.share
        sum = result
        return result
    }

    /// Returns the app's own number, which is the present value of the inset, constant or translation without the
    /// share.
    ///
    /// In the table, *assigned* means that the app has set the whole value, so that it is the app's own number. The
    /// third and the fourth row apply only to a share of ``leastShare`` or more, regardless of its sign.
    ///
    /// | The present value | Meaning |
    /// |---|---|
    /// | the last sum of the app's own number and the share | unchanged |
    /// | a number that has been the app's own since the share was last 0 | assigned |
    /// | within ``greatestStep`` of the sum | the sum, changed by the app |
    /// | within ``greatestStep`` of the sum plus the share | the sum, to which the app has added its own room |
    /// | as in the two rows above, if the app's own number would then change its sign | assigned |
    /// | any other number | assigned |
    ///
    /// If an app assigns a number near the sum, this method takes it for a changed sum. The app's own number then
    /// changes only by the difference.
    public func ownNumber(in present: CGFloat) -> CGFloat {
        guard let sum else { return present }
        guard present != sum else { return base }
        let step = present - sum, changed = base + step
        guard !isAssignedWhole, !earlier.contains(present), abs(share) >= Self.leastShare, base * changed >= 0
        else { return present }
        let isNear = abs(step) <= Self.greatestStep || abs(step - share) <= Self.greatestStep
        return isNear ? changed : present
    }
}

extension CGFloat {
    /// The number, rounded to remove the errors of conversions between coordinates.
    ///
    /// When the library has moved a view, such an error would otherwise be taken for a change of the view's position.
    public var steady: CGFloat {
        let grid: CGFloat = 0x1p20
        return magnitude < KeyboardTransition.largestPlausibleLength ? (self * grid).rounded() / grid : self
    }
}
