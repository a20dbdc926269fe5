import CoreGraphics
import Foundation

/// Separates the app's own inset, constant or translation from the library's addition.
///
/// The present value is the sum of the app's own value and the *share*, which is the library's addition. Removing the
/// share restores the app's own value exactly. If the present value differs from the last sum, the app has changed the
/// value. Most apps assign a new value, and some add to the present value. ``ownNumber(in:)`` tells the two cases
/// apart.
public struct Contribution: Sendable, Equatable {
    /// The greatest difference that counts as an addition by the app, in the unit of the value.
    ///
    /// The last sum is the app's own value plus the share, as the library has set it. ``ownNumber(in:)`` compares a new
    /// value with two numbers: the last sum, and the last sum plus the share. If the distance to one of them is at most
    /// this amount, the app has added to the value. Otherwise the app has assigned its own value.
    public static let greatestStep: CGFloat = 64
    /// The smallest share for which a new value can be an addition by the app, in the unit of the value.
    ///
    /// With a smaller share, every new value is the app's own value.
    public static let leastShare: CGFloat = 128

    /// The app's own value at the last check.
    public private(set) var base: CGFloat = 0
    /// The library's present addition to the app's own value, or 0.
    public private(set) var share: CGFloat = 0
    private var sum: CGFloat?
    private var earlier: [CGFloat] = []
    private let isAssignedWhole: Bool

    /// Creates a contribution with a share of 0.
    ///
    /// - Parameter isAssignedWhole: whether apps only assign the value and never add to the value.
    public init(isAssignedWhole: Bool = false) { self.isAssignedWhole = isAssignedWhole }

    /// Sets the share and returns the app's own value plus the share.
    ///
    /// - Parameters:
    ///   - share: the library's new addition; NaN and infinite values count as 0.
    ///   - present: the present inset, constant or translation.
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

    /// Returns the part of the present value that the app has set.
    ///
    /// The last sum is the app's own value plus the library's share.
    ///
    /// *Assigned* means that the app has set the whole value. The third and the fourth row apply only to a share of
    /// ``leastShare`` or more, regardless of its sign.
    ///
    /// | The present value | Meaning |
    /// |---|---|
    /// | the last sum of the app's own value and the share | unchanged |
    /// | an own value of the app since the share was 0 | assigned |
    /// | within ``greatestStep`` of the sum | the sum, changed by the app |
    /// | within ``greatestStep`` of the sum plus the share | the sum plus the app's own room |
    /// | as in the two rows above, if the sign of the app's own value would change | assigned |
    /// | any other value | assigned |
    ///
    /// An assigned value near the sum counts as a changed sum, so the app's own value changes by the difference.
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
    /// The value without the rounding errors of coordinate conversions.
    ///
    /// The library compares values to find changes by the app. A rounding error would look like a change.
    public var steady: CGFloat {
        let grid: CGFloat = 0x1p20
        return magnitude < KeyboardTransition.largestPlausibleLength ? (self * grid).rounded() / grid : self
    }
}
