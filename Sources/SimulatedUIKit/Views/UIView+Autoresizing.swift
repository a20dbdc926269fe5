// Fidelity: exact — rules A34 to A36

import Foundation

extension UIView {
    func resizeSubviews(from oldSize: CGSize) {
        guard autoresizesSubviews else { return }
        for subview in subviewStorage where subview.translatesAutoresizingMaskIntoConstraints {
            subview.resize(withOldSuperviewSize: oldSize, newSize: bounds.size)
        }
    }

    private func resize(withOldSuperviewSize old: CGSize, newSize new: CGSize) {
        guard !autoresizingMask.isEmpty else { return }
        let mask = autoresizingMask, box = frame
        let (x, width) = Self.share(
            delta: new.width - old.width, near: box.minX, size: box.width, far: old.width - box.maxX,
            flexible: [.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin].map { mask.contains($0) })
        let (y, height) = Self.share(
            delta: new.height - old.height, near: box.minY, size: box.height, far: old.height - box.maxY,
            flexible: [.flexibleTopMargin, .flexibleHeight, .flexibleBottomMargin].map { mask.contains($0) })
        frame = CGRect(x: x, y: y, width: width, height: height)
    }

    private static func share(
        delta: CGFloat, near: CGFloat, size: CGFloat, far: CGFloat, flexible: [Bool]
    ) -> (origin: CGFloat, size: CGFloat) {
        let lengths = [near, size, far]
        let total = zip(lengths, flexible).reduce(0) { $0 + ($1.1 ? $1.0 : 0) }
        let count = CGFloat(flexible.filter { $0 }.count)
        guard count > 0, delta != 0 else { return (near, size) }
        let parts = zip(lengths, flexible).map { length, flexes in
            flexes ? (total > 0 ? delta * length / total : delta / count) : 0
        }
        return (near + parts[0], size + parts[1])
    }
}
