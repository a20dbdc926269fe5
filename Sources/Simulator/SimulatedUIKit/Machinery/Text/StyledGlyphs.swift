// Fidelity: partial — one glyph for each Unicode scalar, with widths from TextMeasure's table

import Foundation

struct StyledGlyphs {
    private struct Style {
        let font: UIFont, kern: CGFloat, baseline: CGFloat
        let paragraph: NSParagraphStyle, attachment: CGRect?
    }

    private struct Glyph {
        let scalar: Unicode.Scalar, offset: Int, style: Int
    }

    private var styles: [Style] = []
    private var glyphs: [Glyph] = []
    private let length: Int
    private let plain: Style

    init(_ text: StyledText, font: UIFont) {
        plain = Style(font: font, kern: 0, baseline: 0, paragraph: .default, attachment: nil)
        length = text.length
        var ends: [Int] = [], at = 0
        for run in text.runs {
            styles.append(Self.style(run.attributes, font: font))
            at += run.length
            ends.append(at)
        }
        var offset = 0, style = 0
        for scalar in text.string.unicodeScalars {
            while style + 1 < ends.count, ends[style] <= offset { style += 1 }
            glyphs.append(Glyph(scalar: scalar, offset: offset, style: style))
            offset += scalar.value > 0xFFFF ? 2 : 1
        }
    }

    private static func style(_ attributes: [NSAttributedString.Key: Any], font: UIFont) -> Style {
        let number = { (key: NSAttributedString.Key) in attributes[key].flatMap(points) }
        return Style(
            font: attributes[.font] as? UIFont ?? font, kern: number(.tracking) ?? number(.kern) ?? 0,
            baseline: number(.baselineOffset) ?? 0,
            paragraph: attributes[.paragraphStyle] as? NSParagraphStyle ?? .default,
            attachment: (attributes[.attachment] as? NSTextAttachment)?.placedBounds)
    }

    /// Converts an attribute to points, because apps write numbers of several types.
    private static func points(_ value: Any) -> CGFloat? {
        switch value {
        case let value as CGFloat: value
        case let value as Double: CGFloat(value)
        case let value as Float: CGFloat(value)
        case let value as Int: CGFloat(value)
        case let value as NSNumber: CGFloat(value.doubleValue)
        default: nil
        }
    }

    var count: Int { glyphs.count }

    /// Returns the start of a glyph, in UTF-16 units.
    func offset(of index: Int) -> Int { index < glyphs.count ? glyphs[index].offset : length }

    /// Returns the first glyph that begins at or after an offset, in UTF-16 units.
    func index(of offset: Int) -> Int { glyphs.bisect { $0.offset >= offset } }

    private func style(at index: Int) -> Style {
        index < glyphs.count ? styles[glyphs[index].style] : styles.last ?? plain
    }

    func paragraphStyle(at index: Int) -> NSParagraphStyle { style(at: index).paragraph }

    /// The glyph ranges of the paragraphs, without the line feeds.
    var paragraphs: [Range<Int>] {
        var found: [Range<Int>] = [], start = 0
        for (index, glyph) in glyphs.enumerated() where glyph.scalar == "\n" {
            found.append(start..<index)
            start = index + 1
        }
        return found + [start..<glyphs.count]
    }

    /// Returns the extent of glyphs above and below the baseline.
    ///
    /// An empty line takes the font of the character that ends the line.
    func metrics(of range: Range<Int>) -> (ascent: CGFloat, descent: CGFloat) {
        guard !range.isEmpty else {
            let font = style(at: range.lowerBound).font
            return (font.ascender, -font.descender)
        }
        var ascent = -CGFloat.infinity, descent = -CGFloat.infinity, last = -1
        for glyph in glyphs[range] where glyph.style != last {
            let style = styles[glyph.style]
            last = glyph.style
            let above = style.attachment?.maxY ?? style.font.ascender
            let below = style.attachment.map { max(0, -$0.minY) } ?? -style.font.descender
            ascent = max(ascent, above + style.baseline)
            descent = max(descent, below - style.baseline)
        }
        return (ascent, descent)
    }

    // MARK: Widths

    /// A sum of glyph widths in whole thousandths of the font's size.
    ///
    /// The sum of whole numbers does not depend on their order.
    private struct Advance {
        private var finished: CGFloat = 0, thousandths = 0, size: CGFloat = 0

        var width: CGFloat { finished + CGFloat(thousandths) / 1000 * size }

        mutating func add(_ glyph: Glyph, _ style: Style) {
            finished += style.kern
            if let attachment = style.attachment { return finished += attachment.width }
            if style.font.pointSize != size { (finished, thousandths, size) = (width, 0, style.font.pointSize) }
            thousandths += TextMeasure.thousandths(of: glyph.scalar, font: style.font)
        }
    }

    func width(of range: Range<Int>) -> CGFloat { advance(Advance(), range).width }

    private func advance(_ start: Advance, _ range: Range<Int>) -> Advance {
        var sum = start
        for glyph in glyphs[range] { sum.add(glyph, styles[glyph.style]) }
        return sum
    }

    /// Breaks a paragraph into lines of a width in points.
    ///
    /// If a line breaks at a space, neither line contains the space.
    func lines(of paragraph: Range<Int>, style: NSParagraphStyle, width: CGFloat) -> [Range<Int>] {
        var lines: [Range<Int>] = [], start = paragraph.lowerBound, end = start, taken = Advance()
        for piece in pieces(of: paragraph, mode: style.lineBreakMode) {
            let longer = advance(taken, end..<piece.upperBound)
            let indent = lines.isEmpty ? style.firstLineHeadIndent : style.headIndent
            let tail = style.tailIndent > 0 ? style.tailIndent : width + style.tailIndent
            if end > start, longer.width > tail - indent {
                lines.append(start..<end)
                start = piece.lowerBound
                taken = advance(Advance(), piece)
            } else {
                taken = longer
            }
            end = piece.upperBound
        }
        return lines + [start..<end]
    }

    /// Returns the parts of a paragraph that are never broken: words, or single characters.
    private func pieces(of paragraph: Range<Int>, mode: NSLineBreakMode) -> [Range<Int>] {
        if mode == .byCharWrapping { return paragraph.map { $0..<$0 + 1 } }
        var pieces: [Range<Int>] = [], start = paragraph.lowerBound
        for index in paragraph where glyphs[index].scalar == " " {
            pieces.append(start..<index)
            start = index + 1
        }
        return pieces + [start..<paragraph.upperBound]
    }
}

extension Array {
    /// Searches for the first element that meets a condition, by bisection.
    ///
    /// All elements after the result have to meet the condition too.
    fileprivate func bisect(where isThere: (Element) -> Bool) -> Int {
        var low = 0, high = count
        while low < high {
            let middle = (low + high) / 2
            if isThere(self[middle]) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
