public import AuditRules
import CoreGraphics
import Foundation
import ReportRendering
public import SceneModel

/// A recording as a film that a page plays: pieces of SVG markup, and the changes of each frame.
///
/// ``SVGDrawing`` draws the pieces, so a frame looks like the still picture of the same instant. A piece shows one
/// view, drawn at 0, 0. An SVG group contains the piece, and moves it to the view's position in its superview.
/// Therefore a moving bar is a single change, however many views it contains.
struct DrawnFilm {
    struct Canvas: Encodable {
        var size: [Double]
        var box: String
        /// Each layer is an empty group, into which the frames put their pieces.
        var markup: String
    }

    /// The values that a frame changes, with nil for an unchanged value.
    struct Frame: Equatable {
        var at: Double
        var step: Int
        var isSettled: Bool
        /// The index of the canvas, which is the drawing of the device.
        ///
        /// If the index changes, the frame also contains all unchanged values.
        var canvas: Int?
        /// The word `lit` or `dim` according to the app's own colours, or an empty text for unknown colours.
        var theme: String?
        /// The index of the keyboard's piece, its left and top in tenths of a point, and its scale in thousandths.
        ///
        /// The list is empty for a hidden keyboard.
        var keyboard: [Int]?
        /// The y coordinates of the lines for the keyboard guide and the safe area.
        ///
        /// The coordinates are on the screen, in tenths of a point.
        var guides: [Int]?
        /// Two numbers for each changed layer: the layer, and the index of its new piece.
        var layers: [Int] = []
        /// The index in ``names``, or 0 without a focused view.
        var focus: Int?
        /// Two numbers for each view, parents first: the number of direct subviews, and how the view clips them.
        ///
        /// A view that clips nothing has 0 and one that clips its bounds 1. A sheet has the number of its clip path + 2.
        ///
        /// A frame with a new tree lists the positions of all its views in ``moves``, because the tree itself has no
        /// positions.
        var tree: [Int]?
        /// Seven numbers for each moved view: index in the tree, x, y, width and height in tenths of a point, opacity
        /// in percent, index of the piece.
        var moves: [Int] = []
    }

    private(set) var canvases: [Canvas] = []
    let definitions: String
    /// The pieces of markup for views, keyboards and layers.
    ///
    /// Each piece occurs once, and the first piece is empty.
    let pieces: [String]
    /// The names of focused views.
    ///
    /// The first name is empty, for a frame without a focused view.
    let names: [String]
    /// The names of the steps in order; a recurring step has its name again.
    let steps: [String]
    let frames: [Frame]
    /// The events from the recording's log and from its pictures, in the order of time.
    let log: [SceneLogLine]

    /// Consecutive frames that look equal become a single frame.
    init(_ recording: [SceneSnapshot], log: [SceneLogLine] = [], findings: [Finding] = []) {
        var cutter = FilmCutter(findings: findings), changes = SceneChanges()
        for picture in recording {
            cutter.add(picture)
            changes.add(picture)
        }
        // In the log, an event precedes its visible effect.
        let all = (log + changes.lines).enumerated()
        self.log = all.sorted { ($0.element.at, $0.offset) < ($1.element.at, $1.offset) }.map(\.element)
        (canvases, pieces, names) = (cutter.canvases, cutter.pieces.items, cutter.names.items)
        (steps, frames) = (cutter.steps, cutter.frames)
        definitions = cutter.library.definitions
    }

    /// - Throws: the encoder's error, which cannot occur because all numbers are finite.
    func json() throws -> String {
        let encoder = JSONEncoder.sorted()
        // The numbers of its frames make up most of a film. `JSONEncoder` would take ten times as long for the frames.
        let frames = self.frames.map(\.json).joined(separator: ",")
        return try "{\"canvases\":" + encoder.text(of: canvases) + ",\"definitions\":" + encoder.text(of: definitions)
            + ",\"frames\":[" + frames + "],\"log\":" + encoder.text(of: log)
            + ",\"names\":" + encoder.text(of: names) + ",\"pieces\":" + encoder.text(of: pieces) + ",\"steps\":"
            + encoder.text(of: steps) + "}"
    }
}

extension AuditRun {
    /// Draws the film of a recording for a page, as JSON.
    ///
    /// An empty recording has no film.
    public mutating func film(_ recording: [SceneSnapshot], log: [SceneLogLine] = []) {
        guard !recording.isEmpty else { return }
        let captioned = recording.map { picture in
            var picture = picture
            picture.step = caption(of: picture.step)
            return picture
        }
        film = try? DrawnFilm(captioned, log: log, findings: findings).json()
    }
}

extension DrawnFilm.Frame {
    fileprivate var json: String {
        var json = "{\"at\":\(at)"
        func add(_ key: String, _ numbers: [Int]?) {
            guard let numbers else { return }
            json += ",\"\(key)\":[" + numbers.map(String.init).joined(separator: ",") + "]"
        }
        if let canvas { json += ",\"canvas\":\(canvas)" }
        if let focus { json += ",\"focus\":\(focus)" }
        add("guides", guides)
        if isSettled { json += ",\"isSettled\":true" }
        add("keyboard", keyboard)
        add("layers", layers)
        add("moves", moves)
        json += ",\"step\":\(step)"
        if let theme { json += ",\"theme\":\"\(theme)\"" }
        add("tree", tree)
        return json + "}"
    }

    fileprivate var changesNothing: Bool {
        canvas == nil && theme == nil && keyboard == nil && guides == nil && focus == nil && tree == nil
            && layers.isEmpty && moves.isEmpty
    }
}

private struct FilmCutter {
    private let findings: [Finding]
    private(set) var canvases: [DrawnFilm.Canvas] = []
    private(set) var pieces = Numbered([""]), names = Numbered([""])
    private(set) var steps: [String] = []
    private(set) var frames: [DrawnFilm.Frame] = []
    /// The prefix makes the ids of these elements differ from all other ids on the page.
    private(set) var library = SymbolLibrary(prefix: "v")
    /// The indices of the pieces of drawn views, and of keyboards by their ``KeyboardDrawing/key``.
    private var drawn: [DrawnView: Int] = [:], keyboards: [String: Int] = [:]
    private var screens: [SceneScreen] = []
    /// The drawn views, which the film keeps alive.
    ///
    /// Otherwise a new view could have the address of a deallocated view.
    private var kept: [SceneView] = []
    private var latest = Latest()

    private struct Latest {
        var canvas = -1
        /// The theme of the latest frame.
        ///
        /// No theme is called `none`, so the first frame always counts as changed and contains its theme.
        var theme = "none"
        var keyboard: [Int] = [], guides: [Int] = []
        var layers: [Int: Int] = [:]
        var focus = 0
        var root: SceneNode?
        var tree: [Int] = [], places: [[Int]] = []
    }

    private struct DrawnView: Hashable {
        let view: ObjectIdentifier
        let width, height: Int
        let reach: NodeDrawing.Reach
    }

    init(findings: [Finding]) { self.findings = findings }

    mutating func add(_ picture: SceneSnapshot) {
        let isNewStep = steps.last != picture.step
        if isNewStep { steps.append(picture.step) }
        var frame = DrawnFilm.Frame(
            at: Self.rounded(picture.time), step: steps.count - 1, isSettled: picture.isSettled)
        let drawing = SVGDrawing(picture, findings: findings)
        let canvas = canvas(of: drawing)
        if canvas != latest.canvas {
            latest = Latest()
            (latest.canvas, frame.canvas) = (canvas, canvas)
        }
        // All views decide the theme, so it is asked only of a tree that has changed.
        if latest.root?.isSame(as: picture.root) != true {
            frame.theme = Self.change(&latest.theme, to: drawing.theme)
        }
        frame.keyboard = Self.change(&latest.keyboard, to: keyboard(of: drawing))
        frame.guides = Self.change(&latest.guides, to: Self.guides(of: picture))
        frame.focus = Self.change(&latest.focus, to: focus(of: picture))
        for layer in [SVGDrawing.Layer.focus, .hatches, .measures] {
            let piece = pieces.number(of: drawing.markup(of: layer, using: &library))
            guard piece != latest.layers[layer.rawValue, default: 0] else { continue }
            latest.layers[layer.rawValue] = piece
            frame.layers += [layer.rawValue, piece]
        }
        addViews(of: picture.root, to: &frame)
        let isSame = frame.changesNothing && !isNewStep && frames.last?.isSettled == frame.isSettled
        if !isSame { frames.append(frame) }
    }

    // MARK: Views

    private mutating func addViews(of root: SceneNode, to frame: inout DrawnFilm.Frame) {
        if let known = latest.root, known.isSame(as: root) { return }
        latest.root = root
        var tree: [Int] = [], places: [[Int]] = []
        tree.reserveCapacity(latest.tree.count)
        places.reserveCapacity(latest.places.count)
        collect(root, in: .zero, &tree, &places)
        frame.tree = Self.change(&latest.tree, to: tree)
        if frame.tree != nil { latest.places = [] }
        for (index, place) in places.enumerated() where latest.places.isEmpty || latest.places[index] != place {
            frame.moves.append(index)
            frame.moves += place
        }
        latest.places = places
    }

    private mutating func collect(
        _ node: SceneNode, in origin: CGPoint, _ tree: inout [Int], _ places: inout [[Int]]
    ) {
        let isSeen = !node.isHidden && node.frameInScreen.isDrawable
        let inside = isSeen ? node.drawnChildren.filter { !$0.isHidden } : []
        let corners = isSeen ? node.cornerClip(at: .zero, in: &library) : nil
        tree += [inside.count, corners.map { $0 + 2 } ?? (node.cutsOff ? 1 : 0)]
        let own = isSeen ? node.frameInScreen : .zero
        // The positions are rounded in the screen's coordinates. Otherwise the rounding errors of nested views would
        // add up.
        places.append([
            Self.tenth(own.minX) - Self.tenth(origin.x), Self.tenth(own.minY) - Self.tenth(origin.y),
            Self.tenth(own.width), Self.tenth(own.height), Int((node.appearance.alpha * 100).rounded()),
            isSeen ? number(of: node) : 0
        ])
        for child in inside { collect(child, in: own.origin, &tree, &places) }
    }

    // MARK: Pieces

    private mutating func number(of node: SceneNode) -> Int {
        let size = node.frameInScreen.size
        let key = DrawnView(
            view: ObjectIdentifier(node.view), width: Self.tenth(size.width), height: Self.tenth(size.height),
            reach: NodeDrawing.Reach(of: node))
        if let known = drawn[key] { return known }
        let number = pieces.number(of: NodeDrawing(node, in: CGRect(origin: .zero, size: size)).markup)
        drawn[key] = number
        kept.append(node.view)
        return number
    }

    private mutating func canvas(of drawing: SVGDrawing) -> Int {
        let screen = drawing.snapshot.screen
        if let known = screens.firstIndex(of: screen) { return known }
        screens.append(screen)
        let box = drawing.device.viewBox
        let fixed: [SVGDrawing.Layer] = [.body, .front]
        let clip = drawing.device.clipID(in: &library)
        let markup = drawing.composed(clip: clip) { layer in
            if fixed.contains(layer) { return drawing.markup(of: layer, using: &library) }
            let group = "<g data-layer=\"\(layer.rawValue)\"></g>"
            return layer == .hatches ? group + drawing.guideLines : group
        }
        canvases.append(
            DrawnFilm.Canvas(size: [Double(box.width), Double(box.height)], box: drawing.viewBoxText, markup: markup))
        return canvases.count - 1
    }

    private mutating func keyboard(of drawing: SVGDrawing) -> [Int] {
        guard let (keyboard, place) = drawing.keyboardInPlace else { return [] }
        let piece = keyboards[keyboard.key] ?? pieces.number(of: keyboard.content)
        keyboards[keyboard.key] = piece
        return [piece] + place
    }

    // MARK: Values

    private mutating func focus(of picture: SceneSnapshot) -> Int {
        names.number(of: picture.focusedNodeID.flatMap { picture.root.node(withID: $0)?.name } ?? "")
    }

    private static func guides(of picture: SceneSnapshot) -> [Int] {
        guard let guides = picture.guides else { return [] }
        return [tenth(picture.drawnKeyboardTop(of: guides)), tenth(guides.safeAreaBottom)]
    }

    private static func change<Value: Equatable>(_ value: inout Value, to now: Value) -> Value? {
        guard value != now else { return nil }
        value = now
        return now
    }

    private static func tenth(_ length: CGFloat) -> Int {
        guard length.isFinite, abs(length) < 1e8 else { return 0 }
        return Int((length * 10).rounded())
    }

    private static func rounded(_ seconds: Double) -> Double {
        seconds.isFinite ? (seconds * 10_000).rounded() / 10_000 : 0
    }
}

extension SceneSnapshot {
    /// Returns the y coordinate for the drawn line of the keyboard guide.
    ///
    /// The guide itself moves to its end at once, but the drawn line follows the keyboard.
    fileprivate func drawnKeyboardTop(of guides: SceneGuides) -> Double {
        let rest = Double(screen.size.height) - (screen.safeAreaInsets.count == 4 ? screen.safeAreaInsets[2] : 0)
        let end = min(Double(keyboard.targetFrameInScreen.minY), rest)
        let follows = keyboard.isMoving && abs(guides.keyboardTop - end) < 0.5
        return follows ? min(Double(keyboard.frameInScreen.minY), rest) : guides.keyboardTop
    }
}

extension SVGDrawing {
    fileprivate var guideLines: String {
        let width = Double(device.size.width)
        return [("keyboard guide", "#8a1aa8", "8 5"), ("safe area", "#0a6f67", "2 5")].enumerated()
            .map { index, line in
                let (words, color, dashes) = line, baseline = -9.0
                let length = TextFitting.width(of: words, fontSize: 14) * 1.15 + 18
                let left = index == 0 ? 6 : width - length - 6
                let plate = CGRect(x: left, y: baseline - 15, width: length, height: 21)
                let stroke = "stroke=\"\(color)\" stroke-width=\"2\" stroke-dasharray=\"\(dashes)\""
                return "<g class=\"guide\" data-guide=\"\(index)\"><path d=\"M0 0H\(Markup.number(width))\" \(stroke)/>"
                    + Markup.rect(plate, radius: 6, "fill=\"\(color)\"")
                    + Markup.text(words, x: left + length / 2, y: baseline, "class=\"tag\" font-size=\"14\"") + "</g>"
            }.joined()
    }
}
