public import CoreGraphics

/// The content of a screen between two events, as a function of time.
///
/// Only animations run between the two events. Times are in seconds of the simulation's clock.
public final class AnimatedScene: Sendable {
    /// The progress of animations at a time.
    ///
    /// The progress lies in 0…1. A spring may overshoot this range.
    public typealias Timing = @Sendable (Double) -> Double

    /// The view that a person types into.
    public struct Focus: Sendable {
        /// The positions of the focused view and its superviews, innermost first.
        public var path: [ScenePlace]
        /// The identity of the focused node.
        public var nodeID: Int
        /// The caret after all animations, in the screen's coordinates, in points.
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

    private let start: Double
    private let rootAtStart: SceneNode
    nonisolated(unsafe) private var latest = Latest()

    /// The views at the times that were requested last, because rules request the same few times repeatedly.
    ///
    /// ``SceneLock`` guards these views.
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

    /// Whether all animations have the same timing as the keyboard.
    ///
    /// At each instant, all edges have then completed the same fraction of their movements.
    public let movesWithKeyboard: Bool

    /// Creates a scene.
    ///
    /// - Parameters:
    ///   - root: the window with its whole content at the present time.
    ///   - keyboard: the keyboard's position on the screen.
    ///   - timings: the timings of the animations, each once. The positions of the views contain indices into this
    ///     list.
    ///   - toScreen: the transform from the coordinates of the window's container to the screen's coordinates.
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

    /// Returns the window and all its views as the screen shows them at a time.
    public func root(at time: Double) -> SceneNode {
        guard time != start, rootAtStart.runs else { return rootAtStart }
        if let known = SceneLock.held({ latest.root(at: time) }) { return known }
        let root = rootAtStart.placed(
            in: SceneSurroundings(toScreen), timings.map { $0(time) }, keepingStill: true)
        SceneLock.held { latest.keep(root, at: time) }
        return root
    }

    /// Returns the window's drawn frame at a time, in the screen's coordinates, in points.
    func windowFrame(at time: Double) -> CGRect {
        guard time != start, rootAtStart.runs, let own = rootAtStart.view.place else {
            return rootAtStart.frameInScreen
        }
        return SceneSurroundings(toScreen).placing(own, timings.map { $0(time) }).0.frame
    }

    /// Returns the keyboard's drawn frame at a time, in the screen's coordinates, in points.
    public func keyboardFrame(at time: Double) -> CGRect {
        keyboard.motions.isEmpty ? keyboard.frame : keyboard.shown(by: { timings[$0](time) }).frame
    }

    var focusedNodeID: Int? { focus?.nodeID }

    /// Returns the view that a person types into, with its drawn caret at a time.
    public func focus(at time: Double) -> SceneFocus? {
        guard let focus else { return nil }
        guard let caret = focus.caret else { return SceneFocus(nodeID: focus.nodeID, caretInScreen: nil) }
        let lag = lag(of: focus.path, at: time)
        return SceneFocus(nodeID: focus.nodeID, caretInScreen: caret.offsetBy(dx: lag.x, dy: lag.y))
    }

    /// Returns the distance between a node's drawn and its final position on the screen, in points.
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
    fileprivate func isProportional(to timing: Int?) -> Bool {
        guard runs else { return true }
        return view.place?.isProportional(to: timing) ?? true
            && children.allSatisfy { $0.isProportional(to: timing) }
    }
}
