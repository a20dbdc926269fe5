import CoreGraphics
import Foundation

/// An avoidance's own share of a number that belongs to the app: an inset, a constant, a translation.
///
/// The share is added to what the app has there and taken back again, never more and never less, so that the app's number
/// is what it was to the last bit. When somebody else has changed the number meanwhile, the change is kept: a value nearer
/// to what stood there counts as a change of the sum, one nearer to the app's own number as a new number of the app's.
public struct Contribution: Sendable, Equatable {
    /// The app's own number, as last seen; in the number's own unit.
    public private(set) var base: CGFloat = 0
    /// What is added to it at present; 0 when nothing is.
    public private(set) var share: CGFloat = 0
    /// The sum that was handed out last; nil when nothing of it is ours.
    private var sum: CGFloat?

    /// Creates a contribution of nothing.
    public init() {}

    /// Changes the share and returns what the number has to be.
    ///
    /// - Parameters:
    ///   - share: what is to be added from now on; values that are not finite count as 0.
    ///   - present: the number as it stands now.
    public mutating func sum(adding share: CGFloat, present: CGFloat) -> CGFloat {
        base = ownNumber(in: present)
        self.share = share.isFinite ? share : 0
        guard self.share != 0 else {
            sum = nil
            return base
        }
        let result = base + self.share
        sum = result
        return result
    }

    /// The app's own part of the number as it stands now.
    public func ownNumber(in present: CGFloat) -> CGFloat {
        guard let sum else { return present }
        if present == sum { return base }
        return abs(present - sum) < abs(present - base) ? present - share : present
    }
}
