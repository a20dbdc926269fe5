import CoreGraphics
import Foundation
import SceneModel

extension SVGDrawing {
    /// A view's text: one centred line, or as many lines as fit when the view is a text view or a tall label.
    func text(of node: SceneNode) -> String {
        let look = node.appearance
        guard let words = look.text, !words.isEmpty, node.frameInScreen.shared(with: screenBounds) != nil else {
            return ""
        }
        let fontSize = look.fontSize.isFinite ? min(max(look.fontSize, 1), 200) : 17
        let padding = look.textInset.map { $0.isFinite ? $0 : 0 } ?? padding(of: node)
        let width = Double(node.frameInScreen.width) - 2 * padding
        let isTall = Double(node.frameInScreen.height) >= fontSize * 2.2
        let wraps = node.kind == .textView || (node.kind == .label && isTall)
        let lines =
            wraps
            ? TextFitting.lines(of: words, width: width, fontSize: fontSize, height: Double(node.frameInScreen.height))
            : [fits(look, width) ? words : TextFitting.truncated(words, width: width, fontSize: fontSize)]
        let color = look.textColor.map { Self.paint("fill", $0) }
        let fill = color ?? (look.isPlaceholder ? "fill=\"var(--ph)\"" : "fill=\"var(--tx)\"")
        return draw(lines, of: node, fontSize: fontSize, padding: padding, fill: fill, fromTop: node.kind == .textView)
    }

    private func fits(_ look: SceneNode.Appearance, _ width: Double) -> Bool {
        look.textWidth.map { $0.isFinite && $0 <= width + 0.5 } ?? false
    }

    private func draw(
        _ lines: [String], of node: SceneNode, fontSize: Double, padding: Double, fill: String, fromTop: Bool
    ) -> String {
        let frame = node.frameInScreen
        let lineHeight = fontSize * 1.22
        // Letters without descenders look centred when the baseline lies 0.35 of the size below the middle.
        let first =
            fromTop
            ? Double(frame.minY) + 8 + fontSize
            : Double(frame.midY) + fontSize * 0.35 - lineHeight * Double(lines.count - 1) / 2
        let (x, anchor): (Double, String) =
            switch node.appearance.alignment {
            case .leading: (Double(frame.minX) + padding, "")
            case .center: (Double(frame.midX), " class=\"m\"")
            case .trailing: (Double(frame.maxX) - padding, " class=\"e\"")
            }
        let weight = node.kind == .button ? " font-weight=\"600\"" : ""
        // The reader's font is not the one that was measured: stretched to the measured width, the caret stands right.
        let measured = node.appearance.textWidth.flatMap { lines == [node.appearance.text] && $0 > 0 ? $0 : nil }
        let length = measured.map { " textLength=\"\(Markup.number($0))\" lengthAdjust=\"spacing\"" } ?? ""
        let attributes = "font-size=\"\(Markup.number(fontSize))\"\(weight)\(anchor)\(length) \(fill)"
        return lines.enumerated().map { index, line in
            Markup.text(line, x: x, y: first + Double(index) * lineHeight, attributes)
        }.joined()
    }

    private func padding(of node: SceneNode) -> Double {
        let hasEdge = node.appearance.borderWidth > 0 || (node.appearance.background?.alpha ?? 0) > 0
        switch node.kind {
        case .textField: return hasEdge ? 12 : 0
        case .textView: return 5
        default: return 0
        }
    }
}
