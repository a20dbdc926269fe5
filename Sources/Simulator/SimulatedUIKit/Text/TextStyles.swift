// Fidelity: exact — the bench itself: what labels, fields and text views share of attributed text

import Foundation

/// The attributes of a view's text; none while the text is plain, which costs nothing.
struct TextStyles {
    /// The text with its attributes; nil while it is plain.
    private(set) var text: NSMutableAttributedString?

    /// Takes a copy of a text; nil is plain text.
    mutating func set(_ styled: NSAttributedString?) {
        text = styled.map(NSMutableAttributedString.init(attributedString:))
    }

    /// A copy that the app may keep.
    var copy: NSAttributedString? { text.map(NSAttributedString.init(attributedString:)) }

    /// Gives all of the text an attribute.
    mutating func apply(_ key: NSAttributedString.Key, _ value: Any) {
        guard let text else { return }
        text.addAttribute(key, value: value, range: NSRange(location: 0, length: text.length))
    }

    /// Aligns all paragraphs and leaves their other numbers.
    mutating func align(_ alignment: NSTextAlignment) {
        guard let text else { return }
        var at = 0
        while at < text.length {
            var range = NSRange(location: at, length: 0)
            let former = text.attribute(.paragraphStyle, at: at, effectiveRange: &range) as? NSParagraphStyle
            let style = NSMutableParagraphStyle()
            style.setParagraphStyle(former ?? .default)
            style.alignment = alignment
            at = max(at + 1, range.location + range.length)
            text.addAttribute(.paragraphStyle, value: style, range: range)
        }
    }

    /// Replaces a range by text with attributes.
    mutating func replace(_ range: NSRange, with string: String, attributes: [NSAttributedString.Key: Any]) {
        text?.replaceCharacters(in: range, with: NSAttributedString(string: string, attributes: attributes))
    }

    /// The attributes of the character before a place, or of the first one.
    func attributes(before offset: Int) -> [NSAttributedString.Key: Any]? {
        guard let text, text.length > 0 else { return nil }
        return text.attributes(at: min(max(0, offset - 1), text.length - 1), effectiveRange: nil)
    }

    /// What a view shows of itself: the attributes of the first character (rule D34).
    var first: (font: UIFont?, color: UIColor?, paragraph: NSParagraphStyle?)? {
        attributes(before: 0).map {
            ($0[.font] as? UIFont, $0[.foregroundColor] as? UIColor, $0[.paragraphStyle] as? NSParagraphStyle)
        }
    }

    /// The attributes of plain text in a view's own font, colour and alignment.
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
