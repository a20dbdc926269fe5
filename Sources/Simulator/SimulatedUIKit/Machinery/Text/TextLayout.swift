// Fidelity: partial — TextMeasure's arithmetic for text with several fonts, paragraph styles and attachments

import Foundation

/// The lines of a text with attributes, and their positions.
///
/// A text in a single font has exactly the size that ``TextMeasure`` computes, to the last bit.
struct TextLayout {
    /// A line, whose position is relative to the text's top left corner, in points.
    struct Line {
        /// The characters in UTF-16 units, with the space or line feed that ends the line.
        let range: Range<Int>
        let x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat
        /// The line's extent below its baseline, in points.
        let descent: CGFloat
    }

    private(set) var lines: [Line] = []
    private(set) var size = CGSize.zero
    private let glyphs: StyledGlyphs

    /// Breaks a text into lines at a width in points.
    ///
    /// A `width` of 0 means any width. A `maximumLines` of 0 means any number of lines.
    ///
    /// - Parameter staysWhole: whether a paragraph that cuts off its end stays in one line.
    init(
        _ text: StyledText, font: UIFont = .unset, width: CGFloat = 0, maximumLines: Int = 0,
        staysWhole: Bool = true
    ) {
        glyphs = StyledGlyphs(text, font: font)
        guard text.length > 0 else { return }
        var stack = LineStack()
        if maximumLines == 1 {
            place(0..<glyphs.count, isFirst: true, on: &stack)
        } else {
            for paragraph in glyphs.paragraphs {
                let style = glyphs.paragraphStyle(at: paragraph.lowerBound)
                if !lines.isEmpty { stack.add(space: style.paragraphSpacingBefore) }
                let isWhole = width <= 0 || staysWhole && style.lineBreakMode.cutsOff
                let broken = isWhole ? [paragraph] : glyphs.lines(of: paragraph, style: style, width: width)
                for (index, range) in broken.enumerated() where maximumLines == 0 || lines.count < maximumLines {
                    place(range, isFirst: index == 0, on: &stack)
                }
                stack.nextSpace += style.paragraphSpacing
            }
        }
        closeRanges(length: text.length)
        size = CGSize(width: lines.map { $0.x + $0.width }.max() ?? 0, height: stack.height)
    }

    private mutating func place(_ range: Range<Int>, isFirst: Bool, on stack: inout LineStack) {
        let style = glyphs.paragraphStyle(at: range.lowerBound), metrics = glyphs.metrics(of: range)
        var height = metrics.ascent + metrics.descent
        if style.lineHeightMultiple > 0 { height *= style.lineHeightMultiple }
        height = max(height, style.minimumLineHeight)
        if style.maximumLineHeight > 0 { height = min(height, style.maximumLineHeight) }
        let y = stack.add(line: height)
        stack.nextSpace = style.lineSpacing
        lines.append(
            Line(
                range: glyphs.offset(of: range.lowerBound)..<glyphs.offset(of: range.upperBound),
                x: isFirst ? style.firstLineHeadIndent : style.headIndent, y: y, width: glyphs.width(of: range),
                height: height, descent: metrics.descent))
    }

    private mutating func closeRanges(length: Int) {
        for index in lines.indices {
            let line = lines[index], end = index + 1 < lines.count ? lines[index + 1].range.lowerBound : length
            lines[index] = Line(
                range: line.range.lowerBound..<max(line.range.upperBound, end), x: line.x, y: line.y, width: line.width,
                height: line.height, descent: line.descent)
        }
    }

    mutating func drop(below bottom: CGFloat) {
        while lines.count > 1, let last = lines.last, last.y + last.height > bottom {
            lines.removeLast()
            size.height = lines.last.map { $0.y + $0.height } ?? 0
        }
        size.width = lines.map { $0.x + $0.width }.max() ?? 0
    }

    /// Returns the caret before a character, in points from the text's top left corner.
    func caret(at offset: Int) -> CGRect? {
        guard let line = lines.last(where: { $0.range.lowerBound <= offset }) else { return nil }
        let x = line.x + glyphs.width(of: glyphs.index(of: line.range.lowerBound)..<glyphs.index(of: offset))
        return CGRect(x: x, y: line.y, width: 2, height: line.height)
    }
}

private struct LineStack {
    private var finished: CGFloat = 0, count = 0, line: CGFloat = 0
    var nextSpace: CGFloat = 0

    var height: CGFloat { finished + CGFloat(count) * line }

    mutating func add(line height: CGFloat) -> CGFloat {
        add(space: nextSpace)
        nextSpace = 0
        if height != line { (finished, count, line) = (self.height, 0, height) }
        let top = self.height
        count += 1
        return top
    }

    mutating func add(space: CGFloat) { finished += space }
}

extension NSLineBreakMode {
    var cutsOff: Bool { self != .byWordWrapping && self != .byCharWrapping }
}
