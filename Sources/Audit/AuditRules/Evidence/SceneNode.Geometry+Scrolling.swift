import Foundation
import SceneModel

extension SceneNode.Geometry {
    /// Whether the view scrolls.
    var scrolls: Bool { !contentInset.isEmpty }

    /// The offset nearest to another that content may rest at, in points of the content.
    func nearestLegalOffset(to offset: CGPoint) -> CGPoint {
        let inset = adjustedContentInset.count == 4 ? adjustedContentInset : [0, 0, 0, 0]
        func clamp(_ value: CGFloat, _ near: Double, _ far: Double, _ content: CGFloat, _ size: CGFloat) -> CGFloat {
            min(max(value, -CGFloat(near)), max(-CGFloat(near), content + CGFloat(far) - size))
        }
        return CGPoint(
            x: clamp(offset.x, inset[1], inset[3], contentSize.width, bounds.width),
            y: clamp(offset.y, inset[0], inset[2], contentSize.height, bounds.height))
    }

    /// Whether what scrolls lies elsewhere than it did, or is of another size.
    func contentHasMoved(since old: SceneNode.Geometry) -> Bool {
        scrolls && (bounds.origin != old.bounds.origin || contentSize != old.contentSize)
    }
}
