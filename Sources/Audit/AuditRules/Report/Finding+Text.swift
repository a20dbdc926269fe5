import Foundation

extension Double {
    /// The number for a message: at most two decimals, none when whole, and never a false 0.
    var shortText: String {
        let rounded = (self * 100).rounded() / 100
        if rounded == 0 && self != 0 { return String(format: "%.1g", self) }
        if rounded == rounded.rounded() && abs(rounded) < 1e15 { return String(format: "%.0f", rounded) }
        let text = String(format: "%.2f", rounded)
        return text.hasSuffix("0") ? String(text.dropLast()) : text
    }

    /// A length such as `88 pt`.
    var pointsText: String { "\(shortText) pt" }

    /// An instant such as `0.80 s`.
    var secondsText: String { String(format: "%.2f s", self) }
}

extension [Finding] {
    /// One finding for each subject and step: the greatest, at the first instant it was that great.
    ///
    /// A recording holds many snapshots of one step, and one fault in it should be told once.
    static func worst(_ candidates: [(key: String, finding: Finding)]) -> [Finding] {
        var order: [String] = []
        var worst: [String: Finding] = [:]
        for (key, finding) in candidates {
            if let known = worst[key] {
                if finding.amount > known.amount { worst[key] = finding }
            } else {
                order.append(key)
                worst[key] = finding
            }
        }
        return order.compactMap { worst[$0] }
    }
}
