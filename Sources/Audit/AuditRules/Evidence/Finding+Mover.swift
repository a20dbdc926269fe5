import CoreGraphics
import Foundation
import SceneModel

extension Finding {
    /// Returns the name of the view that the screen had moved for the keyboard.
    ///
    /// This view is the outermost one above the finding's view, or the view itself, that stands elsewhere or has another
    /// size than before the keyboard.
    func mover(in snapshots: [SceneSnapshot]) -> String? {
        guard let node, let index = snapshots.indexOfPicture(of: self),
            let rest = snapshots.restWithoutKeyboard(before: index).map({ snapshots[$0] })
        else { return nil }
        for moved in snapshots[index].root.nodes(downTo: node) {
            guard let before = rest.root.node(withID: moved.id) else { return nil }
            if moved.stands(elsewhereThan: before) { return moved.name }
            // In a scroll view, the scrolling decides the positions of the views.
            if moved.geometry.scrolls { return nil }
        }
        return nil
    }
}

extension SceneNode {
    /// The nodes from this one down to another one, both included; empty if the other one is not inside.
    func nodes(downTo id: Int) -> [SceneNode] {
        path(to: id).map(nodes(along:)) ?? []
    }

    /// The nodes from this one down a path, both ends included.
    func nodes(along path: [Int]) -> [SceneNode] {
        path.reversed().reduce(into: [self]) { nodes, index in nodes.append(nodes[nodes.count - 1].children[index]) }
    }

    /// The size of an input changes with its text, so only its place counts.
    fileprivate func stands(elsewhereThan before: SceneNode) -> Bool {
        let now = geometry, then = before.geometry
        if now.transform != then.transform { return true }
        guard now.bounds.size == then.bounds.size else { return !isInput }
        return now.center != then.center
    }
}
