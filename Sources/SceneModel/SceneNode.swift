public import Foundation

/// One view of a screen, as plain values.
///
/// Every rectangle is in the screen's coordinates of the current interface orientation: origin top left, y down, in points.
public struct SceneNode: Codable, Sendable, Equatable {
    /// What a view is, as far as rules and pictures care.
    public enum Kind: String, Codable, Sendable, CaseIterable {
        case view, label, textField, textView, button, image, scrollView, control, bar
    }

    /// Identity of the view within one recording; the same view keeps it from snapshot to snapshot.
    public var id: Int
    /// What people call the view: its accessibility identifier, else its placeholder or text, else its class.
    public var name: String
    /// The kind of view.
    public var kind: Kind
    /// Where the view is drawn at this instant (presentation values), as the bounding box on the screen.
    public var frameInScreen: CGRect
    /// Where the view will be once every running animation has ended (model values).
    public var modelFrameInScreen: CGRect
    /// What the views around leave for this view to be seen in, in points; nil when none cuts off what reaches out of it.
    public var clipInScreen: CGRect?
    /// The view's stored geometry, exactly as the app can read it back: `bounds`, `center`, `transform` (a, b, c, d, tx, ty).
    public var geometry: Geometry
    /// Whether the view, or one it lies in, is hidden or fully transparent.
    public var isHidden: Bool
    /// The app's answer to "which controls must a person be able to reach while typing".
    public var isMarked: Bool
    /// How the view looks.
    public var appearance: Appearance
    /// The views inside, back to front.
    public var children: [SceneNode]

    /// Creates a node.
    public init(
        id: Int, name: String, kind: Kind, frameInScreen: CGRect, modelFrameInScreen: CGRect,
        clipInScreen: CGRect? = nil, geometry: Geometry = Geometry(), isHidden: Bool = false, isMarked: Bool = false,
        appearance: Appearance = Appearance(), children: [SceneNode] = []
    ) {
        self.id = id
        self.name = name
        self.kind = kind
        self.frameInScreen = frameInScreen
        self.modelFrameInScreen = modelFrameInScreen
        self.clipInScreen = clipInScreen
        self.geometry = geometry
        self.isHidden = isHidden
        self.isMarked = isMarked
        self.appearance = appearance
        self.children = children
    }

    /// The node and all nodes inside it, parents first.
    public var flattened: [SceneNode] {
        var result: [SceneNode] = []
        appendFlattened(to: &result)
        return result
    }

    /// The nodes of a kind, here and inside, parents first.
    public func nodes(where isWanted: (SceneNode) -> Bool) -> [SceneNode] {
        children.reduce(into: isWanted(self) ? [self] : []) { $0 += $1.nodes(where: isWanted) }
    }

    /// The node with an identity, here or inside; nil when there is none.
    public func node(withID wanted: Int) -> SceneNode? {
        if id == wanted { return self }
        for child in children {
            if let found = child.node(withID: wanted) { return found }
        }
        return nil
    }

    private func appendFlattened(to result: inout [SceneNode]) {
        result.append(self)
        for child in children { child.appendFlattened(to: &result) }
    }
}
