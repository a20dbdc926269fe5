// Fidelity: partial — padding, lines and breaking of a text view's container; exclusion paths and layout managers are absent

import Foundation

/// The area that text flows in.
open class NSTextContainer: NSObject {
    /// The area in points; a text view's own width decides in its place.
    open var size: CGSize { didSet { unmodelledOnAnyThread("NSTextContainer.size") } }
    /// How the last line breaks.
    open var lineBreakMode = NSLineBreakMode.byWordWrapping {
        didSet { if lineBreakMode != oldValue { unmodelledOnAnyThread("NSTextContainer.lineBreakMode") } }
    }
    /// Room on either side of each line, in points.
    open var lineFragmentPadding: CGFloat = 5 {
        didSet { if lineFragmentPadding != oldValue { didChange?() } }
    }
    /// The most lines; 0 is any number.
    open var maximumNumberOfLines = 0 {
        didSet { if maximumNumberOfLines != oldValue { didChange?() } }
    }
    /// Whether the area gets the text view's width.
    open var widthTracksTextView = false { didSet { unmodelledOnAnyThread("NSTextContainer.widthTracksTextView") } }
    /// Whether the area gets the text view's height.
    open var heightTracksTextView = false { didSet { unmodelledOnAnyThread("NSTextContainer.heightTracksTextView") } }
    /// Called after a number changed that lines depend on.
    final var didChange: (() -> Void)?

    /// Creates an area of a size in points.
    public init(size: CGSize) { self.size = size }
    /// Inert: archives are not read.
    public required init(coder: NSCoder) { size = .zero }
}
