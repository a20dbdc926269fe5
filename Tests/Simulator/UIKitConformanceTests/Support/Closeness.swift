import UIKit

/// The default tolerance only covers rounding in the last printed digit.
func isClose(_ value: CGFloat, _ expected: CGFloat, within tolerance: CGFloat = 0.001) -> Bool {
    abs(value - expected) <= tolerance
}

func isClose(_ rect: CGRect, _ expected: CGRect, within tolerance: CGFloat = 0.001) -> Bool {
    isClose(rect.origin, expected.origin, within: tolerance)
        && isClose(rect.size.width, expected.size.width, within: tolerance)
        && isClose(rect.size.height, expected.size.height, within: tolerance)
}

func isClose(_ point: CGPoint, _ expected: CGPoint, within tolerance: CGFloat = 0.001) -> Bool {
    isClose(point.x, expected.x, within: tolerance) && isClose(point.y, expected.y, within: tolerance)
}

func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
    CGRect(x: x, y: y, width: width, height: height)
}

/// Top, left, bottom, right.
func insets(_ top: CGFloat, _ left: CGFloat, _ bottom: CGFloat, _ right: CGFloat) -> UIEdgeInsets {
    UIEdgeInsets(top: top, left: left, bottom: bottom, right: right)
}
