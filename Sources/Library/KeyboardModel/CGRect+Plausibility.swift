import CoreGraphics
import Foundation

extension CGRect {
    // The values that `CGRect` stores.
    //
    // `width` and `height` are always positive or 0. Only `size` shows whether a stored size is negative.
    private var storedComponents: [CGFloat] { [origin.x, origin.y, size.width, size.height] }

    var keyboardAnomaly: KeyboardTransition.Anomaly.Reason? {
        if isPlausible { return nil }
        if storedComponents.contains(where: \.isNaN) { return .notANumber }
        if storedComponents.contains(where: \.isInfinite) { return .infinite }
        if storedComponents.contains(where: { abs($0) > KeyboardTransition.largestPlausibleLength }) {
            return .tooLarge
        }
        return .negativeSize
    }

    /// Nearly all frames are plausible, so a quick check comes first.
    private var isPlausible: Bool {
        let limit = KeyboardTransition.largestPlausibleLength
        return abs(origin.x) <= limit && abs(origin.y) <= limit && size.width >= 0 && size.width <= limit
            && size.height >= 0 && size.height <= limit
    }

    var shortText: String {
        "(" + storedComponents.map { Double($0).shortText }.joined(separator: ", ") + ")"
    }
}

extension Double {
    var shortText: String {
        guard isFinite, self == rounded(), abs(self) < 1e15 else { return description }
        return String(Int64(self))
    }
}
