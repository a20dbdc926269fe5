public import CoreGraphics
import Foundation

/// One view of a screen, as plain values.
///
/// Every rectangle is in the screen's coordinates of the current interface orientation: origin top left, y down, in points.
public struct SceneNode: Codable, Sendable, Equatable {
    /// What a view is, as far as rules and pictures care.
    public enum Kind: String, Codable, Sendable, CaseIterable {
        case view, label, textField, textView, button, image, scrollView, control, bar

        /// Whether a person taps such a view.
        public var isTapped: Bool {
            switch self {
            case .textField, .textView, .button, .control: true
            case .view, .label, .image, .scrollView, .bar: false
            }
        }
    }

    /// What a node holds; shared by its copies, since pictures that follow each other have most nodes in common.
    @usableFromInline
    final class Storage: Sendable {
        @usableFromInline let view: SceneView
        @usableFromInline let place: Place
        @usableFromInline let contents: Contents
        /// Whether what lies inside stands upright on the screen, in its own size.
        let isUpright: Bool
        /// The nodes inside as they were given; none where they are placed anew.
        private let given: [SceneNode]
        /// What places the nodes inside anew; nil where they stand as given.
        private let placing: PlacedInside?

        init(_ view: SceneView, _ place: Place, _ children: [SceneNode], isUpright: Bool, shape: Int) {
            self.view = view
            self.place = place
            self.isUpright = isUpright
            given = children
            placing = nil
            contents = Contents(of: view, children, shape: shape)
        }

        /// The same view, with the same views inside, at another place.
        init(_ other: Storage, _ place: Place, isUpright: Bool, _ placing: (Storage) -> PlacedInside) {
            view = other.view
            contents = other.contents
            self.place = place
            self.isUpright = isUpright
            given = []
            let source = other.source
            self.placing = source.given.isEmpty ? nil : placing(source)
        }

        @usableFromInline var children: [SceneNode] { placing?.nodes ?? given }

        /// The storage that was given the nodes inside.
        var source: Storage { placing?.source ?? self }
    }

    /// What there is in a node and inside it, so that a search passes over nodes without what it looks for.
    @usableFromInline
    struct Contents: Sendable {
        /// A bit for each identity, which several may share.
        @usableFromInline var identities: UInt64
        @usableFromInline var traits: Traits
        /// Whether an animation runs.
        var runs: Bool
        /// Tells the bounds and the order of all views from those in other pictures of a recording; 0 where that is not known.
        var shape: Int

        init(of view: SceneView, _ children: [SceneNode], shape: Int) {
            self.shape = shape
            identities = Self.bit(of: view.id)
            traits = Traits(of: view)
            runs = view.place.map { !$0.motions.isEmpty } ?? false
            for child in children {
                let inside = child.storage.contents
                identities |= inside.identities
                runs = runs || inside.runs
                traits.formUnion(inside.traits)
            }
        }

        @inlinable
        static func bit(of identity: Int) -> UInt64 { 1 << UInt64(truncatingIfNeeded: identity & 63) }
    }

    /// What some rules look for in a picture, and few nodes have.
    public struct Traits: OptionSet, Sendable {
        /// A bit for each trait.
        public let rawValue: UInt8

        /// A person must be able to reach the view while typing.
        @inlinable public static var marked: Traits { Traits(rawValue: 1) }
        /// The view scrolls.
        @inlinable public static var scrolling: Traits { Traits(rawValue: 2) }
        /// A person reads the view or taps it.
        @inlinable public static var used: Traits { Traits(rawValue: 4) }

        /// Creates traits from their bits.
        @inlinable public init(rawValue: UInt8) { self.rawValue = rawValue }

        init(of view: SceneView) {
            self = view.isMarked ? .marked : []
            if !view.geometry.contentInset.isEmpty { insert(.scrolling) }
            if view.kind == .label || view.kind.isTapped { insert(.used) }
        }
    }

    /// Where a node is, as far as time and the views around it decide; in the screen's coordinates, in points.
    public struct Place: Sendable, Equatable {
        @usableFromInline var frame, modelFrame: CGRect
        @usableFromInline var clip: CGRect?
        @usableFromInline var opacity: Double
    }

    /// Everything in a node, by the names that JSON has for it.
    private struct Values: Codable, Sendable, Equatable {
        var id: Int
        var name: String
        var kind: Kind
        var frameInScreen: CGRect
        var modelFrameInScreen: CGRect
        var clipInScreen: CGRect?
        var geometry: Geometry
        var isHidden: Bool
        var isMarked: Bool
        var appearance: Appearance
        var children: [SceneNode]
    }

    @usableFromInline var storage: Storage

    /// Creates a node.
    public init(
        id: Int, name: String, kind: Kind, frameInScreen: CGRect, modelFrameInScreen: CGRect,
        clipInScreen: CGRect? = nil, geometry: Geometry = Geometry(), isHidden: Bool = false, isMarked: Bool = false,
        appearance: Appearance = Appearance(), children: [SceneNode] = []
    ) {
        self.init(
            Values(
                id: id, name: name, kind: kind, frameInScreen: frameInScreen, modelFrameInScreen: modelFrameInScreen,
                clipInScreen: clipInScreen, geometry: geometry, isHidden: isHidden, isMarked: isMarked,
                appearance: appearance, children: children))
    }

    /// Creates the node of a view.
    ///
    /// - Parameters:
    ///   - place: where the view is, as its surroundings say.
    ///   - children: the views inside, back to front.
    ///   - isUpright: whether they stand upright on the screen, in their own size.
    ///   - shape: a number for the view's bounds, place and order with those of all views inside. Nodes of one view in one
    ///     recording have the same number only where these are the same.
    public init(_ view: SceneView, _ place: Place, _ children: [SceneNode], isUpright: Bool, shape: Int) {
        storage = Storage(view, place, children, isUpright: isUpright, shape: shape)
    }

    init(_ storage: Storage) { self.storage = storage }

    private init(_ values: Values) {
        let view = SceneView(
            id: values.id, name: values.name, kind: values.kind, geometry: values.geometry, isHidden: values.isHidden,
            isMarked: values.isMarked, appearance: values.appearance)
        let place = Place(
            frame: values.frameInScreen, modelFrame: values.modelFrameInScreen, clip: values.clipInScreen,
            opacity: values.appearance.alpha)
        storage = Storage(view, place, values.children, isUpright: false, shape: 0)
    }

    private var values: Values {
        Values(
            id: id, name: name, kind: kind, frameInScreen: frameInScreen, modelFrameInScreen: modelFrameInScreen,
            clipInScreen: clipInScreen, geometry: geometry, isHidden: isHidden, isMarked: isMarked,
            appearance: appearance, children: children)
    }

    private mutating func change<Value>(_ value: WritableKeyPath<Values, Value>, to new: Value) {
        var values = values
        values[keyPath: value] = new
        self = SceneNode(values)
    }

    /// The view that the node is of, without what the views around it decide.
    public var view: SceneView { storage.view }

    /// Where the node is, as far as time and the views around it decide.
    public var place: Place { storage.place }

    /// Reads a node with all nodes inside it.
    public init(from decoder: any Decoder) throws { self.init(try Values(from: decoder)) }

    /// Writes the node with all nodes inside it.
    public func encode(to encoder: any Encoder) throws { try values.encode(to: encoder) }

    /// Whether two nodes hold the same, inside too.
    public static func == (one: SceneNode, other: SceneNode) -> Bool {
        one.isSame(as: other) || one.values == other.values
    }

    // MARK: What a node holds

    /// Identity of the view within one recording; the same view keeps it from snapshot to snapshot.
    public var id: Int {
        @inlinable get { storage.view.id }
        set { change(\.id, to: newValue) }
    }

    /// What people call the view: its accessibility identifier, else its placeholder or text, else its class.
    public var name: String {
        @inlinable get { storage.view.name }
        set { change(\.name, to: newValue) }
    }

    /// The kind of view.
    public var kind: Kind {
        @inlinable get { storage.view.kind }
        set { change(\.kind, to: newValue) }
    }

    /// Where the view is drawn at this instant (presentation values), as the bounding box on the screen.
    public var frameInScreen: CGRect {
        @inlinable get { storage.place.frame }
        set { change(\.frameInScreen, to: newValue) }
    }

    /// Where the view will be once every running animation has ended (model values).
    public var modelFrameInScreen: CGRect {
        @inlinable get { storage.place.modelFrame }
        set { change(\.modelFrameInScreen, to: newValue) }
    }

    /// What the views around leave for this view to be seen in, in points; nil when none cuts off what reaches out of it.
    public var clipInScreen: CGRect? {
        @inlinable get { storage.place.clip }
        set { change(\.clipInScreen, to: newValue) }
    }

    /// The view's stored geometry, exactly as the app can read it back: `bounds`, `center`, `transform` (a, b, c, d, tx, ty).
    public var geometry: Geometry {
        @inlinable get { storage.view.geometry }
        set { change(\.geometry, to: newValue) }
    }

    /// Whether the view, or one it lies in, is hidden or fully transparent.
    public var isHidden: Bool {
        @inlinable get { storage.view.isHidden }
        set { change(\.isHidden, to: newValue) }
    }

    /// The app's answer to "which controls must a person be able to reach while typing".
    public var isMarked: Bool {
        @inlinable get { storage.view.isMarked }
        set { change(\.isMarked, to: newValue) }
    }

    /// How the view looks.
    public var appearance: Appearance {
        get {
            var appearance = storage.view.appearance
            appearance.alpha = storage.place.opacity
            return appearance
        }
        set { change(\.appearance, to: newValue) }
    }

    /// Opacity 0…1 of this view alone, as it is drawn.
    var opacity: Double { storage.place.opacity }

    /// The views inside, back to front.
    public var children: [SceneNode] {
        @inlinable get { storage.children }
        set { change(\.children, to: newValue) }
    }

    // MARK: Looking inside

    /// Whether two nodes are copies of one, so that nothing in them differs; false where that is not certain.
    @inlinable
    public func isSame(as other: SceneNode) -> Bool { storage === other.storage }

    /// Whether all views inside go as far as the view itself, from this picture to another one of the same recording.
    ///
    /// False where that is not certain.
    public func isCarriedWhole(to other: SceneNode) -> Bool {
        let own = storage.contents, its = other.storage.contents
        return own.shape == its.shape && own.shape != 0 && !own.runs && !its.runs && id == other.id
            && isHidden == other.isHidden && storage.isUpright && other.storage.isUpright
    }

    /// The node and all nodes inside it, parents first.
    public var flattened: [SceneNode] {
        var result: [SceneNode] = []
        appendFlattened(to: &result)
        return result
    }

    /// The nodes of a kind, here and inside, parents first.
    public func nodes(where isWanted: (SceneNode) -> Bool) -> [SceneNode] {
        children.reduce(into: isWanted(self) ? [self] : []) { $0 += $1.nodes(where: isWanted) }
    }

    /// What the node and those inside it have, all together.
    @inlinable public var traits: Traits { storage.contents.traits }

    /// Whether an animation runs in the node or inside it.
    var runs: Bool { storage.contents.runs }

    /// Whether the node with an identity may be here or inside; false where it can't be.
    @inlinable
    public func mayHold(id: Int) -> Bool { storage.contents.identities & Contents.bit(of: id) != 0 }

    /// The node with an identity, here or inside; nil when there is none.
    public func node(withID wanted: Int) -> SceneNode? {
        guard mayHold(id: wanted) else { return nil }
        if id == wanted { return self }
        for child in children {
            if let found = child.node(withID: wanted) { return found }
        }
        return nil
    }

    /// Where a view stands: its place in the view around it, counted from the back, and so on to the outermost one; nil
    /// where it is not.
    public func path(to wanted: Int) -> [Int]? {
        guard mayHold(id: wanted) else { return nil }
        if id == wanted { return [] }
        for (place, child) in children.enumerated() {
            if let inner = child.path(to: wanted) { return inner + [place] }
        }
        return nil
    }

    private func appendFlattened(to result: inout [SceneNode]) {
        result.append(self)
        for child in children { child.appendFlattened(to: &result) }
    }
}

extension SceneNode {
    /// The stored geometry of a view and, for a scroll view, its insets: what must come back bit for bit after a hide.
    public struct Geometry: Codable, Sendable, Equatable {
        /// The view's own coordinates: origin and size in points.
        public var bounds: CGRect
        /// The anchor point in the superview's coordinates, in points.
        public var center: CGPoint
        /// The transform as a, b, c, d, tx, ty; translation in points.
        public var transform: [Double]
        /// Top, left, bottom, right content inset in points; empty for a view that does not scroll.
        public var contentInset: [Double]
        /// Top, left, bottom, right of the safe area's reach into the view, in points; empty while something moves.
        public var safeAreaInsets: [Double]
        /// Top, left, bottom, right of the content inset with what the system adds, in points; empty without scrolling
        /// and while something moves.
        public var adjustedContentInset: [Double]
        /// Top, left, bottom, right of the vertical scroll indicator's insets, in points; empty without scrolling.
        public var indicatorInsets: [Double]
        /// The size of what scrolls, in points; zero for a view that does not scroll.
        public var contentSize: CGSize

        /// Creates a geometry.
        public init(
            bounds: CGRect = .zero, center: CGPoint = .zero, transform: [Double] = [1, 0, 0, 1, 0, 0],
            contentInset: [Double] = [], safeAreaInsets: [Double] = [0, 0, 0, 0],
            adjustedContentInset: [Double] = [], indicatorInsets: [Double] = [], contentSize: CGSize = .zero
        ) {
            self.bounds = bounds
            self.center = center
            self.transform = transform
            self.contentInset = contentInset
            self.safeAreaInsets = safeAreaInsets
            self.adjustedContentInset = adjustedContentInset
            self.indicatorInsets = indicatorInsets
            self.contentSize = contentSize
        }
    }
}

extension SceneNode {
    /// How a view is painted: enough for a drawing, no pixels.
    public struct Appearance: Codable, Sendable, Equatable {
        /// Red, green, blue and alpha, each 0…1.
        public struct Color: Codable, Sendable, Equatable {
            /// The components, each 0…1.
            public var red, green, blue, alpha: Double
            /// Red, green, blue and alpha in the dark appearance, each 0…1; nil where the colour is the same there.
            public var dark: [Double]?

            /// Creates a colour from components in 0…1.
            public init(red: Double, green: Double, blue: Double, alpha: Double = 1, dark: [Double]? = nil) {
                self.red = red
                self.green = green
                self.blue = blue
                self.alpha = alpha
                self.dark = dark
            }
        }

        /// Where text stands in its line.
        public enum Alignment: String, Codable, Sendable { case leading, center, trailing }

        /// The fill; none means transparent.
        public var background: Color?
        /// The border's colour; drawn when `borderWidth` is above 0.
        public var border: Color?
        /// The border's width in points.
        public var borderWidth: Double
        /// The corner radius in points.
        public var cornerRadius: Double
        /// Opacity 0…1 of this view alone.
        public var alpha: Double
        /// Text shown by a label, a button or a text input; bullets for a secure field.
        public var text: String?
        /// Whether `text` is a placeholder.
        public var isPlaceholder: Bool
        /// The text's colour.
        public var textColor: Color?
        /// The text's size in points.
        public var fontSize: Double
        /// Where the text stands.
        public var alignment: Alignment
        /// Width of the text in one line as the app's layout measured it, in points; nil where it was not measured.
        public var textWidth: Double?
        /// Distance of the text from the left and right edge, in points; nil where it is unknown.
        public var textInset: Double?
        /// Whether a switch is on; nil for a view that is none.
        public var isOn: Bool?

        /// Creates an appearance.
        public init(
            background: Color? = nil, border: Color? = nil, borderWidth: Double = 0, cornerRadius: Double = 0,
            alpha: Double = 1, text: String? = nil, isPlaceholder: Bool = false, textColor: Color? = nil,
            fontSize: Double = 17, alignment: Alignment = .leading, textWidth: Double? = nil, textInset: Double? = nil,
            isOn: Bool? = nil
        ) {
            self.background = background
            self.border = border
            self.borderWidth = borderWidth
            self.cornerRadius = cornerRadius
            self.alpha = alpha
            self.text = text
            self.isPlaceholder = isPlaceholder
            self.textColor = textColor
            self.fontSize = fontSize
            self.alignment = alignment
            self.textWidth = textWidth
            self.textInset = textInset
            self.isOn = isOn
        }
    }
}
