import Foundation
import SceneModel

extension SceneSnapshot {
    /// The bits of a view's geometry and of its frame on the screen, by the view's identity.
    var bits: [Int: [UInt64]] {
        Dictionary(root.flattened.map { ($0.id, $0.bits) }, uniquingKeysWith: { first, _ in first })
    }

    /// Names the views with a changed geometry, or tells that the number of views has changed.
    func differences(from start: SceneSnapshot) -> [String] {
        let before = start.bits
        let changed = root.flattened.filter { before[$0.id] != $0.bits }.map(\.name)
        return changed
            + (before.count == root.flattened.count ? [] : ["\(root.flattened.count) views, \(before.count) before"])
    }

    func node(_ name: String) -> SceneNode? { root.flattened.first { $0.name == name } }
}

extension SceneNode {
    fileprivate var bits: [UInt64] {
        let rectangles = [geometry.bounds, frameInScreen, modelFrameInScreen].flatMap {
            [$0.origin.x, $0.origin.y, $0.size.width, $0.size.height]
        }
        let points = rectangles + [geometry.center.x, geometry.center.y]
        let numbers = points.map { Double($0) } + geometry.transform + geometry.contentInset + geometry.safeAreaInsets
        return numbers.map(\.bitPattern)
    }
}
