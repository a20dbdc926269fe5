public import CoreGraphics
import Synchronization

/// What a screen shows from one event to the next, as a function of time: only animations run meanwhile.
///
/// Times are the simulation's, in seconds. Every picture of the scene is worked out when it is asked for.
public final class AnimatedScene: Sendable {
    /// How far the animations that share a timing have come at a time, 0…1 but for springs that swing.
    public typealias Timing = @Sendable (Double) -> Double

    /// The view that is typed into.
    public struct Focus: Sendable {
        /// The numbers of the nodes from the focused one to the root.
        public var path: [Int]
        /// Identity of the focused node.
        public var nodeID: Int
        /// The caret in the screen's coordinates once nothing runs any more, in points.
        public var caret: CGRect?

        /// Creates a focus.
        public init(path: [Int], nodeID: Int, caret: CGRect?) {
            self.path = path
            self.nodeID = nodeID
            self.caret = caret
        }
    }

    /// One for each node, parents first.
    private let places: [ScenePlace]
    /// Whether anything runs in a node or inside it.
    private let runs: [Bool]
    private let keyboard: ScenePlace
    private let focus: Focus?
    private let timings: [Timing]
    private let toScreen: CGAffineTransform

    /// The time of the picture that the scene was made for.
    private let start: Double
    private let rootAtStart: SceneNode
    /// What was worked out last: rules ask for the end of a movement one after the other.
    private let latest = Mutex<(time: Double, root: SceneNode)?>(nil)

    /// Whether all animations have the keyboard's own timing, in proportion to it: every edge has come as far on its way
    /// as the keyboard's top on its own.
    public let movesWithKeyboard: Bool

    /// Creates a scene.
    ///
    /// - Parameters:
    ///   - views: the window and everything in it, parents first.
    ///   - childCounts: how many views lie directly in each; they follow it, each with all inside.
    ///   - places: where each view stands, in the same order; those of a focused view outside of the window follow.
    ///   - keyboard: where the keyboard stands on the screen.
    ///   - timings: those that the places speak of; each stands there once.
    ///   - toScreen: from the coordinates around the window to the screen's.
    ///   - start: the present time.
    public init(
        views: [SceneView], childCounts: [Int], places: [ScenePlace], keyboard: ScenePlace, focus: Focus?,
        timings: [Timing],
        toScreen: CGAffineTransform, at start: Double
    ) {
        self.places = places
        self.keyboard = keyboard
        self.focus = focus
        self.timings = timings
        self.toScreen = toScreen
        self.start = start
        movesWithKeyboard = Self.moveTogether(places, keyboard)
        var picture = Picture(places: places, progress: timings.map { $0(start) })
        rootAtStart = picture.node(of: views, childCounts, in: Picture.Surroundings(toScreen))
        runs = picture.runs
    }

    private static func moveTogether(_ places: [ScenePlace], _ keyboard: ScenePlace) -> Bool {
        let own = keyboard.motions.first?.timing
        return keyboard.isProportional(to: own) && places.indices.allSatisfy { places[$0].isProportional(to: own) }
    }

    // MARK: Pictures

    /// The window with everything in it at a time.
    public func root(at time: Double) -> SceneNode {
        guard time != start, runs.first ?? false else { return rootAtStart }
        if let known = latest.withLock({ $0 }), known.time == time { return known.root }
        var picture = Picture(places: places, progress: timings.map { $0(time) }, runs: runs)
        let root = picture.node(like: rootAtStart, in: Picture.Surroundings(toScreen))
        latest.withLock { $0 = (time, root) }
        return root
    }

    /// Where the keyboard is drawn at a time, in the screen's coordinates, in points.
    public func keyboardFrame(at time: Double) -> CGRect {
        keyboard.motions.isEmpty ? keyboard.frame : keyboard.shown(timings.map { $0(time) }).frame
    }

    /// The view that is typed into at a time, with its caret where it is drawn then.
    public func focus(at time: Double) -> SceneFocus? {
        guard let focus else { return nil }
        guard let caret = focus.caret else { return SceneFocus(nodeID: focus.nodeID, caretInScreen: nil) }
        let lag = lag(of: focus.path, at: time)
        return SceneFocus(nodeID: focus.nodeID, caretInScreen: caret.offsetBy(dx: lag.x, dy: lag.y))
    }

    /// How far from its target a node is drawn, on the screen, in points.
    private func lag(of path: [Int], at time: Double) -> CGPoint {
        guard let first = path.first else { return .zero }
        let progress = timings.map { $0(time) }
        var shown = CGAffineTransform.identity, own = CGAffineTransform.identity
        for index in path {
            shown = shown.concatenating(places[index].shown(progress).toSurroundings)
            own = own.concatenating(places[index].toSurroundings)
        }
        let middle = CGPoint(x: places[first].bounds.midX, y: places[first].bounds.midY)
        let now = middle.applying(shown), target = middle.applying(own)
        return CGPoint(x: now.x - target.x, y: now.y - target.y)
    }
}

/// Places the nodes of one picture, parents first.
private struct Picture {
    /// What the views around a node mean for it.
    struct Surroundings {
        /// To the screen's coordinates, where the node is drawn and where it will be.
        var presented, model: CGAffineTransform
        var clip: CGRect?
        /// Whether something runs around the node.
        var isCarried = false

        init(_ toScreen: CGAffineTransform) { (presented, model) = (toScreen, toScreen) }
    }

    private let places: [ScenePlace]
    private let progress: [Double]
    /// Whether anything runs in a node or inside it.
    private(set) var runs: [Bool]
    private var next = 0

    init(places: [ScenePlace], progress: [Double], runs: [Bool]? = nil) {
        (self.places, self.progress) = (places, progress)
        self.runs = runs ?? Array(repeating: false, count: places.count)
    }

    /// The node of the next view with all inside, and notes what runs.
    mutating func node(of views: [SceneView], _ childCounts: [Int], in around: Surroundings) -> SceneNode {
        let index = next
        next += 1
        runs[index] = !places[index].motions.isEmpty
        let (place, inner) = placing(index, in: around)
        var children: [SceneNode] = []
        children.reserveCapacity(childCounts[index])
        for _ in 0..<childCounts[index] {
            let number = next
            children.append(node(of: views, childCounts, in: inner))
            if runs[number] { runs[index] = true }
        }
        return SceneNode(views[index], place, children)
    }

    /// The same node later on, with all inside; what does not run is the same.
    mutating func node(like template: SceneNode, in around: Surroundings) -> SceneNode {
        let index = next
        if !around.isCarried, !runs[index], around.clip == template.clipInScreen {
            next += template.count
            return template
        }
        next += 1
        let (place, inner) = placing(index, in: around)
        return SceneNode(template.view, place, template.children.map { node(like: $0, in: inner) })
    }

    private func placing(_ index: Int, in around: Surroundings) -> (SceneNode.Place, Surroundings) {
        // Most views stand still, and a copy of their place would take longer than the work.
        guard places[index].motions.isEmpty else { return placing(places[index].shown(progress), index, in: around) }
        return placing(places[index], index, in: around)
    }

    /// - Parameter shown: the place of a node as it is drawn.
    private func placing(
        _ shown: ScenePlace, _ index: Int, in around: Surroundings
    ) -> (SceneNode.Place, Surroundings) {
        var inner = around
        inner.presented = shown.toSurroundings.concatenating(around.presented)
        // Where nothing runs around, nothing is drawn elsewhere than it will be.
        inner.isCarried = around.isCarried || !places[index].motions.isEmpty
        inner.model = inner.isCarried ? places[index].toSurroundings.concatenating(around.model) : inner.presented
        let frame = shown.bounds.applying(inner.presented)
        if shown.clips { inner.clip = around.clip.map { frame.common(with: $0) } ?? frame }
        let place = SceneNode.Place(
            frame: frame, modelFrame: inner.isCarried ? places[index].bounds.applying(inner.model) : frame,
            clip: around.clip, opacity: Double(shown.opacity))
        return (place, inner)
    }
}

extension CGRect {
    /// The part shared with another rectangle of the same space; without one an empty rectangle in this one's corner.
    fileprivate func common(with other: CGRect) -> CGRect {
        let common = intersection(other)
        return common.isNull ? CGRect(origin: origin, size: .zero) : common
    }
}
