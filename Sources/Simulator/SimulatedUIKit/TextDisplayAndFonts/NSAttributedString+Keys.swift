// Fidelity: partial — fonts, kerning, offsets, attachments and paragraphs affect sizes; other attributes are only stored

import Foundation

extension NSAttributedString.Key {
    /// A ``UIFont``; text without a font has its view's font.
    public static let font = NSAttributedString.Key(rawValue: "NSFont")
    /// An ``NSParagraphStyle``.
    public static let paragraphStyle = NSAttributedString.Key(rawValue: "NSParagraphStyle")
    /// The text's colour.
    public static let foregroundColor = NSAttributedString.Key(rawValue: "NSColor")
    /// The colour behind the text.
    public static let backgroundColor = NSAttributedString.Key(rawValue: "NSBackgroundColor")
    /// A number: 0 for no ligatures.
    public static let ligature = NSAttributedString.Key(rawValue: "NSLigature")
    /// A number: the additional width of each character, in points.
    public static let kern = NSAttributedString.Key(rawValue: "NSKern")
    /// A number: the additional width of each character, in points; it takes precedence over ``kern``.
    @available(iOS 14.0, *)
    public static let tracking = NSAttributedString.Key(rawValue: "CTTracking")
    /// A number: the line through the text as ``NSUnderlineStyle``.
    public static let strikethroughStyle = NSAttributedString.Key(rawValue: "NSStrikethrough")
    /// A number: the line below the text as ``NSUnderlineStyle``.
    public static let underlineStyle = NSAttributedString.Key(rawValue: "NSUnderline")
    /// The outline's colour.
    public static let strokeColor = NSAttributedString.Key(rawValue: "NSStrokeColor")
    /// The outline's width in percent of the font's size.
    public static let strokeWidth = NSAttributedString.Key(rawValue: "NSStrokeWidth")
    /// The shadow of the text.
    public static let shadow = NSAttributedString.Key(rawValue: "NSShadow")
    /// An effect's name.
    public static let textEffect = NSAttributedString.Key(rawValue: "NSTextEffect")
    /// An ``NSTextAttachment`` that replaces the character.
    public static let attachment = NSAttributedString.Key(rawValue: "NSAttachment")
    /// A URL or its text.
    public static let link = NSAttributedString.Key(rawValue: "NSLink")
    /// A number: the height of the text above the baseline, in points.
    public static let baselineOffset = NSAttributedString.Key(rawValue: "NSBaselineOffset")
    /// The colour of the line below the text.
    public static let underlineColor = NSAttributedString.Key(rawValue: "NSUnderlineColor")
    /// The colour of the line through the text.
    public static let strikethroughColor = NSAttributedString.Key(rawValue: "NSStrikethroughColor")
    /// Numbers that nest writing directions.
    public static let writingDirection = NSAttributedString.Key(rawValue: "NSWritingDirection")
}

extension NSAttributedString {
    /// Creates a text of one character, which an attachment replaces.
    public convenience init(attachment: NSTextAttachment) {
        self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
    }
}
