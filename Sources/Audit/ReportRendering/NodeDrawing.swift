package import CoreGraphics
import Foundation
package import SceneModel

/// The drawing of a view's fill, text and image, without its subviews.
///
/// A still picture draws the view at its position on the screen. A film draws the view at 0, 0 in a group that moves.
package struct NodeDrawing {
    let kind: SceneNode.Kind
    let look: SceneNode.Appearance
    let frame: CGRect
    private let reach: Reach
    private let drawsTextInside: Bool

    package init(_ node: SceneNode, in frame: CGRect) {
        kind = node.kind
        look = node.appearance
        drawsTextInside = node.drawsTextInside
        reach = Reach(of: node)
        self.frame = frame
    }

    /// How far the background of a bar extends beyond the bar, to the edge of the screen, in points.
    package struct Reach: Hashable {
        private(set) var above = 0, below = 0

        private static let most: CGFloat = 64

        package init(of node: SceneNode) {
            let frame = node.frameInScreen
            guard node.kind == .bar, frame.isDrawable else { return }
            if frame.minY > 0, frame.minY <= Self.most { above = Int(frame.minY.rounded(.up)) }
            if frame.minY > 4 * Self.most { below = Int(Self.most) }
        }
    }

    package var markup: String {
        dimming + fill + text + (kind == .image ? image : "") + (look.isOn.map(switched) ?? "")
    }

    private var fill: String {
        let hasBorder = look.borderWidth > 0 && (look.border?.alpha ?? 0) > 0
        let background = look.background.flatMap { $0.alpha > 0 ? $0 : nil } ?? look.chrome?.background
        guard background != nil || hasBorder || kind == .bar else { return "" }
        // A bar without a background of its own lets little of the content below it through.
        let plain = kind == .bar ? "class=\"ba\" fill-opacity=\".94\"" : "fill=\"none\""
        var attributes = background.map { Self.paint("fill", $0) } ?? plain
        var frame = frame
        frame.origin.y -= CGFloat(reach.above)
        frame.size.height += CGFloat(reach.above + reach.below)
        if hasBorder, let border = look.border {
            attributes += " " + Self.paint("stroke", border)
            attributes += " stroke-width=\"\(Markup.number(look.borderWidth))\""
            let inset = min(CGFloat(look.borderWidth) / 2, frame.width / 2, frame.height / 2)
            frame = frame.insetBy(dx: inset, dy: inset)
        }
        guard let chrome = look.chrome, chrome.corners != (0, 0) else {
            return Markup.rect(frame, radius: max(0, look.cornerRadius), attributes)
        }
        return Markup.rect(frame, corners: chrome.corners, attributes)
    }

    /// Returns the attributes of a colour.
    ///
    /// A fill also gets the colour for dark pages.
    private static func paint(_ attribute: String, _ color: SceneNode.Appearance.Color) -> String {
        var paint = "\(attribute)=\"#\(hex([color.red, color.green, color.blue]))\""
        if color.alpha < 0.995 { paint += " \(attribute)-opacity=\"\(Markup.number(max(0, color.alpha)))\"" }
        guard attribute == "fill", let dark = color.dark, dark.count == 4 else { return paint }
        return paint + " style=\"--d:#\(hex(dark))\""
    }

    private static func hex(_ components: [Double]) -> String {
        let digits = Array("0123456789abcdef")
        return components.map { component -> String in
            let byte = Int((min(max(component.isFinite ? component : 0, 0), 1) * 255).rounded())
            return String([digits[byte / 16], digits[byte % 16]])
        }.joined()
    }

    /// A sheet dims all of the screen that lies behind it.
    private var dimming: String {
        guard look.chrome?.isSheet == true else { return "" }
        let most: CGFloat = 3000
        return Markup.rect(frame.insetBy(dx: -most, dy: -most), "fill=\"#000\" fill-opacity=\".25\"")
    }

    private func switched(_ isOn: Bool) -> String {
        let radius = Double(frame.height) / 2, size = frame.height - 4
        let left = isOn ? frame.maxX - size - 2 : frame.minX + 2
        let thumb = CGRect(x: left, y: frame.minY + 2, width: size, height: size)
        guard frame.width > size, size > 0 else { return "" }
        return Markup.rect(frame, radius: radius, "fill=\"\(isOn ? "#34c759" : "#e9e9eb")\"")
            + Markup.rect(thumb, radius: Double(size) / 2, "fill=\"#fff\"")
    }

    /// A placeholder for an unknown image: hills under a sun.
    private var image: String {
        let width = min(frame.width, frame.height * 1.5), height = width / 1.5
        guard width >= 12, height >= 8 else { return "" }
        let left = frame.midX - width / 2, top = frame.midY - height / 2
        func point(_ x: CGFloat, _ y: CGFloat) -> String {
            "\(Markup.number(Double(left + x * width))),\(Markup.number(Double(top + y * height)))"
        }
        func hills(_ points: [String], _ color: String) -> String {
            "<polygon points=\"\(points.joined(separator: " "))\" fill=\"\(color)\"/>"
        }
        let sky = Markup.rect(
            CGRect(x: left, y: top, width: width, height: height), radius: min(10, width / 12), "fill=\"#9fd3ea\"")
        let sun =
            "<circle cx=\"\(Markup.number(Double(left + 0.72 * width)))\" cy=\"\(Markup.number(Double(top + 0.3 * height)))\""
            + " r=\"\(Markup.number(Double(0.12 * height)))\" fill=\"#ffd25e\"/>"
        return sky + sun
            + hills([point(0, 0.95), point(0.3, 0.42), point(0.55, 0.8), point(0.55, 0.95)], "#5f8f7b")
            + hills([point(0.32, 0.95), point(0.62, 0.55), point(1, 0.95)], "#3f6f5f")
    }
}

extension NodeDrawing {
    /// The drawn text.
    ///
    /// A text view and a tall label have several lines.
    private var text: String {
        guard let words = look.text, !words.isEmpty, !drawsTextInside else { return "" }
        let fontSize = look.fontSize.isFinite ? min(max(look.fontSize, 1), 200) : 17
        let padding = look.textInset.map { $0.isFinite ? $0 : 0 } ?? padding
        let width = Double(frame.width) - 2 * padding
        let isTall = Double(frame.height) >= fontSize * 2.2
        // A line feed in a button's text separates the title from the subtitle.
        let wraps = kind == .textView || (kind == .label && isTall) || words.contains("\n")
        let lines =
            wraps
            ? TextFitting.lines(of: words, width: width, fontSize: fontSize, height: Double(frame.height))
            : [fits(width) ? words : TextFitting.truncated(words, width: width, fontSize: fontSize)]
        let color = look.textColor.map { Self.paint("fill", $0) }
        let fill = color ?? (look.isPlaceholder ? "fill=\"var(--ph)\"" : "fill=\"var(--tx)\"")
        return draw(lines, fontSize: fontSize, padding: padding, fill: fill, fromTop: kind == .textView)
    }

    private func fits(_ width: Double) -> Bool {
        look.textWidth.map { $0.isFinite && $0 <= width + 0.5 } ?? false
    }

    private func draw(_ lines: [String], fontSize: Double, padding: Double, fill: String, fromTop: Bool) -> String {
        let lineHeight = fontSize * TextFitting.lineHeight
        // Letters without descenders look centred if the baseline is 0.35 of the font size below the middle.
        let first =
            fromTop
            ? Double(frame.minY) + 8 + fontSize * TextFitting.ascender
            : Double(frame.midY) + fontSize * 0.35 - lineHeight * Double(lines.count - 1) / 2
        let (x, anchor): (Double, String) =
            switch look.alignment {
            case .leading: (Double(frame.minX) + padding, "")
            case .center: (Double(frame.midX), " class=\"m\"")
            case .trailing: (Double(frame.maxX) - padding, " class=\"e\"")
            }
        let weight = look.isBold == true ? " font-weight=\"600\"" : ""
        // The reader's font differs from the font in which the text was measured. So the drawing stretches the text to
        // the measured width, and the text ends at the caret.
        let measured = look.textWidth.flatMap { lines == [look.text] && $0 > 0 ? $0 : nil }
        let length = measured.map { " textLength=\"\(Markup.number($0))\" lengthAdjust=\"spacing\"" } ?? ""
        let attributes = "font-size=\"\(Markup.number(fontSize))\"\(weight)\(anchor)\(length) \(fill)"
        return lines.enumerated().map { index, line in
            Markup.text(line, x: x, y: first + Double(index) * lineHeight, attributes)
        }.joined()
    }

    private var padding: Double {
        let hasEdge = look.borderWidth > 0 || (look.background?.alpha ?? 0) > 0
        switch kind {
        case .textField: return hasEdge ? 12 : 0
        case .textView: return 5
        default: return 0
        }
    }
}
