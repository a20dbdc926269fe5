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
    /// The app's window and everything in it.
    public var root: SceneNode

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
        self.root = root
    }
}
