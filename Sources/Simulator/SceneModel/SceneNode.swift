public import CoreGraphics
import Foundation

/// A view of a screen, as plain values.
///
/// Every rectangle is in the screen's coordinates of the current interface orientation: origin top left, y down, in
/// points.
public struct SceneNode: Codable, Sendable, Equatable {
    /// The kind of a view, for rules and drawings.
    public enum Kind: String, Codable, Sendable, CaseIterable {
        case view, label, textField, textView, button, image, scrollView, control, bar

        /// Whether a person taps views of this kind.
        public var isTapped: Bool {
            switch self {
            case .textField, .textView, .button, .control: true
            case .view, .label, .image, .scrollView, .bar: false
            }
        }
    }

    /// Copies of a node share this storage, because consecutive snapshots have most nodes in common.
    @usableFromInline
    final class Storage: Sendable {
        @usableFromInline let view: SceneView
        @usableFromInline let place: Place
        @usableFromInline let contents: Contents
        /// Whether the views inside appear on the screen upright and in their own size.
        let isUpright: Bool
        /// The nodes inside, or an empty list if `placing` computes the nodes inside.
        private let given: [SceneNode]
        private let placing: PlacedInside?

        init(_ view: SceneView, _ place: Place, _ children: [SceneNode], isUpright: Bool, shape: Int) {
            self.view = view
            self.place = place
            self.isUpright = isUpright
            given = children
            placing = nil
            contents = Contents(of: view, children, shape: shape)
        }

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

        var source: Storage { placing?.source ?? self }
    }

    /// A summary of a node and its content, so that a search can skip nodes.
    @usableFromInline
    struct Contents: Sendable {
        /// One bit for each identity in the node; several identities may share a bit.
        @usableFromInline var identities: UInt64
        @usableFromInline var traits: Traits
        /// Whether an animation moves the node or a node inside it.
        var runs: Bool
        /// A number that stands for the bounds and the order of all views in this node; 0 if unknown.
        ///
        /// A view may have the same number in two snapshots of a recording. The bounds and the order are then equal in
        /// both snapshots.
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

    /// The traits that some rules look for in a snapshot.
    public struct Traits: OptionSet, Sendable {
        /// A bit for each trait.
        public let rawValue: UInt8

        /// A person must be able to reach the view while typing.
        @inlinable public static var marked: Traits { Traits(rawValue: 1) }
        /// The view scrolls.
        @inlinable public static var scrolling: Traits { Traits(rawValue: 2) }
        /// A person reads the view or taps it.
        @inlinable public static var used: Traits { Traits(rawValue: 4) }
        /// The view is a bar, or its background lets at most half of what is behind it through.
        @inlinable public static var covering: Traits { Traits(rawValue: 8) }

        /// Creates traits from their bits.
        @inlinable public init(rawValue: UInt8) { self.rawValue = rawValue }

        init(of view: SceneView) {
            self = view.isMarked ? .marked : []
            if !view.geometry.contentInset.isEmpty { insert(.scrolling) }
            if view.kind == .label || view.kind.isTapped { insert(.used) }
            if view.kind == .bar || view.appearance.background.map({ $0.alpha >= 0.5 }) ?? false { insert(.covering) }
        }
    }

    /// A node's position on the screen at a time, in the screen's coordinates, in points.
    public struct Place: Sendable, Equatable {
        @usableFromInline var frame, modelFrame: CGRect
        @usableFromInline var clip: CGRect?
        @usableFromInline var opacity: Double
    }

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
    ///   - place: the view's position on the screen, which depends on its superviews.
    ///   - children: the views inside, back to front.
    ///   - isUpright: whether the views inside appear on the screen upright and in their own size.
    ///   - shape: a number that stands for the bounds, positions and order of the view and all views inside. The caller
    ///     may use a number for two snapshots of a view only if these values are equal.
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

    /// The values of the node's view that do not depend on the surrounding views.
    public var view: SceneView { storage.view }

    /// Reads a node with all nodes inside it.
    public init(from decoder: any Decoder) throws { self.init(try Values(from: decoder)) }

    /// Writes the node with all nodes inside it.
    public func encode(to encoder: any Encoder) throws { try values.encode(to: encoder) }

    /// Returns whether two nodes and their contents have equal values.
    public static func == (one: SceneNode, other: SceneNode) -> Bool {
        one.isSame(as: other) || one.values == other.values
    }

    // MARK: What a node holds

    /// The identity of the view within a recording, the same in all its snapshots.
    public var id: Int {
        @inlinable get { storage.view.id }
        set { change(\.id, to: newValue) }
    }

    /// The view's name for people: its accessibility identifier, else its placeholder or text, else its class.
    public var name: String {
        @inlinable get { storage.view.name }
        set { change(\.name, to: newValue) }
    }

    /// The kind of view.
    public var kind: Kind {
        @inlinable get { storage.view.kind }
        set { change(\.kind, to: newValue) }
    }

    /// The frame drawn at this instant (presentation values), as the bounding box on the screen.
    public var frameInScreen: CGRect {
        @inlinable get { storage.place.frame }
        set { change(\.frameInScreen, to: newValue) }
    }

    /// The frame after every running animation has ended (model values).
    public var modelFrameInScreen: CGRect {
        @inlinable get { storage.place.modelFrame }
        set { change(\.modelFrameInScreen, to: newValue) }
    }

    /// The rectangle to which superviews clip this view, in the screen's coordinates, in points.
    ///
    /// The value is nil if no superview clips the view.
    public var clipInScreen: CGRect? {
        @inlinable get { storage.place.clip }
        set { change(\.clipInScreen, to: newValue) }
    }

    /// The view's geometry, exactly as the app can read it back.
    public var geometry: Geometry {
        @inlinable get { storage.view.geometry }
        set { change(\.geometry, to: newValue) }
    }

    /// Whether the view or one of its superviews is hidden or fully transparent.
    public var isHidden: Bool {
        @inlinable get { storage.view.isHidden }
        set { change(\.isHidden, to: newValue) }
    }

    /// Whether the app requires that a person can reach the view while typing.
    public var isMarked: Bool {
        @inlinable get { storage.view.isMarked }
        set { change(\.isMarked, to: newValue) }
    }

    /// The view's appearance.
    public var appearance: Appearance {
        get {
            var appearance = storage.view.appearance
            appearance.alpha = storage.place.opacity
            return appearance
        }
        set { change(\.appearance, to: newValue) }
    }

    /// The views inside, back to front.
    public var children: [SceneNode] {
        @inlinable get { storage.children }
        set { change(\.children, to: newValue) }
    }

    // MARK: Looking inside

    /// Returns whether two nodes have the same storage, and are therefore equal.
    @inlinable
    public func isSame(as other: SceneNode) -> Bool { storage === other.storage }

    /// Returns whether the view and all views inside move by the same distance between two snapshots.
    ///
    /// `self` is the view in the first snapshot, and `other` is the view in the second snapshot. The result may be
    /// false although all views move by the same distance.
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

    /// Returns the nodes in this node, itself included, that meet a condition, parents first.
    public func nodes(where isWanted: (SceneNode) -> Bool) -> [SceneNode] {
        children.reduce(into: isWanted(self) ? [self] : []) { $0 += $1.nodes(where: isWanted) }
    }

    /// The combined traits of the node and all nodes inside it.
    @inlinable public var traits: Traits { storage.contents.traits }

    var runs: Bool { storage.contents.runs }

    /// Returns whether this node may contain a node with the identity `id`.
    ///
    /// The result false is certain. The result true may be wrong.
    @inlinable
    public func mayHold(id: Int) -> Bool { storage.contents.identities & Contents.bit(of: id) != 0 }

    /// Finds the node with an identity in this node, itself included.
    public func node(withID wanted: Int) -> SceneNode? {
        guard mayHold(id: wanted) else { return nil }
        if id == wanted { return self }
        for child in children {
            if let found = child.node(withID: wanted) { return found }
        }
        return nil
    }

    /// Returns the child indices that lead to a view, the innermost first, or nil.
    ///
    /// An index is the view's position in its superview, counted from the back.
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
    /// The stored geometry of a view, and the insets of a scroll view.
    ///
    /// When the keyboard hides, these values have to be restored bit for bit.
    public struct Geometry: Codable, Sendable, Equatable {
        /// The view's own coordinates: origin and size in points.
        public var bounds: CGRect
        /// The anchor point in the superview's coordinates, in points.
        public var center: CGPoint
        /// The transform as a, b, c, d, tx, ty, with the translation in points.
        public var transform: [Double]
        /// A scroll view's content inset: top, left, bottom, right, in points; otherwise empty.
        public var contentInset: [Double]
        /// The safe area insets: top, left, bottom, right, in points; empty while something moves.
        public var safeAreaInsets: [Double]
        /// A scroll view's adjusted content inset: top, left, bottom, right, in points; otherwise empty.
        ///
        /// On simulated devices the value is also empty while anything on the screen moves.
        public var adjustedContentInset: [Double]
        /// The insets of a scroll view's vertical indicator: top, left, bottom, right, in points; otherwise empty.
        public var indicatorInsets: [Double]
        /// The size of a scroll view's content, in points; zero for any other view, and nil for a content of unknown size.
        public var contentSize: CGSize?
        /// False for a scroll view that no finger scrolls, as in UIKit; otherwise nil.
        public var isScrollEnabled: Bool?

        /// Creates a geometry.
        public init(
            bounds: CGRect = .zero, center: CGPoint = .zero, transform: [Double] = [1, 0, 0, 1, 0, 0],
            contentInset: [Double] = [], safeAreaInsets: [Double] = [0, 0, 0, 0],
            adjustedContentInset: [Double] = [], indicatorInsets: [Double] = [], contentSize: CGSize? = .zero,
            isScrollEnabled: Bool? = nil
        ) {
            self.bounds = bounds
            self.center = center
            self.transform = transform
            self.contentInset = contentInset
            self.safeAreaInsets = safeAreaInsets
            self.adjustedContentInset = adjustedContentInset
            self.indicatorInsets = indicatorInsets
            self.contentSize = contentSize
            self.isScrollEnabled = isScrollEnabled
        }
    }
}

extension SceneNode {
    /// The appearance of a view, as far as a drawing needs it.
    public struct Appearance: Codable, Sendable, Equatable {
        /// Red, green, blue and alpha, each 0…1.
        public struct Color: Codable, Sendable, Equatable {
            /// The components, each 0…1.
            public var red, green, blue, alpha: Double
            /// The red, green, blue and alpha components in the dark appearance, each 0…1, or nil for an equal colour.
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

        /// The alignment of text in its line.
        public enum Alignment: String, Codable, Sendable { case leading, center, trailing }

        /// The fill colour, or nil for a transparent view.
        public var background: Color?
        /// The border's colour, drawn if `borderWidth` is above 0.
        public var border: Color?
        /// The border's width in points.
        public var borderWidth: Double
        /// The corner radius in points.
        public var cornerRadius: Double
        /// The opacity of this view alone, 0…1.
        public var alpha: Double
        /// The text of a label, a button or a text input, with bullets for a secure field.
        public var text: String?
        /// Whether `text` is a placeholder.
        public var isPlaceholder: Bool
        /// The text's colour.
        public var textColor: Color?
        /// The text's size in points.
        public var fontSize: Double
        /// True for semibold and bolder text, nil for any other.
        public var isBold: Bool?
        /// The alignment of the text.
        public var alignment: Alignment
        /// The width of the text in one line, in points, or nil if unknown.
        public var textWidth: Double?
        /// The distance of the text from the left and right edge, in points, or nil if unknown.
        public var textInset: Double?
        /// Whether a switch is on, or nil for any other view.
        public var isOn: Bool?
        /// What the system draws of the view by itself, or nil for most views.
        public var chrome: Chrome?

        /// What the system draws of a list or a sheet; no rule reads it.
        public enum Chrome: String, Codable, Sendable {
            /// A grouped list, whose rows lie on a tinted background.
            case groupedList
            /// A row of a grouped list; the first and the last row of an inset group have rounded corners.
            case row, firstRow, lastRow, onlyRow
            /// A sheet at the screen's bottom, without or with a grabber, or in the middle of the screen.
            case sheet, grabbedSheet, formSheet
        }

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
