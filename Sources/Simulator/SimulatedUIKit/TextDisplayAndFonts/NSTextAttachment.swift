// Fidelity: partial — size and place in the line; files, views and drawing are absent

import Foundation

open class NSTextAttachment: NSObject {
    open lazy var contents: Data? = nil { didSet { undrawnOnAnyThread("NSTextAttachment.contents") } }
    open lazy var fileType: String? = nil { didSet { undrawnOnAnyThread("NSTextAttachment.fileType") } }
    open var image: UIImage?
    open var bounds = CGRect.zero

    /// The data is never read.
    public init(data contentData: Data?, ofType uti: String?) {
        super.init()
        (contents, fileType) = (contentData, uti)
    }

    public convenience init(image: UIImage) {
        self.init(data: nil, ofType: nil)
        self.image = image
    }

    /// Inert: archives are not read.
    public required init?(coder: NSCoder) {}

    public class var character: Int { 0xFFFC }

    /// The attachment's rectangle in the line, in points, from the baseline upwards.
    final var placedBounds: CGRect {
        bounds.size == .zero ? CGRect(origin: bounds.origin, size: image?.size ?? .zero) : bounds
    }
}
