import CoreGraphics
import Foundation

/// An avoidance's own share of a number that belongs to the app: an inset, a constant, a translation.
///
/// The number is the app's own plus the share. The share is subtracted again, so that the app's number is restored to the
/// last bit. A number that is not the sum was set by the app meanwhile. Most apps assign such numbers, and some read the
/// present one and change it: ``ownNumber(in:)`` says how the two are told apart.
public struct Contribution: Sendable, Equatable {
    /// The most that an app is thought to add to a number that it has read, in the number's own unit.
    public static let greatestStep: CGFloat = 64
    /// The least share beside which a number near the sum is a sum that was changed, in the number's own unit.
    public static let leastShare: CGFloat = 128

    /// The app's own number, as last seen; in the number's own unit.
    public private(set) var base: CGFloat = 0
    /// The present addition to it; 0 when there is none.
    public private(set) var share: CGFloat = 0
    /// The last returned sum; nil without a share.
    private var sum: CGFloat?
    /// The app's own numbers since the share began, the latest ones.
    private var earlier: [CGFloat] = []
    private let isAssignedWhole: Bool

    /// Creates a contribution of nothing.
    ///
    /// - Parameter isAssignedWhole: whether apps never add to the number, so that any other number than the sum is their own.
    public init(isAssignedWhole: Bool = false) { self.isAssignedWhole = isAssignedWhole }

    /// Changes the share and returns the new number.
    ///
    /// - Parameters:
    ///   - share: the addition from now on; values that are not finite count as 0.
    ///   - present: the number as it stands now.
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

    /// The app's own part of the number as it stands now.
    ///
    /// | The number | Is |
    /// |---|---|
    /// | the sum | as it was left |
    /// | one that was the app's own since the share began | assigned |
    /// | within ``greatestStep`` of the sum, beside a share of ``leastShare`` or more | the sum, changed by the app |
    /// | the sum and about the same share once more | the sum, to which the app has added room of its own |
    /// | one of these, where the own number would get another sign by that | assigned |
    /// | any other | assigned |
    ///
    /// An app that assigns a number so near to the sum is misunderstood: its own number counts as that much more or less.
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
    /// The number without the rounding errors of conversions between coordinates, in its own unit.
    ///
    /// A place that is measured in a view that has been moved by a share would otherwise drift by the last bit with every look.
    public var steady: CGFloat {
        let grid: CGFloat = 0x1p20
        return magnitude < KeyboardTransition.largestPlausibleLength ? (self * grid).rounded() / grid : self
    }
}
