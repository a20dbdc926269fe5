import Foundation
import SceneModel

/// What changed on a screen while the keyboard rested and the same view was typed into: none of it is the keyboard's doing.
struct StillTurns {
    private var names: [Int: Set<String>] = [:]

    /// Compares the rests of a stretch of a recording that follow each other.
    init(from first: Int, to last: Int, in snapshots: [SceneSnapshot]) {
        guard first < last else { return }
        var rest: Int?
        for index in first...last where snapshots[index].isSettled {
            if let before = rest, Self.isStill(before, index, in: snapshots) {
                note(from: snapshots[before].root, to: snapshots[index].root)
            }
            rest = index
        }
    }

    /// Whether a number of a view's geometry was changed by the app.
    func changed(_ name: String, of id: Int) -> Bool { names[id]?.contains(name) ?? false }

    /// Whether the app moved a view or changed its size.
    func moved(_ id: Int) -> Bool { names[id]?.contains(where: SceneNode.Geometry.isPlace) ?? false }

    private static func isStill(_ first: Int, _ last: Int, in snapshots: [SceneSnapshot]) -> Bool {
        let start = snapshots[first]
        return snapshots[first...last].allSatisfy {
            $0.keyboard.targetFrameInScreen == start.keyboard.targetFrameInScreen
                && $0.keyboard.frameInScreen == start.keyboard.frameInScreen
                && $0.keyboard.state == start.keyboard.state
                && $0.focusedNodeID == start.focusedNodeID && $0.screen.size == start.screen.size
        }
    }

    private mutating func note(from old: SceneNode, to new: SceneNode) {
        var before = Counterparts(in: old)
        before.compare(with: new) { old, new in
            for (name, _) in new.geometry.differences(from: old.geometry) { names[new.id, default: []].insert(name) }
        }
    }
}
