import CoreGraphics
import Foundation

extension CGRect {
    // `width` and `height` standardize the rectangle, so they are 0 or more. The stored size keeps its sign.
    private var storedComponents: [CGFloat] { [origin.x, origin.y, size.width, size.height] }

    /// The reason why the rectangle cannot be the frame of a keyboard or a screen; nil if it can.
    var keyboardAnomaly: KeyboardTransition.Anomaly.Reason? {
        if isPlausible { return nil }
        if storedComponents.contains(where: \.isNaN) { return .notANumber }
        if storedComponents.contains(where: \.isInfinite) { return .infinite }
        if storedComponents.contains(where: { abs($0) > KeyboardTransition.largestPlausibleLength }) {
            return .tooLarge
        }
        return .negativeSize
    }

    /// The fast path, because nearly all rectangles are plausible.
    private var isPlausible: Bool {
        let limit = KeyboardTransition.largestPlausibleLength
        return abs(origin.x) <= limit && abs(origin.y) <= limit && size.width >= 0 && size.width <= limit
            && size.height >= 0 && size.height <= limit
    }

    /// In the form `(x, y, width, height)`, with the shortest numbers.
    var shortText: String {
        "(" + storedComponents.map { Double($0).shortText }.joined(separator: ", ") + ")"
    }
}

extension Double {
    /// Whole numbers are written as integers.
    var shortText: String {
        guard isFinite, self == rounded(), abs(self) < 1e15 else { return description }
        return String(Int64(self))
    }
}
