// Fidelity: partial — the rectangle of the text; text is never shrunk to fit

import Foundation

/// The limits for shrinking text, and the results of drawing.
open class NSStringDrawingContext: NSObject {
    /// The smallest scale to which text may shrink; text never shrinks here.
    open var minimumScaleFactor: CGFloat = 0 {
        didSet { unmodelledOnAnyThread("NSStringDrawingContext.minimumScaleFactor") }
    }
    /// The scale that was used.
    open private(set) var actualScaleFactor: CGFloat = 1
    /// The rectangle that was used, in points.
    open internal(set) var totalBounds = CGRect.zero
}
