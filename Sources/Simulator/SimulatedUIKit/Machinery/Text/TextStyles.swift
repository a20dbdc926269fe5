// Fidelity: exact — the simulation's own machinery: the attributed text of labels, fields and text views

import Foundation

/// The attributes of a view's text.
///
/// Plain text has no attributes.
///
/// Foundation for Linux may compare two objects of our classes, such as fonts, when it changes an attributed string.
/// This comparison ends the process. Therefore this type stores and changes the attributes itself.
struct TextStyles {
    typealias Attributes = [NSAttributedString.Key: Any]

    private(set) var text: StyledText?
    /// The attributed text that the app has set, or nil after a change.
    private var given: NSAttributedString?

    mutating func set(_ styled: NSAttributedString?) {
        text = styled.map(StyledText.init)
        // Rebuild a mutable text from its runs, because a copy would make Foundation compare neighbouring runs and end
        // the process. Keep an immutable text, so that the app gets the same object back.
        given = styled is NSMutableAttributedString ? text?.attributed : styled
    }

    var copy: NSAttributedString? { given ?? text?.attributed }

    mutating func apply(_ key: NSAttributedString.Key, _ value: Any) {
        given = nil
        text?.change { $0[key] = value }
    }

    mutating func align(_ alignment: NSTextAlignment) {
        changeParagraphs { $0.alignment = alignment }
    }

    mutating func breakLines(_ mode: NSLineBreakMode) {
        changeParagraphs { $0.lineBreakMode = mode }
    }

    private mutating func changeParagraphs(_ change: (NSMutableParagraphStyle) -> Void) {
        given = nil
        text?.change {
            let style = NSMutableParagraphStyle()
            style.setParagraphStyle($0[.paragraphStyle] as? NSParagraphStyle ?? .default)
            change(style)
            $0[.paragraphStyle] = style
        }
    }

    mutating func replace(_ range: NSRange, with string: String, attributes: Attributes) {
        given = nil
        text?.replace(range.location..<range.location + range.length, with: string, attributes)
    }

    /// Returns the attributes of the character before an offset, or of the first character.
    func attributes(before offset: Int) -> Attributes? { text?.attributes(at: max(0, offset - 1)) }

    /// The first character's attributes, which are a view's own font, colour and alignment (rule D34).
    var first: (font: UIFont?, color: UIColor?, paragraph: NSParagraphStyle?)? {
        attributes(before: 0).map {
            ($0[.font] as? UIFont, $0[.foregroundColor] as? UIColor, $0[.paragraphStyle] as? NSParagraphStyle)
        }
    }

    static func plain(
        font: UIFont?, color: UIColor?, alignment: NSTextAlignment, mode: NSLineBreakMode = .byWordWrapping
    ) -> [NSAttributedString.Key: Any] {
        let style = NSMutableParagraphStyle()
        (style.alignment, style.lineBreakMode) = (alignment, mode)
        var attributes: [NSAttributedString.Key: Any] = [.paragraphStyle: style.copy()]
        attributes[.font] = font
        attributes[.foregroundColor] = color
        return attributes
    }
}
