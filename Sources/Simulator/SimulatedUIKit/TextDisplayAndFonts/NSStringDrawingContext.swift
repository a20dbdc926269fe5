// Fidelity: partial — the rectangle of the text; text is never shrunk to fit

import Foundation

open class NSStringDrawingContext: NSObject {
    open lazy var minimumScaleFactor: CGFloat = 0 {
        didSet { unmodelledOnAnyThread("NSStringDrawingContext.minimumScaleFactor") }
    }
    open private(set) var actualScaleFactor: CGFloat = 1
    open internal(set) var totalBounds = CGRect.zero
}
