// Fidelity: partial — deterministic arithmetic: Helvetica's published advance widths (Adobe Core 14 AFM), greedy line breaking

import Foundation

/// Sizes of text as arithmetic, so that every run on every machine gives the same numbers.
///
/// Widths are those of the public Adobe font metrics for Helvetica and Helvetica-Bold in thousandths of the point size; a
/// character that the table lacks counts 556, one from U+1100 on counts 1000. Line height is the font's own.
@_spi(Simulation)
public enum TextMeasure {
    /// Width of one line in points, not rounded.
    public static func width(of text: String, font: UIFont) -> CGFloat {
        var thousandths = 0
        for scalar in text.unicodeScalars { thousandths += self.thousandths(of: scalar, font: font) }
        return CGFloat(thousandths) / 1000 * font.pointSize
    }

    /// The width of a character in thousandths of the font's size.
    static func thousandths(of scalar: Unicode.Scalar, font: UIFont) -> Int {
        let table = font.weight.rawValue >= UIFont.Weight.semibold.rawValue ? bold : regular
        let index = Int(scalar.value) - 32
        return index >= 0 && index < table.count ? table[index] : (scalar.value >= 0x1100 ? 1000 : 556)
    }

    /// The lines that text breaks into at a width in points; a word longer than the line keeps a line of its own.
    public static func lines(of text: String, font: UIFont, width: CGFloat) -> [String] {
        var lines: [String] = []
        for paragraph in text.split(separator: "\n", omittingEmptySubsequences: false) {
            var line = ""
            for word in paragraph.split(separator: " ", omittingEmptySubsequences: false) {
                let candidate = line.isEmpty ? String(word) : line + " " + word
                if !line.isEmpty && self.width(of: candidate, font: font) > width {
                    lines.append(line)
                    line = String(word)
                } else {
                    line = candidate
                }
            }
            lines.append(line)
        }
        return lines
    }

    /// Size of wrapped text in points; zero lines means any number.
    public static func size(of text: String, font: UIFont, width: CGFloat, maximumLines: Int = 0) -> CGSize {
        guard !text.isEmpty else { return .zero }
        var lines = [text]
        if maximumLines != 1 {
            lines =
                width > 0
                ? self.lines(of: text, font: font, width: width)
                : text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        }
        if maximumLines > 0 { lines = Array(lines.prefix(maximumLines)) }
        let widest = lines.map { self.width(of: $0, font: font) }.max() ?? 0
        return CGSize(width: widest, height: CGFloat(lines.count) * font.lineHeight)
    }

    private static let regular = [
        278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278, 556, 556, 556, 556, 556, 556,
        556, 556, 556, 556, 278, 278, 584, 584, 584, 556, 1015, 667, 667, 722, 722, 667, 611, 778, 722, 278, 500, 667,
        556, 833, 722, 778, 667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 278, 278, 278, 469, 556, 333, 556,
        556, 500, 556, 556, 278, 556, 556, 222, 222, 500, 222, 833, 556, 556, 556, 556, 333, 500, 278, 556, 500, 722,
        500, 500, 500, 334, 260, 334, 584
    ]

    private static let bold = [
        278, 333, 474, 556, 556, 889, 722, 238, 333, 333, 389, 584, 278, 333, 278, 278, 556, 556, 556, 556, 556, 556,
        556, 556, 556, 556, 333, 333, 584, 584, 584, 611, 975, 722, 722, 722, 722, 667, 611, 778, 722, 278, 556, 722,
        611, 833, 722, 778, 667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 333, 278, 333, 584, 556, 333, 556,
        611, 556, 611, 556, 333, 611, 611, 278, 278, 556, 278, 889, 611, 611, 611, 611, 389, 556, 333, 611, 556, 778,
        556, 556, 500, 389, 280, 389, 584
    ]
}
