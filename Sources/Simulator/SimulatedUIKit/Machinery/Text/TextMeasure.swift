// Fidelity: partial — deterministic arithmetic: Helvetica's published advance widths (Adobe Core 14 AFM), greedy line breaking

import Foundation

/// Sizes of text, computed by arithmetic and equal on every machine.
///
/// Widths come from the public Adobe font metrics for Helvetica and Helvetica-Bold, in thousandths of the point size. A
/// character that is missing in these metrics is 556 wide, or 1000 from U+1100 on.
@_spi(Simulation)
public enum TextMeasure {
    /// Returns the exact width of a text in one line, in points.
    public static func width(of text: String, font: UIFont) -> CGFloat {
        let table = table(of: font)
        var thousandths = 0
        for scalar in text.unicodeScalars { thousandths += self.thousandths(of: scalar, in: table) }
        return points(thousandths, font)
    }

    static func thousandths(of scalar: Unicode.Scalar, font: UIFont) -> Int {
        thousandths(of: scalar, in: table(of: font))
    }

    private static func table(of font: UIFont) -> [Int] {
        font.weight.rawValue >= UIFont.Weight.semibold.rawValue ? bold : regular
    }

    private static func thousandths(of scalar: Unicode.Scalar, in table: [Int]) -> Int {
        let index = Int(scalar.value) - 32
        return index >= 0 && index < table.count ? table[index] : (scalar.value >= 0x1100 ? 1000 : 556)
    }

    private static func points(_ thousandths: Int, _ font: UIFont) -> CGFloat {
        CGFloat(thousandths) / 1000 * font.pointSize
    }

    /// Returns the lines of a text at a width in points.
    ///
    /// A word longer than the line gets its own line.
    public static func lines(of text: String, font: UIFont, width: CGFloat) -> [String] {
        if fitsAsItIs(text, font, width) { return [text] }
        let table = table(of: font), scalars = text.unicodeScalars, space = thousandths(of: " ", in: table)
        var filling = LineFilling(scalars, space: space) { points($0, font) > width }
        var start = scalars.startIndex, thousandths = 0
        for index in scalars.indices {
            let scalar = scalars[index]
            guard scalar == " " || scalar == "\n" else {
                thousandths += self.thousandths(of: scalar, in: table)
                continue
            }
            filling.add(start..<index, thousandths)
            if scalar == "\n" { filling.endLine(at: index) }
            (start, thousandths) = (scalars.index(after: index), 0)
        }
        filling.add(start..<scalars.endIndex, thousandths)
        filling.endLine(at: scalars.endIndex)
        return filling.lines
    }

    /// Returns whether a text fits into one line unchanged.
    ///
    /// A text with a leading space does not, because lines drop a leading space.
    private static func fitsAsItIs(_ text: String, _ font: UIFont, _ width: CGFloat) -> Bool {
        !text.utf8.contains(UInt8(ascii: "\n")) && text.utf8.first != UInt8(ascii: " ")
            && self.width(of: text, font: font) <= width
    }

    /// Divides the words of a text into lines.
    ///
    /// Widths are in thousandths of the font's size.
    private struct LineFilling {
        private let scalars: String.UnicodeScalarView
        private let space: Int
        private let isTooWide: (Int) -> Bool
        private var line: Range<String.Index>
        private var width = 0
        private(set) var lines: [String] = []

        init(_ scalars: String.UnicodeScalarView, space: Int, isTooWide: @escaping (Int) -> Bool) {
            self.scalars = scalars
            self.space = space
            self.isTooWide = isTooWide
            line = scalars.startIndex..<scalars.startIndex
        }

        mutating func add(_ word: Range<String.Index>, _ wordWidth: Int) {
            let together = width + space + wordWidth
            if !line.isEmpty, !isTooWide(together) {
                (line, width) = (line.lowerBound..<word.upperBound, together)
            } else {
                if !line.isEmpty { lines.append(String(scalars[line])) }
                (line, width) = (word, wordWidth)
            }
        }

        mutating func endLine(at index: String.Index) {
            lines.append(String(scalars[line]))
            (line, width) = (index..<index, 0)
        }
    }

    /// Returns the size of a text at a width, in points.
    ///
    /// A maximum of zero lines means any number.
    public static func size(of text: String, font: UIFont, width: CGFloat, maximumLines: Int = 0) -> CGSize {
        guard !text.isEmpty else { return .zero }
        var lines = [text]
        if maximumLines != 1 {
            lines =
                width > 0
                ? self.lines(of: text, font: font, width: width)
                : paragraphs(of: text)
        }
        if maximumLines > 0 { lines = Array(lines.prefix(maximumLines)) }
        let widest = lines.map { self.width(of: $0, font: font) }.max() ?? 0
        return CGSize(width: widest, height: CGFloat(lines.count) * font.lineHeight)
    }

    private static func paragraphs(of text: String) -> [String] {
        // Searching bytes is faster than searching characters. But a carriage return and a line feed form one
        // character, so a text with carriage returns is split by characters.
        guard text.utf8.contains(UInt8(ascii: "\n")) else { return [text] }
        guard !text.utf8.contains(UInt8(ascii: "\r")) else {
            return text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        }
        return text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map {
            String(Substring($0))
        }
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
