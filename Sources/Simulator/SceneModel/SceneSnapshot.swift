public import Foundation

/// What a screen looks like at one instant: the only thing that audit rules and renderers ever get to see.
///
/// Every rectangle is in the screen's coordinates of the current interface orientation: origin top left, y down, in points.
public struct SceneSnapshot: Codable, Sendable, Equatable {
    /// Seconds of virtual time since the recording began.
    public var time: Double
    /// The step of the script that this instant belongs to, such as `keyboard rising`.
    public var step: String
    /// Whether nothing moves any more: no animation runs, no layout is pending.
    public var isSettled: Bool
    /// Passes of `layoutSubviews` on any view of the screen since the recording began.
    public var layoutPasses: Int
    /// The display.
    public var screen: SceneScreen
    /// The keyboard.
    public var keyboard: SceneKeyboard
    /// Who is being typed into.
    public var focus: SceneFocus?
    /// How often a person has typed or scrolled since the recording began: what moves content besides the keyboard.
    public var personalMoves: Int
    /// How many of the ``personalMoves`` were drags of content; nil in recordings that do not tell.
    public var personalScrolls: Int?
    /// The view that was typed into until it was taken off the screen, while the person wanted to go on; nil for none.
    public var lostFocus: String?
    /// Views that have asked for layout without end since the recording began; nil for none.
    public var restlessViews: [String]?
    /// The version of iOS; nil in recordings that do not tell.
    public var systemVersion: Double?
    /// Where the guides stand; nil in recordings that do not tell.
    public var guides: SceneGuides?
    private var content: SceneContent

    private enum CodingKeys: String, CodingKey {
        case time, step, isSettled, layoutPasses, screen, keyboard, focus, personalMoves, personalScrolls, lostFocus
        case restlessViews, systemVersion, guides
        case content = "root"
    }

    /// The app's window and everything in it; in an animated scene it is worked out each time it is asked for.
    public var root: SceneNode {
        get { content.root }
        set { content = .fixed(newValue) }
    }

    /// The scene that the picture is an instant of; nil for one that stands alone.
    public var scene: AnimatedScene? {
        if case .animated(let scene, _) = content { scene } else { nil }
    }

    /// Creates a snapshot.
    public init(
        time: Double, step: String, isSettled: Bool, layoutPasses: Int, screen: SceneScreen, keyboard: SceneKeyboard,
        focus: SceneFocus?, personalMoves: Int = 0, personalScrolls: Int? = nil, root: SceneNode
    ) {
        self.time = time
        self.step = step
        self.isSettled = isSettled
        self.layoutPasses = layoutPasses
        self.screen = screen
        self.keyboard = keyboard
        self.focus = focus
        self.personalMoves = personalMoves
        self.personalScrolls = personalScrolls
        content = .fixed(root)
    }

    // MARK: Instants of an animated scene

    /// Creates the picture of an animated scene at a time.
    ///
    /// - Parameters:
    ///   - picture: what does not run in the scene.
    ///   - clock: the simulation's time, in seconds.
    ///   - time: the recording's, in seconds.
    public init(_ picture: SceneSnapshot, of scene: AnimatedScene, at clock: Double, time: Double, step: String) {
        self = picture
        self.time = time
        self.step = step
        keyboard.frameInScreen = scene.keyboardFrame(at: clock)
        focus = scene.focus(at: clock)
        content = .animated(scene, at: clock)
    }
}

/// The views of a picture: as they are, or at an instant of a scene; read, written and compared as they are.
private enum SceneContent: Codable, Sendable, Equatable {
    case fixed(SceneNode)
    case animated(AnimatedScene, at: Double)

    var root: SceneNode {
        switch self {
        case .fixed(let root): root
        case .animated(let scene, let time): scene.root(at: time)
        }
    }

    init(from decoder: any Decoder) throws { self = .fixed(try SceneNode(from: decoder)) }

    func encode(to encoder: any Encoder) throws { try root.encode(to: encoder) }

    static func == (one: SceneContent, other: SceneContent) -> Bool { one.root == other.root }
}

/// The display that a screen is shown on.
public struct SceneScreen: Codable, Sendable, Equatable {
    /// Phone or tablet.
    public enum Idiom: String, Codable, Sendable { case phone, pad }

    /// Phone or tablet.
    public var idiom: Idiom
    /// Width and height in points in the current interface orientation.
    public var size: CGSize
    /// Pixels per point.
    public var scale: Double
    /// Top, left, bottom, right of the window's safe area in points, each 0 or more.
    public var safeAreaInsets: [Double]
    /// Height of the status bar in points; 0 where none is shown.
    public var statusBarHeight: Double
    /// Radius of the display's corners in points.
    public var cornerRadius: Double
    /// Whether the device has a home indicator instead of a button.
    public var hasHomeIndicator: Bool
    /// Top, left, bottom, right of the strips along the screen's edges that the sensor housing may lie in, in points.
    ///
    /// Each is 0 or more, all are 0 without a housing. Bars and windows do not change them.
    public var sensorHousingInsets: [Double]
    /// Height of the home indicator's strip at the screen's bottom, in points; 0 without one.
    public var homeIndicatorHeight: Double

    /// Creates a display, without hardware in it unless said.
    public init(
        idiom: Idiom, size: CGSize, scale: Double, safeAreaInsets: [Double], statusBarHeight: Double,
        cornerRadius: Double, hasHomeIndicator: Bool, sensorHousingInsets: [Double] = [0, 0, 0, 0],
        homeIndicatorHeight: Double = 0
    ) {
        self.idiom = idiom
        self.size = size
        self.scale = scale
        self.safeAreaInsets = safeAreaInsets
        self.statusBarHeight = statusBarHeight
        self.cornerRadius = cornerRadius
        self.hasHomeIndicator = hasHomeIndicator
        self.sensorHousingInsets = sensorHousingInsets
        self.homeIndicatorHeight = homeIndicatorHeight
    }
}

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

/// Where the guides that a screen can be laid out by stand, in the screen's coordinates, in points.
///
/// A guide has no picture of its own: it takes its new place at once, and the views that stand on it move there.
public struct SceneGuides: Codable, Sendable, Equatable {
    /// The top edge of the window's keyboard layout guide, from the screen's top edge, in points.
    public var keyboardTop: Double
    /// The bottom edge of the safe area of the frontmost controller's view, from the screen's top edge, in points.
    public var safeAreaBottom: Double

    /// Creates guides at their heights, from the screen's top edge, in points.
    public init(keyboardTop: Double, safeAreaBottom: Double) {
        self.keyboardTop = keyboardTop
        self.safeAreaBottom = safeAreaBottom
    }
}
