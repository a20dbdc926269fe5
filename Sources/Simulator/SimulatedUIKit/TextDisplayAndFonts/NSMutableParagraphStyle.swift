// Fidelity: partial — like NSParagraphStyle; values that have no effect on lines are recorded

import Foundation

/// The layout of a paragraph's lines, which can be changed.
open class NSMutableParagraphStyle: NSParagraphStyle, @unchecked Sendable {
    /// The space between a line and the next line, in points.
    open override var lineSpacing: CGFloat {
        get { values.lineSpacing }
        set { values.lineSpacing = newValue }
    }
    /// The space below the paragraph, in points.
    open override var paragraphSpacing: CGFloat {
        get { values.paragraphSpacing }
        set { values.paragraphSpacing = newValue }
    }
    /// The indent of the first line, in points.
    open override var firstLineHeadIndent: CGFloat {
        get { values.firstLineHeadIndent }
        set { values.firstLineHeadIndent = newValue }
    }
    /// The indent of all lines except the first, in points.
    open override var headIndent: CGFloat {
        get { values.headIndent }
        set { values.headIndent = newValue }
    }
    /// The end of the lines, in points: from the leading edge if positive, otherwise from the trailing edge.
    open override var tailIndent: CGFloat {
        get { values.tailIndent }
        set { values.tailIndent = newValue }
    }
    /// The minimum height of a line, in points.
    open override var minimumLineHeight: CGFloat {
        get { values.minimumLineHeight }
        set { values.minimumLineHeight = newValue }
    }
    /// The maximum height of a line, in points; 0 means no limit.
    open override var maximumLineHeight: CGFloat {
        get { values.maximumLineHeight }
        set { values.maximumLineHeight = newValue }
    }
    /// The factor for the natural height of a line; 0 keeps the height.
    open override var lineHeightMultiple: CGFloat {
        get { values.lineHeightMultiple }
        set { values.lineHeightMultiple = newValue }
    }
    /// The space above the paragraph, in points.
    open override var paragraphSpacingBefore: CGFloat {
        get { values.paragraphSpacingBefore }
        set { values.paragraphSpacingBefore = newValue }
    }
    /// The threshold for hyphenating words; words are not hyphenated here.
    open override var hyphenationFactor: Float {
        get { values.hyphenationFactor }
        set {
            values.hyphenationFactor = newValue
            note("hyphenationFactor")
        }
    }
    /// Whether the system's settings control hyphenation.
    @available(iOS 15.0, *)
    open override var usesDefaultHyphenation: Bool {
        get { values.usesDefaultHyphenation }
        set {
            values.usesDefaultHyphenation = newValue
            note("usesDefaultHyphenation")
        }
    }
    /// The distance between tab stops, in points.
    open override var defaultTabInterval: CGFloat {
        get { values.defaultTabInterval }
        set {
            values.defaultTabInterval = newValue
            note("defaultTabInterval")
        }
    }
    /// Whether characters are tightened before text is truncated.
    open override var allowsDefaultTighteningForTruncation: Bool {
        get { values.tightens }
        set {
            values.tightens = newValue
            note("allowsDefaultTighteningForTruncation")
        }
    }
    /// The alignment of the text.
    open override var alignment: NSTextAlignment {
        get { super.alignment }
        set { values.alignment = newValue }
    }
    /// The mode in which lines break.
    open override var lineBreakMode: NSLineBreakMode {
        get { super.lineBreakMode }
        set { values.lineBreakMode = newValue }
    }
    /// The writing direction of the paragraph.
    open override var baseWritingDirection: NSWritingDirection {
        get { super.baseWritingDirection }
        set {
            values.baseWritingDirection = newValue
            note("baseWritingDirection")
        }
    }
    /// The strategy for breaking lines in some languages.
    open override var lineBreakStrategy: LineBreakStrategy {
        get { super.lineBreakStrategy }
        set { values.lineBreakStrategy = newValue.rawValue }
    }

    /// Copies the values of another style.
    open func setParagraphStyle(_ obj: NSParagraphStyle) { values = obj.values }

    private func note(_ member: String) { unmodelledOnAnyThread("NSMutableParagraphStyle.\(member)") }
}
