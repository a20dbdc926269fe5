import CoreGraphics
import Foundation
import SceneModel

/// The views in scroll views while a finger drags the keyboard down.
///
/// When the finger is lifted, the system moves these views to their positions at rest.
struct DraggedContent {
    private var ids: Set<Int> = []

    init(during transition: KeyboardMotion.Transition, in snapshots: [SceneSnapshot]) {
        let before = snapshots[max(0, transition.first - 1)], last = snapshots[transition.last]
        guard before.personalScrolls != last.personalScrolls,
            last.keyboard.frameInScreen.minY > snapshots[transition.first].keyboard.frameInScreen.minY
        else { return }
        add(snapshots[transition.first].root, isInside: false)
        add(last.root, isInside: false)
    }

    private mutating func add(_ node: SceneNode, isInside: Bool) {
        if isInside { ids.insert(node.id) }
        for child in node.children { add(child, isInside: isInside || node.kind == .scrollView) }
    }

    func contains(_ id: Int) -> Bool { ids.contains(id) }
}
