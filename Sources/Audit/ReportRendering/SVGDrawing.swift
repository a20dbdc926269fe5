public import AuditRules
import Foundation
public import SceneModel

/// A phone or tablet that shows one snapshot: the app's views, the keyboard where it is drawn, and what is covered.
public struct SVGDrawing {
    let snapshot: SceneSnapshot
    let findings: [Finding]
    let device: DeviceOutline

    init(_ snapshot: SceneSnapshot, findings: [Finding]) {
        self.snapshot = snapshot
        self.findings = findings
        device = DeviceOutline(screen: snapshot.screen)
    }

    /// A snapshot as an SVG document of its own, with light and dark colours.
    ///
    /// - Parameter findings: what the rules found; views they name are hatched where the keyboard covers them.
    public static func render(_ snapshot: SceneSnapshot, findings: [Finding] = []) -> String {
        let drawing = SVGDrawing(snapshot, findings: findings)
        var library = SymbolLibrary(prefix: "s")
        let body = drawing.body(using: &library)
        let box = drawing.device.viewBox
        let size = "width=\"\(Markup.number(Double(box.width)))\" height=\"\(Markup.number(Double(box.height)))\""
        return """
            <svg xmlns="http://www.w3.org/2000/svg" \(size) viewBox="\(drawing.viewBoxText)" role="img" \
            aria-label="\(Markup.escaped(drawing.spokenSummary))">
            <style>\(DrawingStyle.standalone)</style>
            \(library.definitions)
            \(body)
            </svg>

            """
    }

    /// The drawing as an `svg` element for a page that holds the library's pieces.
    func element(using library: inout SymbolLibrary) -> String {
        let body = body(using: &library)
        return
            "<svg viewBox=\"\(viewBoxText)\" role=\"img\" aria-label=\"\(Markup.escaped(spokenSummary))\">\(body)</svg>"
    }

    private var viewBoxText: String {
        let box = device.viewBox
        return [box.minX, box.minY, box.width, box.height].map { Markup.number(Double($0)) }.joined(separator: " ")
    }

    private func body(using library: inout SymbolLibrary) -> String {
        let frame = device.frameID(in: &library)
        let clip = device.clipID(in: &library)
        var parts = ["<g class=\"dr\(theme.isEmpty ? "" : " " + theme)\"><use href=\"#\(frame)\"/>"]
        parts.append("<g clip-path=\"url(#\(clip))\">")
        parts.append(Markup.rect(screenBounds, "fill=\"var(--app)\""))
        parts.append(nodes)
        parts.append(focusMarks)
        parts.append(keyboard(using: &library))
        parts.append(statusBar)
        parts.append(device.cutout)
        parts.append(homeIndicator)
        parts.append(hatches(using: &library))
        parts.append("</g>")
        parts.append(measures)
        parts.append("</g>")
        return parts.joined()
    }

    /// The screen in its own coordinates.
    var screenBounds: CGRect { CGRect(origin: .zero, size: device.size) }

    /// The part of the keyboard that is drawn on the screen, in the screen's coordinates.
    var visibleKeyboard: CGRect? { snapshot.keyboard.frameInScreen.shared(with: screenBounds) }

    /// What a person who cannot see the drawing should know.
    private var spokenSummary: String {
        let covered = coveredParts.map { "\($0.node.name) covered by \(Markup.spoken(Double($0.frame.height))) points" }
        let keyboard =
            visibleKeyboard.map { "keyboard \(Markup.spoken(Double($0.height))) points high" } ?? "no keyboard"
        return ([snapshot.step, keyboard] + covered).joined(separator: ", ")
    }

    /// Whether the app is light or dark: keyboard and status bar follow it, not the page around the drawing.
    var theme: String {
        let size = device.size
        let fills = snapshot.root.flattened.filter { node in
            !node.isHidden && node.appearance.alpha > 0.9 && (node.appearance.background?.alpha ?? 0) > 0.9
                && node.frameInScreen.width >= size.width * 0.9 && node.frameInScreen.height >= size.height * 0.5
        }
        guard let fill = fills.last?.appearance.background else { return "" }
        return 0.299 * fill.red + 0.587 * fill.green + 0.114 * fill.blue > 0.5 ? "lit" : "dim"
    }
}
