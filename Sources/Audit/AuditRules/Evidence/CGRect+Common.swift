import Foundation

extension CGRect {
    /// Whether all four numbers are finite; Foundation's own intersection traps on others.
    var isFinite: Bool {
        [origin.x, origin.y, size.width, size.height].allSatisfy(\.isFinite)
    }

    /// The part shared with another rectangle of the same space; `nil` when there is none or a number is not finite.
    func common(with other: CGRect) -> CGRect? {
        guard isFinite, other.isFinite else { return nil }
        let left = max(minX, other.minX), right = min(maxX, other.maxX)
        let top = max(minY, other.minY), bottom = min(maxY, other.maxY)
        guard left < right, top < bottom, (bottom - top).isFinite, (right - left).isFinite else { return nil }
        return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }

    /// Whether another rectangle of the same space lies inside, give or take a tolerance in points.
    func holds(_ other: CGRect, tolerance: CGFloat) -> Bool {
        other.minX >= minX - tolerance && other.maxX <= maxX + tolerance && other.minY >= minY - tolerance
            && other.maxY <= maxY + tolerance
    }
}
