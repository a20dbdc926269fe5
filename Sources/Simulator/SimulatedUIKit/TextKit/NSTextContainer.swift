// Fidelity: partial — padding, lines and breaking of a text view's container; exclusion paths and layout managers are absent

import Foundation

/// The area in which text flows.
open class NSTextContainer: NSObject {
    /// The area's size in points; the text view's own width is used instead.
    open var size: CGSize { didSet { unmodelledOnAnyThread("NSTextContainer.size") } }
    /// The mode in which the last line breaks.
    open var lineBreakMode = NSLineBreakMode.byWordWrapping {
        didSet { if lineBreakMode != oldValue { unmodelledOnAnyThread("NSTextContainer.lineBreakMode") } }
    }
    /// The padding on either side of each line, in points.
    open var lineFragmentPadding: CGFloat = 5 {
        didSet { if lineFragmentPadding != oldValue { didChange?() } }
    }
    /// The largest number of lines; 0 means any number.
    open var maximumNumberOfLines = 0 {
        didSet { if maximumNumberOfLines != oldValue { didChange?() } }
    }
    /// Whether the area follows the text view's width.
    open var widthTracksTextView = false { didSet { unmodelledOnAnyThread("NSTextContainer.widthTracksTextView") } }
    /// Whether the area follows the text view's height.
    open var heightTracksTextView = false { didSet { unmodelledOnAnyThread("NSTextContainer.heightTracksTextView") } }
    /// Called after a change of a value that affects lines.
    final var didChange: (() -> Void)?

    /// Creates an area of a size in points.
    public init(size: CGSize) { self.size = size }
    /// Inert: archives are not read.
    public required init(coder: NSCoder) { size = .zero }
}
