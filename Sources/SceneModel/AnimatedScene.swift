public import CoreGraphics

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

    /// Whether whatever runs does so in the keyboard's own timing, in proportion to it: every edge has come as far on its way
    /// as the keyboard's top on its own.
    public let movesWithKeyboard: Bool

    /// Creates a scene.
    ///
    /// - Parameters:
    ///   - root: the window with everything in it; frames and clips are worked out here.
    ///   - places: where each node stands, parents first.
    ///   - keyboard: where the keyboard stands on the screen.
    ///   - timings: those that the places speak of; each stands there once.
    ///   - toScreen: from the coordinates around the window to the screen's.
    ///   - start: the present time.
    public init(
        root: SceneNode, places: [ScenePlace], keyboard: ScenePlace, focus: Focus?, timings: [Timing],
        toScreen: CGAffineTransform, at start: Double
    ) {
        self.places = places
        self.keyboard = keyboard
        self.focus = focus
        self.timings = timings
        self.toScreen = toScreen
        self.start = start
        var runs = places.map { !$0.motions.isEmpty }
        _ = Self.mark(root, 0, &runs)
        self.runs = runs
        movesWithKeyboard = Self.moveTogether(places, keyboard)
        var picture = Picture(places: places, runs: nil, progress: timings.map { $0(start) })
        rootAtStart = picture.node(root, presented: toScreen, model: toScreen, clip: nil)
    }

    /// Marks each node with something that runs inside; returns the number of the next node.
    private static func mark(_ node: SceneNode, _ index: Int, _ runs: inout [Bool]) -> Int {
        var next = index + 1
        for child in node.children {
            let number = next
            next = mark(child, number, &runs)
            runs[index] = runs[index] || runs[number]
        }
        return next
    }

    private static func moveTogether(_ places: [ScenePlace], _ keyboard: ScenePlace) -> Bool {
        let own = Set(keyboard.motions.map(\.timing))
        guard own.count <= 1, keyboard.isProportional else { return false }
        return places.allSatisfy { place in
            place.isProportional && place.motions.allSatisfy { own.contains($0.timing) }
        }
    }

    // MARK: Pictures

    /// The window with everything in it at a time.
    public func root(at time: Double) -> SceneNode {
        guard time != start, runs.first ?? false else { return rootAtStart }
        var picture = Picture(places: places, runs: runs, progress: timings.map { $0(time) })
        return picture.node(rootAtStart, presented: toScreen, model: toScreen, clip: nil)
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
    let places: [ScenePlace]
    /// Nil when every node has to be placed.
    let runs: [Bool]?
    let progress: [Double]
    private var next = 0

    init(places: [ScenePlace], runs: [Bool]?, progress: [Double]) {
        (self.places, self.runs, self.progress) = (places, runs, progress)
    }

    mutating func node(
        _ template: SceneNode, presented: CGAffineTransform, model: CGAffineTransform, clip: CGRect?,
        isCarried: Bool = false
    ) -> SceneNode {
        let index = next
        if let runs, !isCarried, !runs[index], clip == template.clipInScreen {
            next += template.count
            return template
        }
        next += 1
        let own = places[index], shown = own.shown(progress)
        let toScreen = shown.toSurroundings.concatenating(presented)
        let toModel = own.toSurroundings.concatenating(model)
        var node = template
        node.frameInScreen = shown.bounds.applying(toScreen)
        node.modelFrameInScreen = own.bounds.applying(toModel)
        node.clipInScreen = clip
        node.appearance.alpha = Double(shown.opacity)
        let frame = node.frameInScreen
        let inner = own.clips ? clip.map { frame.common(with: $0) } ?? frame : clip
        let carries = isCarried || !own.motions.isEmpty
        for child in node.children.indices {
            node.children[child] = self.node(
                node.children[child], presented: toScreen, model: toModel, clip: inner, isCarried: carries)
        }
        return node
    }
}

extension SceneNode {
    /// How many nodes it is, with those inside.
    fileprivate var count: Int { children.reduce(1) { $0 + $1.count } }
}

extension CGRect {
    /// The part shared with another rectangle of the same space; without one an empty rectangle in this one's corner.
    fileprivate func common(with other: CGRect) -> CGRect {
        let common = intersection(other)
        return common.isNull ? CGRect(origin: origin, size: .zero) : common
    }
}
