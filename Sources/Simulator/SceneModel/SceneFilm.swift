import CoreGraphics
import Foundation

/// A recording as differences: what each frame changes of the one before, in a few kilobytes.
///
/// Lengths are whole tenths of a point. A view stands in its superview's frame, so that a bar that moves is one change for all
/// that lies in it.
public struct SceneFilm: Codable, Sendable, Equatable {
    /// How a view looks, without its place.
    public struct View: Codable, Sendable, Hashable {
        /// Identity of the view within the recording.
        public var id: Int
        /// What people call the view.
        public var name: String
        /// The kind of view, as ``SceneNode/Kind`` names it.
        public var kind: String
        /// The fill as `#rrggbbaa`; nil for none.
        public var fill: String?
        /// The border's colour as `#rrggbbaa`; nil for none.
        public var border: String?
        /// The border's width, in points.
        public var borderWidth: Double?
        /// The radius of the corners, in points.
        public var radius: Double?
        /// The text that is shown.
        public var text: String?
        /// The text's colour as `#rrggbbaa`; nil for the system's.
        public var color: String?
        /// The text's size, in points.
        public var size: Double?
        /// Where the text stands; nil for leading.
        public var align: String?
        /// Distance of the text from the left and right edge, in points.
        public var inset: Double?
        /// Whether the text is a placeholder.
        public var isPlaceholder: Bool?
        /// Whether the view cuts off what reaches out of it.
        public var clips: Bool?
        /// Whether a person must be able to reach the view while typing.
        public var isMarked: Bool?
    }

    /// One frame.
    public struct Frame: Codable, Sendable, Equatable {
        /// Seconds of virtual time.
        public var at: Double
        /// The number of the step in ``SceneFilm/steps``.
        public var step: Int
        /// Whether nothing moves; nil for false.
        public var isSettled: Bool?
        /// Width and height of the screen, in points, where they differ from the frame before.
        public var screen: [Double]?
        /// Top, left, width and height of the keyboard, in tenths of a point, where they differ; empty for none.
        public var keyboard: [Int]?
        /// The caret as x, y, width and height in the screen's coordinates, in tenths of a point, where it differs; empty for
        /// none.
        public var caret: [Int]?
        /// The top of the keyboard's layout guide and the bottom of the safe area, from the screen's top edge, in tenths of
        /// a point, where they differ.
        public var guides: [Int]?
        /// The kind of keys as ``SceneKeyboard/Layout`` names it, and the height of the accessory view in tenths of a
        /// point, where they differ and a keyboard is seen: `emoji 440`.
        public var keys: String?
        /// Identity of the view that is typed into, where it differs; 0 for none.
        public var focus: Int?
        /// All views where they differ, parents first: the number in ``SceneFilm/views``, the number of views directly inside.
        ///
        /// The views have no places then, so that all of them follow in ``moves``.
        public var tree: [Int]?
        /// What moved: the position in the tree, then x, y, width and height in the superview's frame, in tenths of a point,
        /// and opacity in percent.
        public var moves: [Int]
    }

    /// The looks, in the order in which they come up.
    public var views: [View]
    /// The names of the steps, in the order in which they come up; a name comes again when the step does.
    public var steps: [String]
    /// The frames, in the order of time.
    public var frames: [Frame]
    /// What has happened, in the order of time: what the recording was told, and what its pictures show.
    public var log: [SceneLogLine]

    /// Takes the differences of a recording; frames that look the same are one.
    ///
    /// - Parameter log: what is known to have happened, in the order of time.
    public init(_ recording: [SceneSnapshot], log: [SceneLogLine] = []) {
        var cutter = Cutter(), changes = SceneChanges()
        for picture in recording {
            cutter.add(picture)
            changes.add(picture)
        }
        // What was told comes before what is seen of it.
        let all = (log + changes.lines).enumerated()
        self.log = all.sorted { ($0.element.at, $0.offset) < ($1.element.at, $1.offset) }.map(\.element)
        views = cutter.views
        steps = cutter.steps
        frames = cutter.frames
    }

    /// The film as JSON, with sorted keys: the form in which it is kept and shown.
    ///
    /// - Throws: never, since all numbers in it are finite; else the encoder's error.
    public func json() throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        func text(_ value: some Encodable) throws -> String {
            String(decoding: try encoder.encode(value), as: UTF8.self)
        }
        // Frames are most of a film, and all numbers: an encoder takes ten times as long for them.
        var json = "{\"frames\":["
        for (index, frame) in frames.enumerated() {
            if index > 0 { json += "," }
            frame.write(to: &json)
        }
        return json + "],\"log\":" + (try text(log)) + ",\"steps\":" + (try text(steps)) + ",\"views\":"
            + (try text(views)) + "}"
    }
}

extension SceneFilm.Frame {
    /// Adds the frame as JSON, with sorted keys.
    fileprivate func write(to json: inout String) {
        json += "{\"at\":\(at)"
        func add(_ key: String, _ numbers: [Int]?) {
            guard let numbers else { return }
            json += ",\"\(key)\":["
            for (index, number) in numbers.enumerated() {
                if index > 0 { json += "," }
                json += String(number)
            }
            json += "]"
        }
        add("caret", caret)
        if let focus { json += ",\"focus\":\(focus)" }
        add("guides", guides)
        if let isSettled { json += ",\"isSettled\":\(isSettled)" }
        add("keyboard", keyboard)
        if let keys { json += ",\"keys\":\"\(keys)\"" }
        add("moves", moves)
        if let screen { json += ",\"screen\":[\(screen.map { "\($0.isFinite ? $0 : 0)" }.joined(separator: ","))]" }
        json += ",\"step\":\(step)"
        add("tree", tree)
        json += "}"
    }
}

/// Works out what a frame changes.
private struct Cutter {
    var views: [SceneFilm.View] = []
    var steps: [String] = []
    var frames: [SceneFilm.Frame] = []
    private var numbers: [SceneFilm.View: Int] = [:]
    /// The numbers of views that were met before: pictures that follow each other share them.
    private var met: [Meeting: Int] = [:]
    /// Keeps the views that were met, so that none lends its address to another one.
    private var kept: [SceneView] = []
    private var latest: SceneNode?
    private var tree: [Int] = []
    private var places: [[Int]] = []
    private var screen: [Double] = []
    private var keyboard: [Int] = []
    private var caret: [Int] = []
    private var guides: [Int] = []
    private var keys = ""
    private var focus = 0

    mutating func add(_ picture: SceneSnapshot) {
        let isNewStep = steps.last != picture.step
        if isNewStep { steps.append(picture.step) }
        var frame = SceneFilm.Frame(at: Self.rounded(picture.time), step: steps.count - 1, moves: [])
        if picture.isSettled { frame.isSettled = true }
        let size = [Double(picture.screen.size.width), Double(picture.screen.size.height)]
        frame.screen = Self.change(&screen, to: size)
        frame.keyboard = Self.change(&keyboard, to: Self.keyboard(of: picture))
        if !keyboard.isEmpty { frame.keys = Self.change(&keys, to: Self.keys(of: picture.keyboard)) }
        frame.guides = Self.change(&guides, to: Self.guides(of: picture))
        frame.caret = Self.change(&caret, to: picture.focus?.caretInScreen.map(Self.tenths) ?? [])
        frame.focus = Self.change(&focus, to: picture.focusedNodeID ?? 0)
        addViews(of: picture.root, to: &frame)
        let changesNothing =
            frame.moves.isEmpty && frame.tree == nil && frame.keyboard == nil && frame.caret == nil
            && frame.focus == nil && frame.screen == nil && frame.guides == nil && frame.keys == nil && !isNewStep
            && frames.last?.isSettled == frame.isSettled
        if !changesNothing { frames.append(frame) }
    }

    private mutating func addViews(of root: SceneNode, to frame: inout SceneFilm.Frame) {
        if let latest, latest.isSame(as: root) { return }
        latest = root
        var shape: [Int] = [], now: [[Int]] = []
        shape.reserveCapacity(tree.count)
        now.reserveCapacity(places.count)
        collect(root, in: .zero, &shape, &now)
        frame.tree = Self.change(&tree, to: shape)
        if frame.tree != nil { places = [] }
        for (index, place) in now.enumerated() where places.isEmpty || places[index] != place {
            frame.moves.append(index)
            frame.moves += place
        }
        places = now
    }

    private mutating func collect(
        _ node: SceneNode, in origin: CGPoint, _ shape: inout [Int], _ places: inout [[Int]]
    ) {
        let frame = node.frameInScreen
        let isSeen =
            !node.isHidden && frame.origin.x.isFinite && frame.origin.y.isFinite && frame.width.isFinite
            && frame.height.isFinite
        let inside = isSeen ? node.children.filter { !$0.isHidden } : []
        shape += [number(of: node), inside.count]
        let own = isSeen ? frame : .zero
        // Rounded on the screen, so that a view that moves with its superview stands still in it.
        let corner = (
            x: Self.tenth(own.minX) - Self.tenth(origin.x), y: Self.tenth(own.minY) - Self.tenth(origin.y)
        )
        places.append([
            corner.x, corner.y, Self.tenth(own.width), Self.tenth(own.height), Int((node.opacity * 100).rounded())
        ])
        for child in inside { collect(child, in: own.origin, &shape, &places) }
    }

    /// A view as an object, and what of it its surroundings decide.
    private struct Meeting: Hashable {
        let view: ObjectIdentifier
        let clips: Bool
    }

    private mutating func number(of node: SceneNode) -> Int {
        let clips = node.children.contains { $0.clipInScreen != node.clipInScreen }
        let meeting = Meeting(view: ObjectIdentifier(node.view), clips: clips)
        if let known = met[meeting] { return known }
        let view = SceneFilm.View(node, clips: clips), number = numbers[view] ?? views.count
        if number == views.count {
            numbers[view] = number
            views.append(view)
        }
        met[meeting] = number
        kept.append(node.view)
        return number
    }

    private static func change<Value: Equatable>(_ value: inout Value, to now: Value) -> Value? {
        guard value != now else { return nil }
        value = now
        return now
    }

    private static func keyboard(of picture: SceneSnapshot) -> [Int] {
        let frame = picture.keyboard.frameInScreen
        let isSeen = frame.minY < picture.screen.size.height && frame.height > 0
        return isSeen ? tenths(frame) : []
    }

    private static func keys(of keyboard: SceneKeyboard) -> String {
        "\(keyboard.layout.rawValue) \(tenth(keyboard.accessoryHeight))"
    }

    private static func guides(of picture: SceneSnapshot) -> [Int] {
        picture.guides.map { [tenth($0.keyboardTop), tenth($0.safeAreaBottom)] } ?? []
    }

    private static func tenths(_ frame: CGRect) -> [Int] {
        [frame.minX, frame.minY, frame.width, frame.height].map(tenth)
    }

    private static func tenth(_ length: CGFloat) -> Int {
        guard length.isFinite, abs(length) < 1e8 else { return 0 }
        return Int((length * 10).rounded())
    }

    private static func rounded(_ seconds: Double) -> Double {
        seconds.isFinite ? (seconds * 10_000).rounded() / 10_000 : 0
    }
}

extension SceneFilm.View {
    init(_ node: SceneNode, clips: Bool) {
        let look = node.appearance
        self.init(id: node.id, name: node.name, kind: node.kind.rawValue)
        fill = look.background.flatMap(Self.hex)
        if look.borderWidth > 0, let color = look.border.flatMap(Self.hex) {
            border = color
            borderWidth = look.borderWidth
        }
        if look.cornerRadius > 0, look.cornerRadius.isFinite { radius = look.cornerRadius }
        if let words = look.text, !words.isEmpty {
            text = words
            color = look.isPlaceholder ? nil : look.textColor.flatMap(Self.hex)
            size = look.fontSize.isFinite ? look.fontSize : nil
            align = look.alignment == .leading ? nil : look.alignment.rawValue
            inset = look.textInset.flatMap { $0.isFinite && $0 != 0 ? $0 : nil }
            isPlaceholder = look.isPlaceholder ? true : nil
        }
        self.clips = clips ? true : nil
        isMarked = node.isMarked ? true : nil
    }

    private static func hex(_ color: SceneNode.Appearance.Color) -> String? {
        guard color.alpha > 0.004 else { return nil }
        let bytes = [color.red, color.green, color.blue, color.alpha].map { component in
            Int((min(max(component.isFinite ? component : 0, 0), 1) * 255).rounded())
        }
        return "#" + bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    }
}
