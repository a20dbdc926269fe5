// Fidelity: partial — spacing, heights, indents, alignment and breaking; tabs, lists and hyphens are absent

import Foundation

/// The layout of a paragraph's lines.
open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
    /// The strategy for breaking lines in some languages.
    public struct LineBreakStrategy: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Avoids a last line of one word.
        public static let pushOut = LineBreakStrategy(rawValue: 1 << 0)
        /// Keeps the letters of a word together in Korean.
        public static let hangulWordPriority = LineBreakStrategy(rawValue: 1 << 1)
        /// The strategy of labels.
        public static let standard = LineBreakStrategy(rawValue: 0xFFFF)
    }

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

    /// The space between a line and the next line, in points.
    open var lineSpacing: CGFloat { values.lineSpacing }
    /// The space below the paragraph, in points.
    open var paragraphSpacing: CGFloat { values.paragraphSpacing }
    /// The alignment of the text.
    open var alignment: NSTextAlignment { values.alignment }
    /// The indent of all lines except the first, in points.
    open var headIndent: CGFloat { values.headIndent }
    /// The end of the lines, in points: from the leading edge if positive, otherwise from the trailing edge.
    open var tailIndent: CGFloat { values.tailIndent }
    /// The indent of the first line, in points.
    open var firstLineHeadIndent: CGFloat { values.firstLineHeadIndent }
    /// The minimum height of a line, in points.
    open var minimumLineHeight: CGFloat { values.minimumLineHeight }
    /// The maximum height of a line, in points; 0 means no limit.
    open var maximumLineHeight: CGFloat { values.maximumLineHeight }
    /// The mode in which lines break.
    open var lineBreakMode: NSLineBreakMode { values.lineBreakMode }
    /// The writing direction of the paragraph.
    open var baseWritingDirection: NSWritingDirection { values.baseWritingDirection }
    /// The factor for the natural height of a line; 0 keeps the height.
    open var lineHeightMultiple: CGFloat { values.lineHeightMultiple }
    /// The space above the paragraph, in points.
    open var paragraphSpacingBefore: CGFloat { values.paragraphSpacingBefore }
    /// The threshold for hyphenating words; words are not hyphenated here.
    open var hyphenationFactor: Float { values.hyphenationFactor }
    /// Whether the system's settings control hyphenation.
    @available(iOS 15.0, *)
    open var usesDefaultHyphenation: Bool { values.usesDefaultHyphenation }
    /// The distance between tab stops, in points.
    open var defaultTabInterval: CGFloat { values.defaultTabInterval }
    /// Whether characters are tightened before text is truncated.
    open var allowsDefaultTighteningForTruncation: Bool { values.tightens }
    /// The strategy for breaking lines in some languages.
    open var lineBreakStrategy: LineBreakStrategy { LineBreakStrategy(rawValue: values.lineBreakStrategy) }

    /// Returns an immutable style with the same values.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSParagraphStyle()
        copy.values = values
        return copy
    }

    /// Returns a mutable style with the same values.
    open func mutableCopy(with zone: NSZone? = nil) -> Any {
        let copy = NSMutableParagraphStyle()
        copy.values = values
        return copy
    }

    /// Returns whether two styles have equal values.
    open override func isEqual(_ object: Any?) -> Bool { (object as? NSParagraphStyle)?.values == values }
    /// A hash; equal styles have equal hashes.
    open override var hash: Int { values.hashValue }
}
