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
    private var content: Content

    private enum Content: Sendable {
        case fixed(SceneNode)
        case animated(AnimatedScene, at: Double)
    }

    private enum CodingKeys: String, CodingKey {
        case time, step, isSettled, layoutPasses, screen, keyboard, focus, personalMoves, root
    }

    /// The app's window and everything in it; in an animated scene it is worked out each time it is asked for.
    public var root: SceneNode {
        get {
            switch content {
            case .fixed(let root): root
            case .animated(let scene, let time): scene.root(at: time)
            }
        }
        set { content = .fixed(newValue) }
    }

    /// The scene that the picture is an instant of; nil for one that stands alone.
    public var scene: AnimatedScene? {
        if case .animated(let scene, _) = content { scene } else { nil }
    }

    /// Creates a snapshot.
    public init(
        time: Double, step: String, isSettled: Bool, layoutPasses: Int, screen: SceneScreen, keyboard: SceneKeyboard,
        focus: SceneFocus?, personalMoves: Int = 0, root: SceneNode
    ) {
        self.time = time
        self.step = step
        self.isSettled = isSettled
        self.layoutPasses = layoutPasses
        self.screen = screen
        self.keyboard = keyboard
        self.focus = focus
        self.personalMoves = personalMoves
        content = .fixed(root)
    }

    /// Reads a snapshot.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        self.init(
            time: try values.decode(Double.self, forKey: .time), step: try values.decode(String.self, forKey: .step),
            isSettled: try values.decode(Bool.self, forKey: .isSettled),
            layoutPasses: try values.decode(Int.self, forKey: .layoutPasses),
            screen: try values.decode(SceneScreen.self, forKey: .screen),
            keyboard: try values.decode(SceneKeyboard.self, forKey: .keyboard),
            focus: try values.decodeIfPresent(SceneFocus.self, forKey: .focus),
            personalMoves: try values.decode(Int.self, forKey: .personalMoves),
            root: try values.decode(SceneNode.self, forKey: .root))
    }

    /// Writes a snapshot with all of its views.
    public func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: CodingKeys.self)
        try values.encode(time, forKey: .time)
        try values.encode(step, forKey: .step)
        try values.encode(isSettled, forKey: .isSettled)
        try values.encode(layoutPasses, forKey: .layoutPasses)
        try values.encode(screen, forKey: .screen)
        try values.encode(keyboard, forKey: .keyboard)
        try values.encodeIfPresent(focus, forKey: .focus)
        try values.encode(personalMoves, forKey: .personalMoves)
        try values.encode(root, forKey: .root)
    }

    /// Whether two pictures show the same at the same instant.
    public static func == (one: SceneSnapshot, other: SceneSnapshot) -> Bool {
        one.time == other.time && one.step == other.step && one.isSettled == other.isSettled
            && one.layoutPasses == other.layoutPasses && one.screen == other.screen && one.keyboard == other.keyboard
            && one.focus == other.focus && one.personalMoves == other.personalMoves && one.root == other.root
    }

    // MARK: Instants of an animated scene

    /// The picture of an animated scene at another time.
    ///
    /// - Parameters:
    ///   - clock: the simulation's time, in seconds.
    ///   - time: the recording's, in seconds.
    public func moved(to clock: Double, time: Double, step: String) -> SceneSnapshot {
        guard let scene else { return self }
        return SceneSnapshot(self, of: scene, at: clock, time: time, step: step)
    }

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
