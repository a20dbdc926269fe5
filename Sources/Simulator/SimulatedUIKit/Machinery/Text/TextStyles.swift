// Fidelity: exact — the bench itself: what labels, fields and text views share of attributed text

import Foundation

/// The attributes of a view's text; none while the text is plain, which costs nothing.
///
/// Foundation for Linux ends the process where it compares two objects of classes of ours, as two fonts, while it changes an
/// attributed string. So runs are kept and changed here.
struct TextStyles {
    typealias Attributes = [NSAttributedString.Key: Any]

    /// The text with its attributes; nil while it is plain.
    private(set) var text: StyledText?
    /// What the app gave, until it is changed.
    private var given: NSAttributedString?

    /// Takes a copy of a text; nil is plain text.
    mutating func set(_ styled: NSAttributedString?) {
        text = styled.map(StyledText.init)
        // Foundation compares neighbouring runs while it copies them, which ends the process; what cannot change is no copy.
        given = styled is NSMutableAttributedString ? text?.attributed : styled
    }

    /// A copy that the app may keep.
    var copy: NSAttributedString? { given ?? text?.attributed }

    /// Gives all of the text an attribute.
    mutating func apply(_ key: NSAttributedString.Key, _ value: Any) {
        given = nil
        text?.change { $0[key] = value }
    }

    /// Aligns all paragraphs and leaves their other numbers.
    mutating func align(_ alignment: NSTextAlignment) {
        changeParagraphs { $0.alignment = alignment }
    }

    /// Breaks all lines alike and leaves the other numbers of their paragraphs.
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

    /// Replaces a range by text with attributes.
    mutating func replace(_ range: NSRange, with string: String, attributes: Attributes) {
        given = nil
        text?.replace(range.location..<range.location + range.length, with: string, attributes)
    }

    /// The attributes of the character before a place, or of the first one.
    func attributes(before offset: Int) -> Attributes? { text?.attributes(at: max(0, offset - 1)) }

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
