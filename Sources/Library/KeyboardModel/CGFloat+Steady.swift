import CoreGraphics
import Foundation

extension CGFloat {
    /// The value without the rounding errors of coordinate conversions.
    ///
    /// The library compares values to find changes by the app. A rounding error would look like a change.
    public var steady: CGFloat {
        let grid: CGFloat = 0x1p20
        return magnitude < KeyboardTransition.largestPlausibleLength ? (self * grid).rounded() / grid : self
    }
}
