public import UIKit

// Places that conversions compute are compared to a millionth of a point. Restored numbers skip this rounding: they are
// compared to the last bit.

extension CGFloat {
    /// The number to a millionth.
    public var seen: CGFloat { (self * 1e6).rounded() / 1e6 + 0 }
}

extension UIEdgeInsets {
    /// The insets to a millionth of a point.
    public var seen: UIEdgeInsets {
        UIEdgeInsets(top: top.seen, left: left.seen, bottom: bottom.seen, right: right.seen)
    }
}

extension CGPoint {
    /// The point to a millionth.
    public var seen: CGPoint { CGPoint(x: x.seen, y: y.seen) }
}
