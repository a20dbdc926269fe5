import Foundation
import SceneModel
import UIKit

/// The latest node of a view, made either for snapshots at rest or for snapshots in motion.
struct ViewLikeness {
    /// The node; it is empty until the first node is made.
    var node = ViewLikeness.nothing
    var around = SceneSurroundings(.identity)
    /// The number of the snapshot for which the node was made; 0 before the first node.
    var number = 0

    private static let nothing = SceneNode(
        id: 0, name: "", kind: .view, frameInScreen: .zero, modelFrameInScreen: .zero)

    mutating func carry(to around: SceneSurroundings) {
        guard around != self.around else { return }
        self.around = around
        node = node.placed(in: around, [], keepingStill: false)
    }
}
