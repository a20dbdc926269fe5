// Fidelity: partial — padding, lines and breaking of a text view's container; exclusion paths and layout managers are absent

import Foundation

open class NSTextContainer: NSObject {
    /// The simulation uses the width of the text view instead.
    open var size: CGSize {
        get { sizeStorage }
        set { sizeStorage = newValue }
    }
    private var sizeStorage: CGSize { didSet { unmodelledOnAnyThread("NSTextContainer.size") } }
    open lazy var lineBreakMode = NSLineBreakMode.byWordWrapping {
        didSet { if lineBreakMode != oldValue { unmodelledOnAnyThread("NSTextContainer.lineBreakMode") } }
    }
    open lazy var lineFragmentPadding: CGFloat = 5 {
        didSet { if lineFragmentPadding != oldValue { didChange?() } }
    }
    open lazy var maximumNumberOfLines = 0 {
        didSet { if maximumNumberOfLines != oldValue { didChange?() } }
    }
    open lazy var widthTracksTextView = false {
        didSet { unmodelledOnAnyThread("NSTextContainer.widthTracksTextView") }
    }
    open lazy var heightTracksTextView = false {
        didSet { unmodelledOnAnyThread("NSTextContainer.heightTracksTextView") }
    }
    /// The closure runs after a change that affects the lines of the text.
    final var didChange: (() -> Void)?

    public init(size: CGSize) { sizeStorage = size }
    /// Inert: archives are not read.
    public required init(coder: NSCoder) { sizeStorage = .zero }
}
