package import CoreGraphics
import Foundation

extension CGRect {
    package var isDrawable: Bool {
        [origin.x, origin.y, size.width, size.height].allSatisfy { $0.isFinite && abs($0) < 100_000 }
            && size.width >= 0 && size.height >= 0
    }

    func shared(with other: CGRect) -> CGRect? {
        guard isDrawable, other.isDrawable else { return nil }
        let left = max(minX, other.minX), right = min(maxX, other.maxX)
        let top = max(minY, other.minY), bottom = min(maxY, other.maxY)
        guard left < right, top < bottom else { return nil }
        return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }
}
