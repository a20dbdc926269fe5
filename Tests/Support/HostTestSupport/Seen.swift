public import UIKit

// Rounding for comparisons.
//
// Positions from conversions are compared after rounding to a millionth of a point. Restored numbers are compared to
// the last bit.

extension CGFloat {
    /// The number, rounded to a millionth.
    public var seen: CGFloat { (self * 1e6).rounded() / 1e6 + 0 }
}

extension UIEdgeInsets {
    /// The insets, rounded to a millionth of a point.
    public var seen: UIEdgeInsets {
        UIEdgeInsets(top: top.seen, left: left.seen, bottom: bottom.seen, right: right.seen)
    }
}

extension CGPoint {
    /// The point, rounded to a millionth.
    public var seen: CGPoint { CGPoint(x: x.seen, y: y.seen) }
}
