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
