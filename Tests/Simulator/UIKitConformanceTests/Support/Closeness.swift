import UIKit

/// Whether two numbers are equal up to a tolerance, which by default only covers rounding in the last printed digit.
func isClose(_ value: CGFloat, _ expected: CGFloat, within tolerance: CGFloat = 0.001) -> Bool {
    abs(value - expected) <= tolerance
}

/// Whether two rectangles are equal up to a tolerance in each number.
func isClose(_ rect: CGRect, _ expected: CGRect, within tolerance: CGFloat = 0.001) -> Bool {
    isClose(rect.origin, expected.origin, within: tolerance)
        && isClose(rect.size.width, expected.size.width, within: tolerance)
        && isClose(rect.size.height, expected.size.height, within: tolerance)
}

/// Whether two points are equal up to a tolerance in each number.
func isClose(_ point: CGPoint, _ expected: CGPoint, within tolerance: CGFloat = 0.001) -> Bool {
    isClose(point.x, expected.x, within: tolerance) && isClose(point.y, expected.y, within: tolerance)
}

/// A rectangle by its four numbers.
func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
    CGRect(x: x, y: y, width: width, height: height)
}

/// Insets by their four numbers: top, left, bottom, right.
func insets(_ top: CGFloat, _ left: CGFloat, _ bottom: CGFloat, _ right: CGFloat) -> UIEdgeInsets {
    UIEdgeInsets(top: top, left: left, bottom: bottom, right: right)
}
