// Fidelity: partial — as the style that does not change; what lines do not follow here is recorded

import Foundation

/// How the lines of a paragraph stand, to be changed.
open class NSMutableParagraphStyle: NSParagraphStyle, @unchecked Sendable {
    /// Points between a line and the next one.
    open override var lineSpacing: CGFloat {
        get { values.lineSpacing }
        set { values.lineSpacing = newValue }
    }
    /// Points below the paragraph.
    open override var paragraphSpacing: CGFloat {
        get { values.paragraphSpacing }
        set { values.paragraphSpacing = newValue }
    }
    /// Points before the first line.
    open override var firstLineHeadIndent: CGFloat {
        get { values.firstLineHeadIndent }
        set { values.firstLineHeadIndent = newValue }
    }
    /// Points before all lines but the first.
    open override var headIndent: CGFloat {
        get { values.headIndent }
        set { values.headIndent = newValue }
    }
    /// Where lines end, in points: from the leading edge if positive, else from the trailing one.
    open override var tailIndent: CGFloat {
        get { values.tailIndent }
        set { values.tailIndent = newValue }
    }
    /// The least height of a line in points.
    open override var minimumLineHeight: CGFloat {
        get { values.minimumLineHeight }
        set { values.minimumLineHeight = newValue }
    }
    /// The greatest height of a line in points; 0 is no limit.
    open override var maximumLineHeight: CGFloat {
        get { values.maximumLineHeight }
        set { values.maximumLineHeight = newValue }
    }
    /// What the natural height of a line is multiplied by; 0 leaves it.
    open override var lineHeightMultiple: CGFloat {
        get { values.lineHeightMultiple }
        set { values.lineHeightMultiple = newValue }
    }
    /// Points above the paragraph.
    open override var paragraphSpacingBefore: CGFloat {
        get { values.paragraphSpacingBefore }
        set { values.paragraphSpacingBefore = newValue }
    }
    /// How readily words are broken; nothing breaks here.
    open override var hyphenationFactor: Float {
        get { values.hyphenationFactor }
        set {
            values.hyphenationFactor = newValue
            note("hyphenationFactor")
        }
    }
    /// Whether the system's settings decide about breaking words.
    @available(iOS 15.0, *)
    open override var usesDefaultHyphenation: Bool {
        get { values.usesDefaultHyphenation }
        set {
            values.usesDefaultHyphenation = newValue
            note("usesDefaultHyphenation")
        }
    }
    /// Points between the places of tabs.
    open override var defaultTabInterval: CGFloat {
        get { values.defaultTabInterval }
        set {
            values.defaultTabInterval = newValue
            note("defaultTabInterval")
        }
    }
    /// Whether characters move together before text is cut off.
    open override var allowsDefaultTighteningForTruncation: Bool {
        get { values.tightens }
        set {
            values.tightens = newValue
            note("allowsDefaultTighteningForTruncation")
        }
    }
    /// Where the text stands.
    open override var alignment: NSTextAlignment {
        get { super.alignment }
        set { values.alignment = newValue }
    }
    /// How lines break.
    open override var lineBreakMode: NSLineBreakMode {
        get { super.lineBreakMode }
        set { values.lineBreakMode = newValue }
    }
    /// The direction that the paragraph is written in.
    open override var baseWritingDirection: NSWritingDirection {
        get { super.baseWritingDirection }
        set {
            values.baseWritingDirection = newValue
            note("baseWritingDirection")
        }
    }
    /// How lines break in some languages.
    open override var lineBreakStrategy: LineBreakStrategy {
        get { super.lineBreakStrategy }
        set { values.lineBreakStrategy = newValue.rawValue }
    }

    /// Takes the numbers of another style.
    open func setParagraphStyle(_ obj: NSParagraphStyle) { values = obj.values }

    private func note(_ member: String) { unmodelledOnAnyThread("NSMutableParagraphStyle.\(member)") }
}
