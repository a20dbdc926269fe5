public import CoreGraphics
public import Foundation

/// The content of a screen at an instant, as the only input of audit rules and renderers.
///
/// Every rectangle is in the screen's coordinates of the current interface orientation: origin top left, y down, in
/// points.
public struct SceneSnapshot: Codable, Sendable, Equatable {
    @usableFromInline
    struct Values: Codable, Sendable, Equatable {
        @usableFromInline var time: Double
        @usableFromInline var step: String
        @usableFromInline var isSettled: Bool
        @usableFromInline var layoutPasses: Int?
        @usableFromInline var screen: SceneScreen
        @usableFromInline var keyboard: SceneKeyboard
        @usableFromInline var focus: SceneFocus?
        @usableFromInline var personalMoves: Int
        @usableFromInline var personalScrolls: Int?
        @usableFromInline var lostFocus: String?
        @usableFromInline var restlessViews: [String]?
        @usableFromInline var systemVersion: Double?
        @usableFromInline var guides: SceneGuides?
        @usableFromInline var pixels: Data?
        @usableFromInline var unknowns: Set<SceneFact>?
        var content: SceneContent

        private enum CodingKeys: String, CodingKey {
            case time, step, isSettled, layoutPasses, screen, keyboard, focus, personalMoves, personalScrolls
            case lostFocus, restlessViews, systemVersion, guides, pixels, unknowns
            case content = "root"
        }
    }

    @usableFromInline
    final class Common: Sendable {
        /// The values of an animated scene's first snapshot.
        ///
        /// Later snapshots of the scene have another time, step, keyboard and focus.
        @usableFromInline let values: Values

        init(_ values: Values) { self.values = values }
    }

    /// Copies of a snapshot share these values, because rules copy snapshots more often than they change them.
    @usableFromInline
    final class Storage: Sendable {
        @usableFromInline let common: Common
        @usableFromInline let time: Double
        @usableFromInline let step: String
        @usableFromInline let keyboard: SceneKeyboard
        let content: SceneContent
        // Cached, because rules ask for the path several times. `SceneLock` guards this property.
        nonisolated(unsafe) private var focusPath: [Int]??

        init(_ common: Common, time: Double, step: String, keyboard: SceneKeyboard, content: SceneContent) {
            self.common = common
            self.time = time
            self.step = step
            self.keyboard = keyboard
            self.content = content
        }

        convenience init(_ values: Values) {
            self.init(
                Common(values), time: values.time, step: values.step, keyboard: values.keyboard, content: values.content
            )
        }

        @usableFromInline var focus: SceneFocus? {
            if case .animated(let scene, let time) = content { scene.focus(at: time) } else { common.values.focus }
        }

        var focusedNodeID: Int? {
            if case .animated(let scene, _) = content { scene.focusedNodeID } else { common.values.focus?.nodeID }
        }

        /// The path to the node that a person types into; nil while no node of the window has the focus.
        var focusedPath: [Int]? {
            if let known = SceneLock.held({ focusPath }) { return known }
            let path = focusedNodeID.flatMap { content.root.path(to: $0) }
            SceneLock.held { focusPath = .some(path) }
            return path
        }

        var values: Values {
            var values = common.values
            values.time = time
            values.step = step
            values.keyboard = keyboard
            values.focus = focus
            values.content = content
            return values
        }
    }

    @usableFromInline var storage: Storage

    /// The seconds of virtual time since the recording began.
    public var time: Double {
        @inlinable get { storage.time }
        set { change(\.time, to: newValue) }
    }
    /// The step of the script at this instant, such as `keyboard rising`.
    public var step: String {
        @inlinable get { storage.step }
        set { change(\.step, to: newValue) }
    }
    /// Whether no animation runs and no layout is pending.
    public var isSettled: Bool {
        @inlinable get { storage.common.values.isSettled }
        set { change(\.isSettled, to: newValue) }
    }
    /// The number of `layoutSubviews` calls on all views since the recording began, or nil if unknown.
    public var layoutPasses: Int? {
        @inlinable get { storage.common.values.layoutPasses }
        set { change(\.layoutPasses, to: newValue) }
    }
    /// The display.
    public var screen: SceneScreen {
        @inlinable get { storage.common.values.screen }
        set { change(\.screen, to: newValue) }
    }
    /// The keyboard.
    public var keyboard: SceneKeyboard {
        @inlinable get { storage.keyboard }
        set { change(\.keyboard, to: newValue) }
    }
    /// The view that a person types into.
    ///
    /// In an animated scene, each request computes the value.
    public var focus: SceneFocus? {
        @inlinable get { storage.focus }
        set { change(\.focus, to: newValue) }
    }
    /// The identity of the node that a person types into.
    public var focusedNodeID: Int? { storage.focusedNodeID }
    /// The path to the node that a person types into, as from ``SceneNode/path(to:)``, or nil.
    public var focusedPath: [Int]? { storage.focusedPath }
    /// The number of times that a person has typed or scrolled since the recording began.
    public var personalMoves: Int {
        @inlinable get { storage.common.values.personalMoves }
        set { change(\.personalMoves, to: newValue) }
    }
    /// How often the person has moved a dragging finger.
    ///
    /// ``personalMoves`` counts typed keys too. The value is nil in recordings without this count.
    public var personalScrolls: Int? {
        @inlinable get { storage.common.values.personalScrolls }
        set { change(\.personalScrolls, to: newValue) }
    }
    /// The name of a view that left the screen while the person was still typing in it, or nil.
    public var lostFocus: String? {
        @inlinable get { storage.common.values.lostFocus }
        set { change(\.lostFocus, to: newValue) }
    }
    /// The names of the views that have requested layout endlessly since the recording began, or nil.
    public var restlessViews: [String]? {
        @inlinable get { storage.common.values.restlessViews }
        set { change(\.restlessViews, to: newValue) }
    }
    /// The version of iOS, or nil in recordings without a version.
    public var systemVersion: Double? {
        @inlinable get { storage.common.values.systemVersion }
        set { change(\.systemVersion, to: newValue) }
    }
    /// The guides that the screen's layout can use, or nil in recordings without guides.
    public var guides: SceneGuides? {
        @inlinable get { storage.common.values.guides }
        set { change(\.guides, to: newValue) }
    }

    /// A JPEG picture of the window without keyboard and status bar, or nil if the host is unable to draw.
    public var pixels: Data? {
        @inlinable get { storage.common.values.pixels }
        set { change(\.pixels, to: newValue) }
    }

    /// The facts that the host has not seen, empty if it sees everything.
    ///
    /// The snapshot's values for these facts mean nothing.
    public var unknowns: Set<SceneFact> {
        @inlinable get { storage.common.values.unknowns ?? [] }
        set { change(\.unknowns, to: newValue.isEmpty ? nil : newValue) }
    }

    /// The app's window with its whole content.
    ///
    /// In an animated scene, each request computes the value.
    public var root: SceneNode {
        get { storage.content.root }
        set { change(\.content, to: .fixed(newValue)) }
    }

    /// The drawn frame of the app's window.
    ///
    /// In an animated scene this is faster than ``root``, because the views inside the window are not computed.
    public var windowFrame: CGRect {
        switch storage.content {
        case .fixed(let root): root.frameInScreen
        case .animated(let scene, let time): scene.windowFrame(at: time)
        }
    }

    /// The animated scene that contains this snapshot, or nil for a snapshot that stands alone.
    public var scene: AnimatedScene? {
        if case .animated(let scene, _) = storage.content { scene } else { nil }
    }

    private mutating func change<Value>(_ key: WritableKeyPath<Values, Value>, to value: Value) {
        var values = storage.values
        values[keyPath: key] = value
        storage = Storage(values)
    }

    /// Creates a snapshot.
    public init(
        time: Double, step: String, isSettled: Bool, layoutPasses: Int?, screen: SceneScreen, keyboard: SceneKeyboard,
        focus: SceneFocus?, personalMoves: Int = 0, personalScrolls: Int? = nil, lostFocus: String? = nil,
        restlessViews: [String]? = nil, systemVersion: Double? = nil, guides: SceneGuides? = nil, root: SceneNode
    ) {
        storage = Storage(
            Values(
                time: time, step: step, isSettled: isSettled, layoutPasses: layoutPasses, screen: screen,
                keyboard: keyboard, focus: focus, personalMoves: personalMoves, personalScrolls: personalScrolls,
                lostFocus: lostFocus, restlessViews: restlessViews, systemVersion: systemVersion, guides: guides,
                content: .fixed(root)))
    }

    // MARK: Instants of an animated scene

    /// Creates the snapshot of an animated scene at a time.
    ///
    /// - Parameters:
    ///   - picture: another snapshot of the scene, for the values that animations leave unchanged.
    ///   - clock: the simulation's time, in seconds.
    ///   - time: the recording's time, in seconds.
    public init(_ picture: SceneSnapshot, of scene: AnimatedScene, at clock: Double, time: Double, step: String) {
        var keyboard = picture.keyboard
        keyboard.frameInScreen = scene.keyboardFrame(at: clock)
        storage = Storage(
            picture.storage.common, time: time, step: step, keyboard: keyboard, content: .animated(scene, at: clock))
    }

    // MARK: Reading and writing

    /// Reads a snapshot with all of its views.
    public init(from decoder: any Decoder) throws { storage = Storage(try Values(from: decoder)) }

    /// Writes the snapshot with all of its views.
    public func encode(to encoder: any Encoder) throws { try storage.values.encode(to: encoder) }

    /// Returns whether two snapshots show equal values.
    public static func == (one: SceneSnapshot, other: SceneSnapshot) -> Bool {
        one.storage === other.storage || one.storage.values == other.storage.values
    }
}

/// A fixed tree of views, or an instant of an animated scene.
///
/// For an animated scene, encoding and comparison first compute the views at this instant.
enum SceneContent: Codable, Sendable, Equatable {
    case fixed(SceneNode)
    case animated(AnimatedScene, at: Double)

    var root: SceneNode {
        switch self {
        case .fixed(let root): root
        case .animated(let scene, let time): scene.root(at: time)
        }
    }

    init(from decoder: any Decoder) throws { self = .fixed(try SceneNode(from: decoder)) }

    func encode(to encoder: any Encoder) throws { try root.encode(to: encoder) }

    static func == (one: SceneContent, other: SceneContent) -> Bool { one.root == other.root }
}

/// The display that shows a screen.
public struct SceneScreen: Codable, Sendable, Equatable {
    /// The kind of the device.
    public enum Idiom: String, Codable, Sendable { case phone, pad }

    /// The kind of the device: phone or tablet.
    public var idiom: Idiom
    /// The width and height in points, in the current interface orientation.
    public var size: CGSize
    /// The number of pixels per point.
    public var scale: Double
    /// The window's safe area: top, left, bottom, right, in points, each 0 or more.
    public var safeAreaInsets: [Double]
    /// The height of the status bar, in points, or 0 while the status bar is hidden.
    public var statusBarHeight: Double
    /// The radius of the display's corners, in points.
    public var cornerRadius: Double
    /// Whether the device has a home indicator instead of a button.
    public var hasHomeIndicator: Bool
    /// The widths of the strips that may contain the sensor housing: top, left, bottom, right, in points.
    ///
    /// All widths are 0 on a display without a housing, and the list is nil if the widths are unknown. Bars and windows
    /// do not change the widths.
    public var sensorHousingInsets: [Double]?
    /// The height of the home indicator's strip in points; 0 without an indicator, nil if unknown.
    public var homeIndicatorHeight: Double?

    /// Creates a display, by default without special hardware.
    public init(
        idiom: Idiom, size: CGSize, scale: Double, safeAreaInsets: [Double], statusBarHeight: Double,
        cornerRadius: Double, hasHomeIndicator: Bool, sensorHousingInsets: [Double]? = [0, 0, 0, 0],
        homeIndicatorHeight: Double? = 0
    ) {
        self.idiom = idiom
        self.size = size
        self.scale = scale
        self.safeAreaInsets = safeAreaInsets
        self.statusBarHeight = statusBarHeight
        self.cornerRadius = cornerRadius
        self.hasHomeIndicator = hasHomeIndicator
        self.sensorHousingInsets = sensorHousingInsets
        self.homeIndicatorHeight = homeIndicatorHeight
    }
}

/// The keyboard at one instant.
public struct SceneKeyboard: Codable, Sendable, Equatable {
    /// The keyboard's state.
    public enum State: String, Codable, Sendable { case hidden, docked, undocked }
    /// The kind of keys on the keyboard.
    public enum Layout: String, Codable, Sendable {
        case letters, email, url, numberPad, phonePad, decimalPad, emoji, custom
    }

    /// The keyboard's state after its movement.
    public var state: State
    /// The keyboard's drawn frame with the accessory view, in the screen's coordinates, in points.
    ///
    /// The frame of a hidden keyboard is below the screen.
    public var frameInScreen: CGRect
    /// The keyboard's frame after its movement, in the screen's coordinates, in points.
    public var targetFrameInScreen: CGRect
    /// Whether the keyboard is moving.
    public var isMoving: Bool
    /// The kind of keys on the keyboard.
    public var layout: Layout
    /// Whether the keyboard includes the prediction bar.
    public var showsPredictionBar: Bool
    /// The height of the input accessory view on top of the keyboard, in points.
    public var accessoryHeight: Double
    /// The text on the return key.
    public var returnKey: String
    /// The number of announced keyboard movements so far, or nil if unknown.
    public var announcements: Int?

    /// Creates a keyboard.
    public init(
        state: State, frameInScreen: CGRect, targetFrameInScreen: CGRect, isMoving: Bool, layout: Layout = .letters,
        showsPredictionBar: Bool = true, accessoryHeight: Double = 0, returnKey: String = "return",
        announcements: Int? = nil
    ) {
        self.state = state
        self.frameInScreen = frameInScreen
        self.targetFrameInScreen = targetFrameInScreen
        self.isMoving = isMoving
        self.layout = layout
        self.showsPredictionBar = showsPredictionBar
        self.accessoryHeight = accessoryHeight
        self.returnKey = returnKey
        self.announcements = announcements
    }
}

/// The view that a person types into.
public struct SceneFocus: Codable, Sendable, Equatable {
    /// The identity of the node.
    public var nodeID: Int
    /// The caret in the screen's coordinates, in points, if the view has one.
    public var caretInScreen: CGRect?

    /// Creates a focus.
    public init(nodeID: Int, caretInScreen: CGRect?) {
        self.nodeID = nodeID
        self.caretInScreen = caretInScreen
    }
}

/// The guides that a screen's layout can use, in the screen's coordinates, in points.
///
/// A guide is invisible. When the keyboard moves, the guides move at once, and the constrained views follow in an
/// animation.
public struct SceneGuides: Codable, Sendable, Equatable {
    /// The top edge of the window's keyboard layout guide, in points from the screen's top edge.
    public var keyboardTop: Double
    /// The bottom edge of the frontmost controller's safe area, in points from the screen's top edge.
    public var safeAreaBottom: Double

    /// Creates guides from distances to the screen's top edge, in points.
    public init(keyboardTop: Double, safeAreaBottom: Double) {
        self.keyboardTop = keyboardTop
        self.safeAreaBottom = safeAreaBottom
    }
}
