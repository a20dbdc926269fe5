import CoreGraphics
import Foundation
import SceneModel

extension KeyboardDrawing {
    /// A key with its label, its width in key widths, and its style.
    struct Key {
        enum Face { case text(String, small: String?), glyph(String), blank }

        var face: Face
        var share = 1.0
        var style = "k"

        static func letter(_ text: String) -> Key { Key(face: .text(text, small: nil)) }
        static func digit(_ text: String, _ small: String? = nil) -> Key { Key(face: .text(text, small: small)) }
        static func word(_ text: String, _ share: Double, _ style: String = "kf") -> Key {
            Key(face: .text(text, small: nil), share: share, style: style)
        }
        static func sign(_ path: String, _ share: Double) -> Key { Key(face: .glyph(path), share: share, style: "kf") }
        static func gap(_ share: Double) -> Key { Key(face: .blank, share: share, style: "") }
    }

    /// Draws the keys.
    ///
    /// The area is in the keyboard's own coordinates, in points.
    func keys(in area: CGRect) -> String {
        if keyboard.layout == .emoji { return emoji(in: area) }
        let rows = rows
        let rowHeight = area.height / CGFloat(rows.count)
        return rows.enumerated().map { index, row in
            let y = area.minY + rowHeight * CGFloat(index)
            return draw(row, in: CGRect(x: area.minX, y: y, width: area.width, height: rowHeight))
        }.joined()
    }

    private func draw(_ row: [Key], in area: CGRect) -> String {
        let unit = area.width / CGFloat(row.reduce(0) { $0 + $1.share })
        let gap: CGFloat = isPad ? 9 : 6
        let inset = min(isPad ? 5 : 6, area.height * 0.12)
        var x = area.minX
        return row.map { key in
            let width = unit * CGFloat(key.share)
            let frame = CGRect(
                x: x + gap / 2, y: area.minY + inset, width: width - gap, height: area.height - 2 * inset)
            x += width
            return draw(key, in: frame)
        }.joined()
    }

    private func draw(_ key: Key, in frame: CGRect) -> String {
        guard !key.style.isEmpty else { return "" }
        let isGo = key.style == "go"
        let paint = isGo ? "fill=\"#0a84ff\"" : "class=\"\(key.style)\""
        let radius = isPad ? 6.0 : 5
        let shadow = Markup.rect(frame.offsetBy(dx: 0, dy: 1), radius: radius, "class=\"ks\"")
        return shadow + Markup.rect(frame, radius: radius, paint) + face(of: key, in: frame, isGo: isGo)
    }

    private func face(of key: Key, in frame: CGRect, isGo: Bool) -> String {
        let x = Double(frame.midX), y = Double(frame.midY)
        switch key.face {
        case .blank: return ""
        case .glyph(let path):
            return "<path class=\"kg\" transform=\"translate(\(Markup.number(x)) \(Markup.number(y)))\" d=\"\(path)\"/>"
        case .text(let text, let small):
            let isLetter = text.count == 1
            let size = min(isLetter ? 23 : 15.5, Double(frame.height) * (isLetter ? 0.6 : 0.48))
            let color = isGo ? "class=\"m\" fill=\"#fff\"" : "class=\"kt\""
            let lift = small == nil ? 0.35 : 0.15
            let main = Markup.text(text, x: x, y: y + size * lift, "\(color) font-size=\"\(Markup.number(size))\"")
            let below = small.map {
                Markup.text($0, x: x, y: y + size * 0.62, "\(color) font-size=\"9.5\" font-weight=\"600\"")
            }
            return main + (below ?? "")
        }
    }

    // Emoji fonts differ between machines, so every emoji is drawn as the same plain face.
    private func emoji(in area: CGRect) -> String {
        let columns = max(4, Int(area.width / 46)), rows = 4
        let stepX = area.width / CGFloat(columns), stepY = area.height / CGFloat(rows)
        return (0..<rows * columns).map { index in
            let x = Markup.number(Double(area.minX + stepX * (CGFloat(index % columns) + 0.5)))
            let y = Markup.number(Double(area.minY + stepY * (CGFloat(index / columns) + 0.5)))
            return "<g transform=\"translate(\(x) \(y)) scale(1.4)\"><circle r=\"9\" fill=\"#ffcc33\"/>"
                + "<path d=\"\(KeyboardGlyph.smile)\" fill=\"none\" stroke=\"#6b4a00\" stroke-width=\"1.5\""
                + " stroke-linecap=\"round\"/></g>"
        }.joined()
    }
}

/// The outlines of the symbols on keys, around 0, 0.
enum KeyboardGlyph {
    static let shift = "M0-8l8 8H4v7h-8v-7h-4z"
    static let delete = "M-4-7h13v14H-4l-6-7zM-1-3l6 6M5-3l-6 6"
    static let globe = "M-11 0a11 11 0 1 1 22 0a11 11 0 1 1-22 0zM-11 0h22M0-11c-7 6-7 16 0 22c7-6 7-16 0-22"
    static let microphone = "M-4-8a4 4 0 0 1 8 0v7a4 4 0 0 1-8 0zM-8-2a8 8 0 0 0 16 0M0 6v5"
    static let dismiss = "M-10-8h20v11h-20zM-4 8l4 4 4-4M-6-4h1M-1-4h2M5-4h1M-4 0h8"
    static let smile = "M-9 0a9 9 0 1 1 18 0a9 9 0 1 1-18 0zM-4-2.5v.1M4-2.5v.1M-4.5 3c2 3 7 3 9 0"
}
