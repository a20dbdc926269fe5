// Fidelity: partial — like NSParagraphStyle; values that have no effect on lines are recorded

import Foundation

open class NSMutableParagraphStyle: NSParagraphStyle, @unchecked Sendable {
    open override var lineSpacing: CGFloat {
        get { values.lineSpacing }
        set { values.lineSpacing = newValue }
    }
    open override var paragraphSpacing: CGFloat {
        get { values.paragraphSpacing }
        set { values.paragraphSpacing = newValue }
    }
    open override var firstLineHeadIndent: CGFloat {
        get { values.firstLineHeadIndent }
        set { values.firstLineHeadIndent = newValue }
    }
    open override var headIndent: CGFloat {
        get { values.headIndent }
        set { values.headIndent = newValue }
    }
    open override var tailIndent: CGFloat {
        get { values.tailIndent }
        set { values.tailIndent = newValue }
    }
    open override var minimumLineHeight: CGFloat {
        get { values.minimumLineHeight }
        set { values.minimumLineHeight = newValue }
    }
    open override var maximumLineHeight: CGFloat {
        get { values.maximumLineHeight }
        set { values.maximumLineHeight = newValue }
    }
    open override var lineHeightMultiple: CGFloat {
        get { values.lineHeightMultiple }
        set { values.lineHeightMultiple = newValue }
    }
    open override var paragraphSpacingBefore: CGFloat {
        get { values.paragraphSpacingBefore }
        set { values.paragraphSpacingBefore = newValue }
    }
    open override var hyphenationFactor: Float {
        get { values.hyphenationFactor }
        set {
            values.hyphenationFactor = newValue
            note("hyphenationFactor")
        }
    }
    @available(iOS 15.0, *)
    open override var usesDefaultHyphenation: Bool {
        get { values.usesDefaultHyphenation }
        set {
            values.usesDefaultHyphenation = newValue
            note("usesDefaultHyphenation")
        }
    }
    open override var defaultTabInterval: CGFloat {
        get { values.defaultTabInterval }
        set {
            values.defaultTabInterval = newValue
            note("defaultTabInterval")
        }
    }
    open override var allowsDefaultTighteningForTruncation: Bool {
        get { values.tightens }
        set {
            values.tightens = newValue
            note("allowsDefaultTighteningForTruncation")
        }
    }
    open override var alignment: NSTextAlignment {
        get { super.alignment }
        set { values.alignment = newValue }
    }
    open override var lineBreakMode: NSLineBreakMode {
        get { super.lineBreakMode }
        set { values.lineBreakMode = newValue }
    }
    open override var baseWritingDirection: NSWritingDirection {
        get { super.baseWritingDirection }
        set {
            values.baseWritingDirection = newValue
            note("baseWritingDirection")
        }
    }
    open override var lineBreakStrategy: LineBreakStrategy {
        get { super.lineBreakStrategy }
        set { values.lineBreakStrategy = newValue.rawValue }
    }

    open func setParagraphStyle(_ obj: NSParagraphStyle) { values = obj.values }

    private func note(_ member: String) { unmodelledOnAnyThread("NSMutableParagraphStyle.\(member)") }
}
