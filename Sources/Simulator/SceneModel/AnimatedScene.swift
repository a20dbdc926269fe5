public import CoreGraphics

/// What a screen shows from one event to the next, as a function of time: only animations run meanwhile.
///
/// Times are the simulation's, in seconds. Every picture of the scene is worked out when it is asked for.
public final class AnimatedScene: Sendable {
    /// How far the animations that share a timing have come at a time, 0…1 but for springs that swing.
    public typealias Timing = @Sendable (Double) -> Double

    /// The view that is typed into.
    public struct Focus: Sendable {
        /// Where the focused view and those around it stand, from the focused one to the outermost.
        public var path: [ScenePlace]
        /// Identity of the focused node.
        public var nodeID: Int
        /// The caret in the screen's coordinates once nothing runs any more, in points.
        public var caret: CGRect?

        /// Creates a focus.
        public init(path: [ScenePlace], nodeID: Int, caret: CGRect?) {
            self.path = path
            self.nodeID = nodeID
            self.caret = caret
        }
    }

    private let keyboard: ScenePlace
    private let focus: Focus?
    private let timings: [Timing]
    private let toScreen: CGAffineTransform

    /// The time of the picture that the scene was made for.
    private let start: Double
    private let rootAtStart: SceneNode
    /// What was worked out last: rules ask for the same few instants one after the other.
    ///
    /// ``SceneLock`` guards it.
    nonisolated(unsafe) private var latest = Latest()

    /// The few pictures that were worked out last.
    private struct Latest {
        private var kept: [(time: Double, root: SceneNode)] = []
        private var oldest = 0
        private static let most = 4

        func root(at time: Double) -> SceneNode? {
            for picture in kept where picture.time == time { return picture.root }
            return nil
        }

        mutating func keep(_ root: SceneNode, at time: Double) {
            guard kept.count == Self.most else { return kept.append((time, root)) }
            kept[oldest] = (time, root)
            oldest = (oldest + 1) % Self.most
        }
    }

    /// Whether all animations have the keyboard's own timing, in proportion to it: every edge has come as far on its way
    /// as the keyboard's top on its own.
    public let movesWithKeyboard: Bool

    /// Creates a scene.
    ///
    /// - Parameters:
    ///   - root: the window with everything in it at the present time.
    ///   - keyboard: where the keyboard stands on the screen.
    ///   - timings: those that the places speak of; each stands there once.
    ///   - toScreen: from the coordinates around the window to the screen's.
    ///   - start: the present time.
    public init(
        root: SceneNode, keyboard: ScenePlace, focus: Focus?, timings: [Timing], toScreen: CGAffineTransform,
        at start: Double
    ) {
        rootAtStart = root
        self.keyboard = keyboard
        self.focus = focus
        self.timings = timings
        self.toScreen = toScreen
        self.start = start
        let own = keyboard.motions.first?.timing
        movesWithKeyboard =
            keyboard.isProportional(to: own) && root.isProportional(to: own)
            && (focus?.path ?? []).allSatisfy { $0.isProportional(to: own) }
    }

    // MARK: Pictures

    /// The window with everything in it at a time.
    public func root(at time: Double) -> SceneNode {
        guard time != start, rootAtStart.runs else { return rootAtStart }
        if let known = SceneLock.held({ latest.root(at: time) }) { return known }
        let root = rootAtStart.placed(
            in: SceneSurroundings(toScreen), timings.map { $0(time) }, keepingStill: true)
        SceneLock.held { latest.keep(root, at: time) }
        return root
    }

    /// Where the window is drawn at a time, in the screen's coordinates, in points; the views in it are not worked out.
    func windowFrame(at time: Double) -> CGRect {
        guard time != start, rootAtStart.runs, let own = rootAtStart.view.place else {
            return rootAtStart.frameInScreen
        }
        return SceneSurroundings(toScreen).placing(own, timings.map { $0(time) }).0.frame
    }

    /// Where the keyboard is drawn at a time, in the screen's coordinates, in points.
    public func keyboardFrame(at time: Double) -> CGRect {
        keyboard.motions.isEmpty ? keyboard.frame : keyboard.shown(by: { timings[$0](time) }).frame
    }

    /// The identity of the node that is typed into.
    var focusedNodeID: Int? { focus?.nodeID }

    /// The view that is typed into at a time, with its caret where it is drawn then.
    public func focus(at time: Double) -> SceneFocus? {
        guard let focus else { return nil }
        guard let caret = focus.caret else { return SceneFocus(nodeID: focus.nodeID, caretInScreen: nil) }
        let lag = lag(of: focus.path, at: time)
        return SceneFocus(nodeID: focus.nodeID, caretInScreen: caret.offsetBy(dx: lag.x, dy: lag.y))
    }

    /// How far from its target a node is drawn, on the screen, in points.
    private func lag(of path: [ScenePlace], at time: Double) -> CGPoint {
        guard let first = path.first else { return .zero }
        let progress = timings.map { $0(time) }
        var shown = CGAffineTransform.identity, own = CGAffineTransform.identity
        for place in path {
            shown = shown.concatenating(place.shown(progress).toSurroundings)
            own = own.concatenating(place.toSurroundings)
        }
        let middle = CGPoint(x: first.bounds.midX, y: first.bounds.midY)
        let now = middle.applying(shown), target = middle.applying(own)
        return CGPoint(x: now.x - target.x, y: now.y - target.y)
    }
}

extension SceneNode {
    /// Whether each edge of all that runs in the node or inside it goes its way in proportion to one timing.
    fileprivate func isProportional(to timing: Int?) -> Bool {
        guard runs else { return true }
        return view.place?.isProportional(to: timing) ?? true
            && children.allSatisfy { $0.isProportional(to: timing) }
    }
}
