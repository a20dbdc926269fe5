public import Foundation

/// The keyboard at one instant.
public struct SceneKeyboard: Codable, Sendable, Equatable {
    /// Where the keyboard is.
    public enum State: String, Codable, Sendable { case hidden, docked, undocked }
    /// What kind of keys it shows.
    public enum Layout: String, Codable, Sendable {
        case letters, email, url, numberPad, phonePad, decimalPad, emoji, custom
    }

    /// Where it will be once it has stopped moving.
    public var state: State
    /// Where it is drawn now, in the screen's coordinates, accessory view included; below the screen while hidden.
    public var frameInScreen: CGRect
    /// Where it will be once it has stopped moving, in the screen's coordinates.
    public var targetFrameInScreen: CGRect
    /// Whether it is moving.
    public var isMoving: Bool
    /// The keys shown.
    public var layout: Layout
    /// Whether the bar with predictions is part of it.
    public var showsPredictionBar: Bool
    /// Height of the input accessory view on top of it, in points.
    public var accessoryHeight: Double
    /// The text on the return key.
    public var returnKey: String

    /// Creates a keyboard.
    public init(
        state: State, frameInScreen: CGRect, targetFrameInScreen: CGRect, isMoving: Bool, layout: Layout = .letters,
        showsPredictionBar: Bool = true, accessoryHeight: Double = 0, returnKey: String = "return"
    ) {
        self.state = state
        self.frameInScreen = frameInScreen
        self.targetFrameInScreen = targetFrameInScreen
        self.isMoving = isMoving
        self.layout = layout
        self.showsPredictionBar = showsPredictionBar
        self.accessoryHeight = accessoryHeight
        self.returnKey = returnKey
    }
}
