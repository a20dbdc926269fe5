import Foundation
import SceneModel

/// What a screen has changed on the way to the focused view since the keyboard came.
struct OwnMovement {
    /// What was changed.
    enum Change {
        /// A content inset.
        case inset
        /// The place of a view that kept its size.
        case place
        /// The size of a view, as a constraint at its bottom does it.
        case size
    }

    /// The view, as it is with the keyboard up.
    let node: SceneNode
    let change: Change

    /// The outermost view along a path that has another place or size, and all views with another inset.
    ///
    /// - Parameters:
    ///   - path: from the outermost view to a view.
    ///   - up: the screen with the keyboard up.
    static func all(along path: [SceneNode], in up: SceneSnapshot, since rest: SceneSnapshot) -> [OwnMovement] {
        var found: [OwnMovement] = []
        for node in path {
            guard let before = rest.root.node(withID: node.id) else { break }
            // What is typed gives an input its size.
            if let change = placing(of: node, since: before), change != .size || !node.isInput {
                found.append(OwnMovement(node: node, change: change))
                break
            }
            // What lies in content is placed by it.
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

    /// What goes, where another owner takes over: code of the screen or a call of a library.
    func words(_ names: [Int: CodeName]) -> String {
        let view = names[node.id]?.property ?? node.name
        return switch change {
        case .inset: "what sets the contentInset of \(view)"
        case .place: "what moves \(view)"
        case .size: "what changes the height of \(view)"
        }
    }
}

extension SceneNode.Geometry {
    /// The bottom content inset, in points; nil for a view that does not scroll.
    fileprivate var bottomInset: Double? { contentInset.count == 4 ? contentInset[2] : nil }
}
