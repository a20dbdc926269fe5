public import CoreGraphics
import Foundation

/// The keyboard that a tree shows.
public struct KeyboardSight: Sendable, Equatable {
    /// How the keyboard's frame is known.
    public enum Source: String, Sendable, Codable {
        /// From the windows that hold the keyboard: keys, bar of suggestions and toolbars.
        case windows
        /// From the keys alone, so that a bar above them is unknown.
        case keys
        /// From a person.
        case option
    }

    /// The part of the screen that the keyboard certainly takes, down to the screen's bottom, in points.
    public let frame: CGRect
    /// How the frame is known.
    public let source: Source

    /// The greatest height of what stands above the keys in trees that show it, in points.
    static let highestBar: CGFloat = 51

    /// The height above ``frame`` that the keyboard may also take, in points; 0 if the keyboard's windows are known.
    var doubt: CGFloat { source == .keys ? Self.highestBar : 0 }

    /// How the keyboard's frame is known, in words.
    public var basis: String {
        switch source {
        case .windows: "from the windows that hold it"
        case .keys: "from its keys alone; a bar above them is unknown"
        case .option: "from --keyboard"
        }
    }

    init(frame: CGRect, source: Source) { (self.frame, self.source) = (frame, source) }

    /// Finds the keyboard.
    ///
    /// - Throws: the reason why the keyboard cannot be told, or why nothing is under it.
    init(in tree: ElementTree, on screen: CGSize) throws(TreeError) {
        let bounds = CGRect(origin: .zero, size: screen), keys = tree.keys
        // A toolbar of the app stays on the screen when its keys have gone below it.
        if let keys, keys.minY >= bounds.maxY - 1 { throw Self.missing }
        if let held = Self.unionOfWindows(in: tree, on: bounds) {
            self = try Self.docked(held, .windows, on: bounds)
            return
        }
        guard let found = tree.toldKeyboard ?? keys else { throw Self.missing }
        self = try Self.docked(found, .keys, on: bounds)
    }

    static let missing = TreeError(
        "no keyboard is up in this tree. Tap a field and take the tree again. In a simulator, switch the hardware keyboard off: "
            + "I/O, Keyboard, Connect Hardware Keyboard; in Device Hub: Device, Keyboard.")

    /// The distance from the keys to the screen's bottom on phones, in points, with some room.
    private static let strip: CGFloat = 80

    private static func docked(_ frame: CGRect, _ source: Source, on screen: CGRect) throws(TreeError) -> KeyboardSight
    {
        // With a bar of the app, a keyboard may be higher than its screen is wide.
        if frame.height > frame.width, frame.width < screen.width * 0.9 {
            throw TreeError(
                "the keyboard is told in turned coordinates, as iOS tells it in landscape: \(Int(frame.width)) pt wide and "
                    + "\(Int(frame.height)) pt high. Turn the device to portrait, or tell its place with --keyboard x,y,width,height."
            )
        }
        if frame.minY >= screen.maxY - 1 { throw missing }
        guard frame.maxY >= screen.maxY - (source == .keys ? strip : 2), frame.width >= screen.width * 0.6 else {
            throw TreeError(
                "the keyboard is not docked at the screen's bottom, so that a person can drag it away. Dock it, and take the tree again."
            )
        }
        // The outermost keys keep a distance from the keyboard's sides.
        let side = frame.width >= screen.width * 0.9 ? screen : frame
        let whole = CGRect(x: side.minX, y: frame.minY, width: side.width, height: screen.maxY - frame.minY)
        return KeyboardSight(frame: whole.intersection(screen), source: source)
    }

    // MARK: The keyboard's windows

    /// Everything in the windows that hold the keyboard, without what fills them; nil without such windows.
    private static func unionOfWindows(in tree: ElementTree, on screen: CGRect) -> CGRect? {
        var held: CGRect?
        for part in tree.keyboardParts {
            for frame in frames(in: part, on: screen) { held = held.map { $0.union(frame) } ?? frame }
        }
        return held
    }

    /// The outermost frames of a window that do not fill the screen.
    ///
    /// The containers of the keyboard fill it. A part without the keyboard's width, such as a menu, is none of it.
    private static func frames(in element: Element, on screen: CGRect) -> [CGRect] {
        guard let frame = element.frame, !frame.isEmpty else {
            return element.children.flatMap { frames(in: $0, on: screen) }
        }
        if frame.width >= screen.width - 1 && frame.height >= screen.height - 1 {
            return element.children.flatMap { frames(in: $0, on: screen) }
        }
        return element.contains(where: \.marksKeyboard) || frame.width >= screen.width * 0.9 && frame.minY > screen.midY
            ? [frame] : []
    }
}

extension ElementTree {
    /// The rectangle around all keys, or nil without keys.
    fileprivate var keys: CGRect? {
        var keys: CGRect?
        root.visit { element in
            guard element.isKey, let frame = element.frame, !frame.isEmpty else { return }
            keys = keys.map { $0.union(frame) } ?? frame
        }
        return keys
    }

    /// The windows that hold the keyboard, or the parts of the app's own window that do.
    ///
    /// An app may give its views the identifiers of iOS, so that they count only in windows after the app's own.
    var keyboardParts: [Element] {
        let windows = root.children.filter { $0.role == .window }
        let own = windows.first.map {
            $0.children.filter { $0.contains(where: \.isKey) && !$0.contains { $0.isInput } }
        }
        return (own ?? []) + windows.dropFirst().filter { $0.contains(where: \.marksKeyboard) }
    }
}

extension Element {
    /// Whether the element is the keyboard or a key, by its role.
    fileprivate var isKey: Bool { role == .keyboard || role == .key }

    /// Whether the element is the keyboard's, by its role or by an identifier of iOS, which no language changes.
    fileprivate var marksKeyboard: Bool {
        isKey
            || ["inputView", "SystemInputAssistantView", "UIKeyboardLayoutStar Preview"].contains(identifier)
    }
}
