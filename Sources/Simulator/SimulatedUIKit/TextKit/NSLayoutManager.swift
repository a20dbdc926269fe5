// Fidelity: partial — options are kept and recorded; glyphs, line fragments, storage and containers are absent

import Foundation

/// The options of text layout.
open class NSLayoutManager: NSObject {
    /// Whether the font's leading increases the height of lines; fonts here have no leading.
    open var usesFontLeading = true {
        didSet { if !usesFontLeading { unmodelledOnAnyThread("NSLayoutManager.usesFontLeading") } }
    }
    /// Whether text may be laid out in parts.
    open var allowsNonContiguousLayout = false {
        didSet { if allowsNonContiguousLayout { undrawnOnAnyThread("NSLayoutManager.allowsNonContiguousLayout") } }
    }
    /// Whether spaces and line feeds are visible.
    open var showsInvisibleCharacters = false {
        didSet { if showsInvisibleCharacters { undrawnOnAnyThread("NSLayoutManager.showsInvisibleCharacters") } }
    }
    /// Whether words may be hyphenated at the ends of lines.
    @available(iOS 13.0, *)
    open var usesDefaultHyphenation = false {
        didSet { if usesDefaultHyphenation { unmodelledOnAnyThread("NSLayoutManager.usesDefaultHyphenation") } }
    }

    /// Creates a manager without text.
    public override init() { super.init() }
}
