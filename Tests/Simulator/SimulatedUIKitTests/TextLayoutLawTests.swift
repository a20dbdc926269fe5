import Foundation
import TestSupport
import Testing

@_spi(Simulation) @testable import UIKit

/// An attributed text with the attributes of a plain text has the same size as the plain text.
struct TextLayoutLawTests {
    private static let texts = [
        "", "a", "one two", "some words that wrap in narrow places", "two\nlines", "\n", "end\n", "wide  gap",
        "W\u{e9}\u{1F600} mixed", "averyveryverylongword short"
    ]

    @Test func `D40 a text of one font has plain text's size at every width`() {
        for text in Self.texts {
            for font in [UIFont.systemFont(ofSize: 17), .boldSystemFont(ofSize: 11.5)] {
                for width: CGFloat in [0, 20, 45, 80, 200] {
                    for most in [0, 1, 2] {
                        let plain = TextMeasure.size(of: text, font: font, width: width, maximumLines: most)
                        let styled = NSAttributedString(string: text, attributes: [.font: font])
                        let size = TextLayout(StyledText(styled), width: width, maximumLines: most).size
                        // A width of 0 means unlimited, and plain text is then one line. Labels use this width only
                        // with a limit of one line. So with a width of 0, the test compares a text with line breaks
                        // only if the limit is one line.
                        if width > 0 || most == 1 || !text.contains("\n") {
                            #expect(size == plain, "\(text) \(font.pointSize) \(width) \(most)")
                        }
                    }
                }
            }
        }
    }

    /// The expected lines come from the slowest and plainest method, which tries a break at each space in turn.
    @Test func `D40 plain text breaks where the next word would not fit`() {
        var generator = SeededGenerator(seed: 40)
        for _ in 0..<2000 {
            let letters = (0..<Int.random(in: 0...24, using: &generator)).map { _ in
                ["a", "W", "i", " ", " ", "\n", "\u{e9}", "\u{1F600}"].randomElement(using: &generator) ?? ""
            }
            let text = letters.joined(), font = UIFont.systemFont(ofSize: 17)
            let width = CGFloat.random(in: 0...90, using: &generator)
            var expected: [String] = []
            for paragraph in text.components(separatedBy: "\n") {
                var line = ""
                for word in paragraph.components(separatedBy: " ") {
                    let longer = line.isEmpty ? word : line + " " + word
                    let fits = line.isEmpty || TextMeasure.width(of: longer, font: font) <= width
                    if !fits { expected.append(line) }
                    line = fits ? longer : word
                }
                expected.append(line)
            }
            let lines = TextMeasure.lines(of: text, font: font, width: width)
            #expect(lines == expected, "\(text.debugDescription) \(width)")
        }
    }

    @Test func `D40 cutting a run in two changes no size`() {
        for text in Self.texts where text.utf16.count > 1 {
            let font = UIFont.systemFont(ofSize: 17), whole = NSMutableAttributedString(string: text)
            whole.addAttribute(.font, value: font, range: NSRange(location: 0, length: whole.length))
            let size = TextLayout(StyledText(whole), width: 80).size
            for place in 1..<whole.length {
                let cut = NSMutableAttributedString(attributedString: whole)
                cut.addAttribute(.link, value: 1, range: NSRange(location: place, length: whole.length - place))
                #expect(TextLayout(StyledText(cut), width: 80).size == size, "\(text) at \(place)")
            }
        }
    }

    @Test func `D40 lines cover the text, and carets stand in their lines`() {
        for text in Self.texts where !text.isEmpty {
            let styled = NSAttributedString(string: text, attributes: [.font: UIFont.systemFont(ofSize: 17)])
            for width: CGFloat in [20, 80, 200] {
                let layout = TextLayout(StyledText(styled), width: width)
                #expect(layout.lines.first?.range.lowerBound == 0)
                #expect(layout.lines.last?.range.upperBound == styled.length)
                for (line, next) in zip(layout.lines, layout.lines.dropFirst()) {
                    #expect(line.range.upperBound == next.range.lowerBound && line.y + line.height <= next.y + 0.001)
                }
                for line in layout.lines {
                    #expect(layout.caret(at: line.range.lowerBound)?.origin == CGPoint(x: line.x, y: line.y), "\(text)")
                }
            }
        }
    }
}
