// Fidelity: partial — size and place in the line; files, views and drawing are absent

import Foundation

/// A picture in a text, which is treated like a character.
open class NSTextAttachment: NSObject {
    /// The data of a file.
    open var contents: Data? { didSet { undrawnOnAnyThread("NSTextAttachment.contents") } }
    /// The type of the file.
    open var fileType: String? { didSet { undrawnOnAnyThread("NSTextAttachment.fileType") } }
    /// The picture.
    open var image: UIImage?
    /// The attachment's rectangle in points, from the text's baseline upwards; a zero size means the picture's size.
    open var bounds = CGRect.zero

    /// Creates an attachment with a file's data, which is not read.
    public init(data contentData: Data?, ofType uti: String?) {
        (contents, fileType) = (contentData, uti)
    }

    /// Creates an attachment with a picture.
    public convenience init(image: UIImage) {
        self.init(data: nil, ofType: nil)
        self.image = image
    }

    /// Inert: archives are not read.
    public required init?(coder: NSCoder) {}

    /// The character that an attachment replaces.
    public class var character: Int { 0xFFFC }

    /// The effective rectangle in points, from the baseline upwards.
    final var placedBounds: CGRect {
        bounds.size == .zero ? CGRect(origin: bounds.origin, size: image?.size ?? .zero) : bounds
    }
}
