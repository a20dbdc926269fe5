import CoreGraphics
import Foundation

extension CGRect {
    // `width` and `height` are never negative, because they standardize the rectangle. The stored size keeps its sign.
    private var storedComponents: [CGFloat] { [origin.x, origin.y, size.width, size.height] }

    /// Nil if the rectangle can be the frame of a keyboard or of a screen.
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

    /// In the form `(x, y, width, height)`, without trailing zeros.
    var shortText: String {
        "(" + storedComponents.map { Double($0).shortText }.joined(separator: ", ") + ")"
    }
}

extension Double {
    /// Without a trailing `.0`.
    var shortText: String {
        guard isFinite, self == rounded(), abs(self) < 1e15 else { return description }
        return String(Int64(self))
    }
}
