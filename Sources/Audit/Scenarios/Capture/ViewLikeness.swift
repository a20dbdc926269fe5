import Foundation
import SceneModel
import UIKit

/// The node of a view in the latest picture of a kind.
struct ViewLikeness {
    /// The node; until one is made, one that stands for none.
    var node = ViewLikeness.nothing
    /// What the views around mean for it.
    var around = SceneSurroundings(.identity)
    /// The number of the picture that it was made for; 0 until then.
    var number = 0

    private static let nothing = SceneNode(
        id: 0, name: "", kind: .view, frameInScreen: .zero, modelFrameInScreen: .zero)

    /// Places the node, in which nothing has changed, in surroundings.
    mutating func carry(to around: SceneSurroundings) {
        guard around != self.around else { return }
        self.around = around
        node = node.placed(in: around, [], keepingStill: false)
    }
}
