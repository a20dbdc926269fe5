import CoreGraphics
import Foundation

/// An avoidance's own share of a number that belongs to the app: an inset, a constant, a translation.
///
/// The share is added to the app's number and subtracted again, so that the app's number is restored to the last bit. A
/// number that the app assigns meanwhile is the app's own from then on, with any value: assigning 302 while the share is 302
/// leaves 302 after the keyboard has gone.
///
/// The sum carries a ``mark``, so that it cannot be mistaken for a number of the app's. A number without the mark was
/// assigned. A number with the mark is the sum, moved on by an app that has read it (`contentInset.bottom += 20`).
public struct Contribution: Sendable, Equatable {
    /// The excess of the sum over share and own number, in the number's own unit: far below a pixel, and above the rounding
    /// errors of numbers up to ``KeyboardTransition/largestPlausibleLength``.
    public static let mark: CGFloat = 0x1p-32

    /// The app's own number, as last seen; in the number's own unit.
    public private(set) var base: CGFloat = 0
    /// The present addition to it; 0 when there is none.
    public private(set) var share: CGFloat = 0
    /// The last returned sum; nil without a share.
    private var sum: CGFloat?

    /// Creates a contribution of nothing.
    public init() {}

    /// Changes the share and returns the new number.
    ///
    /// - Parameters:
    ///   - share: the addition from now on; values that are not finite count as 0.
    ///   - present: the number as it stands now.
    public mutating func sum(adding share: CGFloat, present: CGFloat) -> CGFloat {
        base = ownNumber(in: present)
        self.share = share.isFinite ? share : 0
        guard self.share != 0 else {
            sum = nil
            return base
        }
        let result = base + self.share + (self.share < 0 ? -Self.mark : Self.mark)
        sum = result
        return result
    }

    /// The app's own part of the number as it stands now.
    public func ownNumber(in present: CGFloat) -> CGFloat {
        guard let sum else { return present }
        guard present != sum else { return base }
        guard let step = Self.step(from: sum, to: present) else { return present }
        return base + step
    }

    /// A number without the traces of marks: an offset or a place that depends on marked sums, in points.
    ///
    /// A place that is measured in a view that a marked sum has moved would otherwise drift by a mark with every look.
    public static func withoutMarks(_ number: CGFloat) -> CGFloat {
        let grid: CGFloat = 0x1p20
        return abs(number) < KeyboardTransition.largestPlausibleLength ? (number * grid).rounded() / grid : number
    }

    /// The amount that an app has added to a marked sum; nil for a number without the mark, which the app has assigned.
    ///
    /// Numbers that people write down, and halves and thirds of them, lie on a grid of 1/300000. The difference between a
    /// marked sum and an assigned number is off that grid by the mark. An amount that was added to a marked sum is on the grid.
    private static func step(from sum: CGFloat, to present: CGFloat) -> CGFloat? {
        let grid: CGFloat = 300_000
        let way = (present - sum) * grid, whole = way.rounded()
        guard abs(way - whole) < mark * grid / 4 else { return nil }
        return whole / grid
    }
}
