// Fidelity: partial — options are kept and recorded; glyphs, line fragments, storage and containers are absent

import Foundation

open class NSLayoutManager: NSObject {
    /// The simulated fonts have no leading.
    open lazy var usesFontLeading = true {
        didSet { if !usesFontLeading { unmodelledOnAnyThread("NSLayoutManager.usesFontLeading") } }
    }
    open lazy var allowsNonContiguousLayout = false {
        didSet { if allowsNonContiguousLayout { undrawnOnAnyThread("NSLayoutManager.allowsNonContiguousLayout") } }
    }
    open lazy var showsInvisibleCharacters = false {
        didSet { if showsInvisibleCharacters { undrawnOnAnyThread("NSLayoutManager.showsInvisibleCharacters") } }
    }
    @available(iOS 13.0, *)
    open lazy var usesDefaultHyphenation = false {
        didSet { if usesDefaultHyphenation { unmodelledOnAnyThread("NSLayoutManager.usesDefaultHyphenation") } }
    }

    public override init() { super.init() }
}
