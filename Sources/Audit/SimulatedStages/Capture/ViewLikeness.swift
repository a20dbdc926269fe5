import Foundation
import SceneModel
import UIKit

/// The latest node of a view, at rest or in motion.
struct ViewLikeness {
    var node = ViewLikeness.nothing
    var around = SceneSurroundings(.identity)
    var number = 0

    private static let nothing = SceneNode(
        id: 0, name: "", kind: .view, frameInScreen: .zero, modelFrameInScreen: .zero)

    mutating func carry(to around: SceneSurroundings) {
        guard around != self.around else { return }
        self.around = around
        node = node.placed(in: around, [], keepingStill: false)
    }
}
