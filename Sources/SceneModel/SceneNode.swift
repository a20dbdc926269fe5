public import Foundation

/// One view of a screen, as plain values.
///
/// Every rectangle is in the screen's coordinates of the current interface orientation: origin top left, y down, in points.
public struct SceneNode: Codable, Sendable, Equatable {
    /// What a view is, as far as rules and pictures care.
    public enum Kind: String, Codable, Sendable, CaseIterable {
        case view, label, textField, textView, button, image, scrollView, control, bar
    }

    /// What a node holds; shared by its copies, since pictures that follow each other have most nodes in common.
    @usableFromInline
    final class Storage: Sendable {
        @usableFromInline let values: Values

        @usableFromInline
        init(_ values: Values) { self.values = values }
    }

    /// The stored properties, whose names are the keys in JSON.
    @usableFromInline
    struct Values: Codable, Sendable, Equatable {
        @usableFromInline var id: Int
        @usableFromInline var name: String
        @usableFromInline var kind: Kind
        @usableFromInline var frameInScreen: CGRect
        @usableFromInline var modelFrameInScreen: CGRect
        @usableFromInline var clipInScreen: CGRect?
        @usableFromInline var geometry: Geometry
        @usableFromInline var isHidden: Bool
        @usableFromInline var isMarked: Bool
        @usableFromInline var appearance: Appearance
        @usableFromInline var children: [SceneNode]
    }

    @usableFromInline var storage: Storage

    /// Creates a node.
    public init(
        id: Int, name: String, kind: Kind, frameInScreen: CGRect, modelFrameInScreen: CGRect,
        clipInScreen: CGRect? = nil, geometry: Geometry = Geometry(), isHidden: Bool = false, isMarked: Bool = false,
        appearance: Appearance = Appearance(), children: [SceneNode] = []
    ) {
        storage = Storage(
            Values(
                id: id, name: name, kind: kind, frameInScreen: frameInScreen, modelFrameInScreen: modelFrameInScreen,
                clipInScreen: clipInScreen, geometry: geometry, isHidden: isHidden, isMarked: isMarked,
                appearance: appearance, children: children))
    }

    /// Creates the node of a view at its place.
    init(_ view: SceneView, _ place: Place, _ children: [SceneNode]) {
        var appearance = view.appearance
        appearance.alpha = Double(place.opacity)
        self.init(
            id: view.id, name: view.name, kind: view.kind, frameInScreen: place.frame,
            modelFrameInScreen: place.modelFrame, clipInScreen: place.clip, geometry: view.geometry,
            isHidden: view.isHidden, isMarked: view.isMarked, appearance: appearance, children: children)
    }

    /// Creates the same node at another place.
    init(_ node: SceneNode, _ place: Place, _ children: [SceneNode]) {
        var values = node.storage.values
        values.frameInScreen = place.frame
        values.modelFrameInScreen = place.modelFrame
        values.clipInScreen = place.clip
        values.appearance.alpha = Double(place.opacity)
        values.children = children
        storage = Storage(values)
    }

    /// Where a node is, as far as time and the views around it decide; in the screen's coordinates, in points.
    struct Place {
        var frame, modelFrame: CGRect
        var clip: CGRect?
        var opacity: Float
    }

    @usableFromInline
    mutating func change(_ body: (inout Values) -> Void) {
        var values = storage.values
        body(&values)
        storage = Storage(values)
    }

    /// Reads a node with all nodes inside it.
    public init(from decoder: any Decoder) throws { storage = Storage(try Values(from: decoder)) }

    /// Writes the node with all nodes inside it.
    public func encode(to encoder: any Encoder) throws { try storage.values.encode(to: encoder) }

    /// Whether two nodes hold the same, inside too.
    public static func == (one: SceneNode, other: SceneNode) -> Bool {
        one.storage === other.storage || one.storage.values == other.storage.values
    }

    // MARK: What a node holds

    /// Identity of the view within one recording; the same view keeps it from snapshot to snapshot.
    @inlinable public var id: Int {
        get { storage.values.id }
        set { change { $0.id = newValue } }
    }

    /// What people call the view: its accessibility identifier, else its placeholder or text, else its class.
    @inlinable public var name: String {
        get { storage.values.name }
        set { change { $0.name = newValue } }
    }

    /// The kind of view.
    @inlinable public var kind: Kind {
        get { storage.values.kind }
        set { change { $0.kind = newValue } }
    }

    /// Where the view is drawn at this instant (presentation values), as the bounding box on the screen.
    @inlinable public var frameInScreen: CGRect {
        get { storage.values.frameInScreen }
        set { change { $0.frameInScreen = newValue } }
    }

    /// Where the view will be once every running animation has ended (model values).
    @inlinable public var modelFrameInScreen: CGRect {
        get { storage.values.modelFrameInScreen }
        set { change { $0.modelFrameInScreen = newValue } }
    }

    /// What the views around leave for this view to be seen in, in points; nil when none cuts off what reaches out of it.
    @inlinable public var clipInScreen: CGRect? {
        get { storage.values.clipInScreen }
        set { change { $0.clipInScreen = newValue } }
    }

    /// The view's stored geometry, exactly as the app can read it back: `bounds`, `center`, `transform` (a, b, c, d, tx, ty).
    @inlinable public var geometry: Geometry {
        get { storage.values.geometry }
        set { change { $0.geometry = newValue } }
    }

    /// Whether the view, or one it lies in, is hidden or fully transparent.
    @inlinable public var isHidden: Bool {
        get { storage.values.isHidden }
        set { change { $0.isHidden = newValue } }
    }

    /// The app's answer to "which controls must a person be able to reach while typing".
    @inlinable public var isMarked: Bool {
        get { storage.values.isMarked }
        set { change { $0.isMarked = newValue } }
    }

    /// How the view looks.
    @inlinable public var appearance: Appearance {
        get { storage.values.appearance }
        set { change { $0.appearance = newValue } }
    }

    /// The views inside, back to front.
    @inlinable public var children: [SceneNode] {
        get { storage.values.children }
        set { change { $0.children = newValue } }
    }

    // MARK: Looking inside

    /// Whether two nodes are copies of one, so that nothing in them differs; false where that is not certain.
    @inlinable
    public func isSame(as other: SceneNode) -> Bool { storage === other.storage }

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
