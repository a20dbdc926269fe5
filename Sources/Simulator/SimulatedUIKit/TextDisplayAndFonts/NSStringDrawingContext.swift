// Fidelity: partial — the rectangle that was used; nothing shrinks

import Foundation

/// What drawing may shrink, and what it took.
open class NSStringDrawingContext: NSObject {
    /// The smallest scale that text may shrink to; nothing shrinks.
    open var minimumScaleFactor: CGFloat = 0 {
        didSet { unmodelledOnAnyThread("NSStringDrawingContext.minimumScaleFactor") }
    }
    /// The scale that was used.
    open private(set) var actualScaleFactor: CGFloat = 1
    /// The rectangle that was used, in points.
    open internal(set) var totalBounds = CGRect.zero
}
