import CoreGraphics
import Foundation
import SceneModel

extension SVGDrawing {
    /// The app's views, back to front.
    var nodes: String { markup(of: snapshot.root) }

    private func markup(of node: SceneNode) -> String {
        let look = node.appearance
        guard !node.isHidden, look.alpha > 0.01, node.frameInScreen.isDrawable else { return "" }
        let own = fill(of: node) + text(of: node) + (node.kind == .image ? Self.image(in: node.frameInScreen) : "")
        var inside = node.children.map(markup(of:)).joined()
        if !inside.isEmpty && (node.kind == .scrollView || node.kind == .textView) {
            inside = clipped(inside, to: node.frameInScreen)
        }
        guard look.alpha < 0.99, !(own + inside).isEmpty else { return own + inside }
        return "<g opacity=\"\(Markup.number(look.alpha))\">\(own)\(inside)</g>"
    }

    // A nested `svg` clips without needing an id of its own.
    private func clipped(_ content: String, to frame: CGRect) -> String {
        guard frame.width > 0, frame.height > 0 else { return "" }
        let numbers = [frame.minX, frame.minY, frame.width, frame.height].map { Markup.number(Double($0)) }
        return "<svg x=\"\(numbers[0])\" y=\"\(numbers[1])\" width=\"\(numbers[2])\" height=\"\(numbers[3])\""
            + " viewBox=\"\(numbers.joined(separator: " "))\">\(content)</svg>"
    }

    private func fill(of node: SceneNode) -> String {
        let look = node.appearance
        let hasBorder = look.borderWidth > 0 && (look.border?.alpha ?? 0) > 0
        guard (look.background?.alpha ?? 0) > 0 || hasBorder else { return "" }
        guard node.frameInScreen.shared(with: screenBounds) != nil else { return "" }
        var attributes = look.background.map { Self.paint("fill", $0) } ?? "fill=\"none\""
        var frame = node.frameInScreen
        if hasBorder, let border = look.border {
            attributes += " " + Self.paint("stroke", border)
            attributes += " stroke-width=\"\(Markup.number(look.borderWidth))\""
            let inset = min(CGFloat(look.borderWidth) / 2, frame.width / 2, frame.height / 2)
            frame = frame.insetBy(dx: inset, dy: inset)
        }
        return Markup.rect(frame, radius: max(0, look.cornerRadius), attributes)
    }

    /// A colour as an attribute, with its opacity when it is not opaque.
    static func paint(_ attribute: String, _ color: SceneNode.Appearance.Color) -> String {
        let digits = Array("0123456789abcdef")
        let hex = [color.red, color.green, color.blue].map { component -> String in
            let byte = Int((min(max(component.isFinite ? component : 0, 0), 1) * 255).rounded())
            return String([digits[byte / 16], digits[byte % 16]])
        }
        let opaque = "\(attribute)=\"#\(hex.joined())\""
        return color.alpha < 0.995 ? opaque + " \(attribute)-opacity=\"\(Markup.number(max(0, color.alpha)))\"" : opaque
    }

    /// A ring around the focused view, and the caret in it.
    var focusMarks: String {
        guard let focus = snapshot.focus else { return "" }
        let node = snapshot.root.flattened.first {
            $0.id == focus.nodeID && !$0.isHidden && $0.frameInScreen.isDrawable
        }
        let ring = node.map { node in
            Markup.rect(
                node.frameInScreen.insetBy(dx: -3, dy: -3), radius: max(4, node.appearance.cornerRadius) + 3,
                "fill=\"none\" stroke=\"var(--ring)\" stroke-width=\"2.5\" stroke-opacity=\".75\"")
        }
        let caret = focus.caretInScreen.flatMap { $0.isDrawable ? $0 : nil }.map { caret in
            let frame = CGRect(x: caret.minX, y: caret.minY, width: max(2, caret.width), height: caret.height)
            return Markup.rect(frame, radius: 1, "fill=\"var(--ring)\"")
        }
        return (ring ?? "") + (caret ?? "")
    }
}
