// Fidelity: exact — rules A34 to A36

import Foundation

extension UIView {
    final var isFlexible: Bool { mask != 0 }

    func resizeSubviews(from oldSize: CGSize) {
        guard autoresizesSubviews, tree.flexibleSubviews > 0 else { return }
        subviewStorage.visit { subview in
            guard subview.translatesAutoresizingMaskIntoConstraints else { return }
            subview.resize(withOldSuperviewSize: oldSize, newSize: bounds.size)
        }
    }

    private func resize(withOldSuperviewSize old: CGSize, newSize new: CGSize) {
        guard !autoresizingMask.isEmpty else { return }
        let mask = autoresizingMask, box = frame
        let (x, width) = Self.share(
            delta: new.width - old.width, near: box.minX, size: box.width, far: old.width - box.maxX,
            flexes: (
                mask.contains(.flexibleLeftMargin), mask.contains(.flexibleWidth), mask.contains(.flexibleRightMargin)
            ))
        let (y, height) = Self.share(
            delta: new.height - old.height, near: box.minY, size: box.height, far: old.height - box.maxY,
            flexes: (
                mask.contains(.flexibleTopMargin), mask.contains(.flexibleHeight), mask.contains(.flexibleBottomMargin)
            ))
        frame = CGRect(x: x, y: y, width: width, height: height)
    }

    private static func share(
        delta: CGFloat, near: CGFloat, size: CGFloat, far: CGFloat, flexes: (near: Bool, size: Bool, far: Bool)
    ) -> (origin: CGFloat, size: CGFloat) {
        let total = (flexes.near ? near : 0) + (flexes.size ? size : 0) + (flexes.far ? far : 0)
        let count: CGFloat = (flexes.near ? 1 : 0) + (flexes.size ? 1 : 0) + (flexes.far ? 1 : 0)
        guard count > 0, delta != 0 else { return (near, size) }
        func part(_ length: CGFloat) -> CGFloat { total > 0 ? delta * length / total : delta / count }
        return (near + (flexes.near ? part(near) : 0), size + (flexes.size ? part(size) : 0))
    }
}

extension UIView {
    /// Gives the view its fitting size and keeps the origin of its frame (rule A32).
    ///
    /// The fitting size is in the view's own coordinates.
    func takeFittingSize() {
        let origin = frame.origin, size = sizeThatFits(bounds.size)
        guard !transform.isIdentity else {
            frame = CGRect(origin: origin, size: size)
            return
        }
        bounds.size = size
        let moved = frame.origin
        if moved != origin { center = CGPoint(x: center.x + origin.x - moved.x, y: center.y + origin.y - moved.y) }
    }
}
