import CoreGraphics
import Foundation

extension CGRect {
    // `width` and `height` are never negative, because they standardize the rectangle. The stored size keeps its sign.
    private var storedComponents: [CGFloat] { [origin.x, origin.y, size.width, size.height] }

    /// The reason why the rectangle cannot be the frame of a keyboard or of a screen, or `nil` if it can.
    var keyboardAnomaly: KeyboardTransition.Anomaly.Reason? {
        if isPlausible { return nil }
        if storedComponents.contains(where: \.isNaN) { return .notANumber }
        if storedComponents.contains(where: \.isInfinite) { return .infinite }
        if storedComponents.contains(where: { abs($0) > KeyboardTransition.largestPlausibleLength }) {
            return .tooLarge
        }
        return .negativeSize
    }

    /// Whether all stored numbers are finite and within bounds, and neither length is negative.
    ///
    /// Nearly all rectangles are plausible.
    private var isPlausible: Bool {
        let limit = KeyboardTransition.largestPlausibleLength
        return abs(origin.x) <= limit && abs(origin.y) <= limit && size.width >= 0 && size.width <= limit
            && size.height >= 0 && size.height <= limit
    }

    /// The rectangle as the text `(x, y, width, height)`, without trailing zeros.
    var shortText: String {
        "(" + storedComponents.map { Double($0).shortText }.joined(separator: ", ") + ")"
    }
}

extension Double {
    /// The number as text, without a trailing `.0`.
    var shortText: String {
        guard isFinite, self == rounded(), abs(self) < 1e15 else { return description }
        return String(Int64(self))
    }
}
