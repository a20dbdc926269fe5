// Fidelity: partial — spacing, heights, indents, alignment and breaking; tabs, lists and hyphens are absent

import Foundation

/// How the lines of a paragraph stand.
open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
    /// How lines break in some languages.
    public struct LineBreakStrategy: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Avoids a last line of one word.
        public static let pushOut = LineBreakStrategy(rawValue: 1 << 0)
        /// Does not break between the letters of a word in Korean.
        public static let hangulWordPriority = LineBreakStrategy(rawValue: 1 << 1)
        /// What labels do.
        public static let standard = LineBreakStrategy(rawValue: 0xFFFF)
    }

    /// The numbers of a style.
    struct Values: Hashable {
        var lineSpacing: CGFloat = 0, paragraphSpacing: CGFloat = 0, paragraphSpacingBefore: CGFloat = 0
        var headIndent: CGFloat = 0, tailIndent: CGFloat = 0, firstLineHeadIndent: CGFloat = 0
        var minimumLineHeight: CGFloat = 0, maximumLineHeight: CGFloat = 0, lineHeightMultiple: CGFloat = 0
        var alignment = NSTextAlignment.natural, lineBreakMode = NSLineBreakMode.byWordWrapping
        var baseWritingDirection = NSWritingDirection.natural, lineBreakStrategy: UInt = 0
        var hyphenationFactor: Float = 0, usesDefaultHyphenation = false, tightens = false
        var defaultTabInterval: CGFloat = 0
    }

    final var values = Values()

    /// Creates a style without spacing and indents.
    public override init() {}
    /// Inert: archives are not read.
    public required init?(coder: NSCoder) {}

    /// A style without spacing and indents.
    open class var `default`: NSParagraphStyle { NSParagraphStyle() }

    /// Points between a line and the next one.
    open var lineSpacing: CGFloat { values.lineSpacing }
    /// Points below the paragraph.
    open var paragraphSpacing: CGFloat { values.paragraphSpacing }
    /// Where the text stands.
    open var alignment: NSTextAlignment { values.alignment }
    /// Points before all lines but the first.
    open var headIndent: CGFloat { values.headIndent }
    /// Where lines end, in points: from the leading edge if positive, else from the trailing one.
    open var tailIndent: CGFloat { values.tailIndent }
    /// Points before the first line.
    open var firstLineHeadIndent: CGFloat { values.firstLineHeadIndent }
    /// The least height of a line in points.
    open var minimumLineHeight: CGFloat { values.minimumLineHeight }
    /// The greatest height of a line in points; 0 is no limit.
    open var maximumLineHeight: CGFloat { values.maximumLineHeight }
    /// How lines break.
    open var lineBreakMode: NSLineBreakMode { values.lineBreakMode }
    /// The direction that the paragraph is written in.
    open var baseWritingDirection: NSWritingDirection { values.baseWritingDirection }
    /// What the natural height of a line is multiplied by; 0 leaves it.
    open var lineHeightMultiple: CGFloat { values.lineHeightMultiple }
    /// Points above the paragraph.
    open var paragraphSpacingBefore: CGFloat { values.paragraphSpacingBefore }
    /// How readily words are broken; nothing breaks here.
    open var hyphenationFactor: Float { values.hyphenationFactor }
    /// Whether the system's settings decide about breaking words.
    @available(iOS 15.0, *)
    open var usesDefaultHyphenation: Bool { values.usesDefaultHyphenation }
    /// Points between the places of tabs.
    open var defaultTabInterval: CGFloat { values.defaultTabInterval }
    /// Whether characters move together before text is cut off.
    open var allowsDefaultTighteningForTruncation: Bool { values.tightens }
    /// How lines break in some languages.
    open var lineBreakStrategy: LineBreakStrategy { LineBreakStrategy(rawValue: values.lineBreakStrategy) }

    /// A style of the same numbers that does not change.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSParagraphStyle()
        copy.values = values
        return copy
    }

    /// A style of the same numbers that can be changed.
    open func mutableCopy(with zone: NSZone? = nil) -> Any {
        let copy = NSMutableParagraphStyle()
        copy.values = values
        return copy
    }

    /// Whether two styles have equal numbers.
    open override func isEqual(_ object: Any?) -> Bool { (object as? NSParagraphStyle)?.values == values }
    /// A hash that equal styles share.
    open override var hash: Int { values.hashValue }
}
