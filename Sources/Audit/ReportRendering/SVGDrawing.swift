import CoreGraphics
public import AuditRules
import Foundation
public import SceneModel

/// A drawing of a phone or tablet with the app's views, the keyboard, and the covered parts.
public struct SVGDrawing {
    package let snapshot: SceneSnapshot
    let findings: [Finding]
    package let device: DeviceOutline

    package init(_ snapshot: SceneSnapshot, findings: [Finding]) {
        self.snapshot = snapshot
        self.findings = findings
        device = DeviceOutline(screen: snapshot.screen)
    }

    /// Draws a snapshot as a standalone SVG document.
    ///
    /// - Parameter findings: the findings of the rules. The covered parts of their views are hatched.
    public static func render(_ snapshot: SceneSnapshot, findings: [Finding] = []) -> String {
        let drawing = SVGDrawing(snapshot, findings: findings)
        var library = SymbolLibrary(prefix: "s")
        let body = drawing.body(using: &library)
        let box = drawing.device.viewBox
        let size = "width=\"\(Markup.number(Double(box.width)))\" height=\"\(Markup.number(Double(box.height)))\""
        let label = "role=\"img\" aria-label=\"\(Markup.escaped(drawing.spokenSummary))\""
        return DrawingStyle.document(
            "\(size) viewBox=\"\(drawing.viewBoxText)\" \(label)", library.definitions + "\n" + body,
            isDim: drawing.theme == "dim")
    }

    /// - Parameter library: the common pieces of the page's elements, to which new pieces are added.
    package func element(using library: inout SymbolLibrary) -> String {
        let body = body(using: &library)
        return
            "<svg viewBox=\"\(viewBoxText)\" role=\"img\" aria-label=\"\(Markup.escaped(spokenSummary))\">\(body)</svg>"
    }

    package var viewBoxText: String {
        let box = device.viewBox
        return [box.minX, box.minY, box.width, box.height].map { Markup.number(Double($0)) }.joined(separator: " ")
    }

    /// The layers of the drawing, from back to front.
    ///
    /// The layer `body` shows the device around the screen, and `measures` shows distances. These two may extend beyond
    /// the screen. All other layers are clipped at the screen's rounded corners.
    package enum Layer: Int {
        case body, views, focus, keyboard, front, hatches, measures
    }

    private func body(using library: inout SymbolLibrary) -> String {
        let clip = device.clipID(in: &library)
        let parts = composed(clip: clip) { markup(of: $0, using: &library) }
        return "<g class=\"dr\(theme.isEmpty ? "" : " " + theme)\">\(parts)</g>"
    }

    /// - Parameter clip: the id of the clip path with the screen's corners.
    package func composed(clip: String, _ content: (Layer) -> String) -> String {
        let app = outsideOfWindow + Markup.rect(window, "fill=\"var(--app)\"")
        let inside = [Layer.views, .focus, .keyboard, .front, .hatches].map(content)
        return content(.body) + "<g clip-path=\"url(#\(clip))\">\(app)\(inside.joined())</g>" + content(.measures)
    }

    package func markup(of layer: Layer, using library: inout SymbolLibrary) -> String {
        switch layer {
        case .body: "<use href=\"#\(device.frameID(in: &library))\"/>"
        case .views: pixels ?? nodes(using: &library)
        case .focus: focusMarks
        case .keyboard: keyboard(using: &library)
        case .front: statusBar + device.cutout + homeIndicator
        case .hatches: hatches(using: &library)
        case .measures: measures
        }
    }

    private var pixels: String? {
        guard let data = snapshot.pixels else { return nil }
        let frame = snapshot.windowFrame, numbers = [frame.minX, frame.minY, frame.width, frame.height]
        let place = zip(["x", "y", "width", "height"], numbers).map { "\($0)=\"\(Markup.number(Double($1)))\"" }
        return "<image href=\"data:image/jpeg;base64,\(data.base64EncodedString())\" \(place.joined(separator: " "))"
            + " preserveAspectRatio=\"none\"/>"
    }

    /// The app's window, or the screen while the window turns.
    private var window: CGRect {
        let frame = snapshot.windowFrame
        return frame.shared(with: screenBounds) == frame ? frame : screenBounds
    }

    /// The rest of the screen around a window that does not fill the screen.
    private var outsideOfWindow: String {
        window == screenBounds ? "" : Markup.rect(screenBounds, "fill=\"#8b9099\"")
    }

    var screenBounds: CGRect { CGRect(origin: .zero, size: device.size) }

    /// The visible part of the keyboard, in the screen's coordinates.
    var visibleKeyboard: CGRect? { snapshot.keyboard.frameInScreen.shared(with: screenBounds) }

    private var spokenSummary: String {
        let covered = coveredParts.map { "\($0.node.name) covered by \(Double($0.frame.height).spokenText) points" }
        let keyboard =
            visibleKeyboard.map { "keyboard \(Double($0.height).spokenText) points high" } ?? "no keyboard"
        return ([snapshot.step, keyboard] + covered).joined(separator: ", ")
    }

    /// The theme of the app's own colours, or an empty text if the drawing follows the page's light or dark mode.
    package var theme: String {
        let size = device.size
        let fills = snapshot.root.flattened.filter { node in
            !node.isHidden && node.appearance.alpha > 0.9 && (node.appearance.background?.alpha ?? 0) > 0.9
                && node.frameInScreen.width >= size.width * 0.9 && node.frameInScreen.height >= size.height * 0.5
        }
        guard let fill = fills.last?.appearance.background else { return "" }
        let isLit = Self.isLit(fill.red, fill.green, fill.blue)
        if let dark = fill.dark, dark.count == 4, isLit, !Self.isLit(dark[0], dark[1], dark[2]) { return "" }
        return isLit ? "lit" : "dim"
    }

    private static func isLit(_ red: Double, _ green: Double, _ blue: Double) -> Bool {
        0.299 * red + 0.587 * green + 0.114 * blue > 0.5
    }
}

extension SVGDrawing {
    /// Draws the keyboard.
    ///
    /// A page contains the markup of equal keyboards only once.
    private func keyboard(using library: inout SymbolLibrary) -> String {
        guard let (keyboard, place) = keyboardInPlace else { return "" }
        let id = library.id(for: keyboard.key) { "<g id=\"\($0)\">\(keyboard.content)</g>" }
        let edge = place[..<2].map { Markup.number(Double($0) / 10) }
        let size = place[2...].map { Markup.number(Double($0) / 1000) }
        let scale = size == ["1", "1"] ? "" : " scale(\(size[0]) \(size[1]))"
        return "<use href=\"#\(id)\" transform=\"translate(\(edge[0]) \(edge[1]))\(scale)\"/>"
    }

    /// The keyboard's drawing, and its place on the screen.
    ///
    /// The drawing has the keyboard's final size, with its top left corner at 0, 0. The place has the left and the top
    /// in tenths of a point, and the horizontal and the vertical scale in thousandths. While a keyboard shrinks into a
    /// floating keyboard, the whole drawing is scaled.
    package var keyboardInPlace: (drawing: KeyboardDrawing, place: [Int])? {
        guard visibleKeyboard != nil else { return nil }
        var keyboard = snapshot.keyboard
        let frame = keyboard.frameInScreen, end = keyboard.targetFrameInScreen
        if end.isDrawable, end.width > 0, end.height > 0 { keyboard.frameInScreen.size = end.size }
        let drawn = keyboard.frameInScreen.size
        let place = [
            10 * frame.minX, 10 * frame.minY, 1000 * frame.width / drawn.width, 1000 * frame.height / drawn.height
        ]
        return (KeyboardDrawing(keyboard: keyboard, device: device), place.map { Int($0.rounded()) })
    }
}

extension SVGDrawing {
    var statusBar: String {
        guard snapshot.screen.statusBarHeight > 0 else { return "" }
        let width = Double(device.size.width)
        let isTall = device.safeTop >= 44
        let isPad = snapshot.screen.idiom == .pad
        let baseline: Double = isTall ? (device.safeTop >= 59 ? 36 : 32) : 16
        let fontSize: Double = isTall ? 16.5 : 12.5
        let side: Double = isTall ? 50 : 18
        let clockStart = isTall ? side - 18 : (isPad ? side : width / 2)
        let anchor = isTall || isPad ? "" : " m"
        let attributes = "class=\"st\(anchor)\" font-size=\"\(Markup.number(fontSize))\" font-weight=\"600\""
        return Markup.text("9:41", x: clockStart, y: baseline, attributes)
            + symbols(right: width - (isTall ? side - 22 : side), baseline: baseline, scale: isTall ? 1 : 0.8)
    }

    private func symbols(right: Double, baseline: Double, scale: Double) -> String {
        let move = "translate(\(Markup.number(right)) \(Markup.number(baseline))) scale(\(Markup.number(scale)))"
        let bars = (0..<4).map { index -> String in
            let height = 4 + Double(index) * 2.6
            return Markup.rect(
                CGRect(x: -74 + Double(index) * 4.8, y: -height, width: 3.2, height: height), radius: 1)
        }
        let radio =
            "<path d=\"M-51-8a9.5 9.5 0 0 1 13.4 0l-1.8 1.900a7 7 0 0 0-9.8 0zM-47.7-4.500a5 5 0 0 1 6.8 0L-44.3-.9z\"/>"
        let battery =
            "<rect x=\"-27\" y=\"-11.5\" width=\"24\" height=\"12\" rx=\"3.5\" fill=\"none\" stroke=\"var(--tx)\""
            + " stroke-opacity=\".4\"/><rect x=\"-25.2\" y=\"-9.7\" width=\"20.4\" height=\"8.4\" rx=\"2\"/>"
            + "<path d=\"M-2-7.500v4a2.2 2.2 0 0 0 0-4z\" fill-opacity=\".4\"/>"
        return "<g class=\"st\" transform=\"\(move)\">\(bars.joined())\(radio)\(battery)</g>"
    }

    var homeIndicator: String {
        guard snapshot.screen.hasHomeIndicator else { return "" }
        let size = device.size
        let isPad = snapshot.screen.idiom == .pad
        let width: CGFloat = isPad ? min(size.width * 0.3, 320) : size.width * 0.36
        let frame = CGRect(x: (size.width - width) / 2, y: size.height - 13, width: width, height: 5)
        return Markup.rect(frame, radius: 2.5, "class=\"st\"")
    }
}
