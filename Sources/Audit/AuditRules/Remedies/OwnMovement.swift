import Foundation
import SceneModel

/// A screen's own change to a view since the keyboard came.
struct OwnMovement {
    enum Change {
        case inset
        case place
        /// The view has another size, for example because of a constraint at its bottom.
        case size
    }

    let node: SceneNode
    let change: Change

    /// Finds the outermost view of a path that has moved or changed its size, and all views with a changed bottom
    /// inset.
    static func all(along path: [SceneNode], in up: SceneSnapshot, since rest: SceneSnapshot) -> [OwnMovement] {
        var found: [OwnMovement] = []
        for node in path {
            guard let before = rest.root.node(withID: node.id) else { break }
            // The size of an input changes with the text, so a changed size of an input is ignored.
            if let change = placing(of: node, since: before), change != .size || !node.isInput {
                found.append(OwnMovement(node: node, change: change))
                break
            }
            // In a scroll view, the scrolling decides the positions of the views. So the search ends at a scroll view.
            if node.geometry.scrolls { break }
        }
        let inset = up.root.nodes { node in
            guard let bottom = node.geometry.bottomInset, let before = rest.root.node(withID: node.id) else {
                return false
            }
            return before.geometry.bottomInset != bottom
        }
        return found + inset.map { OwnMovement(node: $0, change: .inset) }
    }

    private static func placing(of node: SceneNode, since before: SceneNode) -> Change? {
        let now = node.geometry, then = before.geometry
        if now.transform != then.transform { return .place }
        guard now.bounds.size == then.bounds.size else { return .size }
        return now.center == then.center ? nil : .place
    }

    /// Describes the code that makes this change, so that a remedy can name the code to replace.
    func words(_ names: [Int: CodeName]) -> String {
        let view = names[node.id]?.property ?? node.name
        return switch change {
        case .inset: "the code that sets the contentInset of \(view)"
        case .place: "the code that moves \(view)"
        case .size: "the code that changes the height of \(view)"
        }
    }
}

extension SceneNode.Geometry {
    fileprivate var bottomInset: Double? { contentInset.count == 4 ? contentInset[2] : nil }
}
