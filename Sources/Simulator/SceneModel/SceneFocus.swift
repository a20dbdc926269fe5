public import Foundation

/// The view a person is typing into.
public struct SceneFocus: Codable, Sendable, Equatable {
    /// The node's identity; see ``SceneNode/id``.
    public var nodeID: Int
    /// The caret in the screen's coordinates, in points, when the view has one.
    public var caretInScreen: CGRect?

    /// Creates a focus.
    public init(nodeID: Int, caretInScreen: CGRect?) {
        self.nodeID = nodeID
        self.caretInScreen = caretInScreen
    }
}
