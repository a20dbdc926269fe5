// Fidelity: partial — natural size only; nothing is drawn

import Foundation

/// A picture of known size.
open class UIImage: NSObject, @unchecked Sendable {
    /// Size in points.
    public let size: CGSize
    /// Pixels per point.
    public let scale: CGFloat

    /// Creates a blank picture of a size in points.
    @_spi(Simulation) public init(size: CGSize, scale: CGFloat = 1) {
        self.size = size
        self.scale = scale
    }
}

/// A view that shows a picture.
@preconcurrency @MainActor
open class UIImageView: UIView {
    /// The picture.
    open var image: UIImage? {
        didSet { invalidateIntrinsicContentSize() }
    }

    /// Creates a view as large as its picture.
    public convenience init(image: UIImage?) {
        self.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
        self.image = image
        isUserInteractionEnabled = false
    }

    /// The picture's size in points.
    open override var intrinsicContentSize: CGSize { image?.size ?? super.intrinsicContentSize }
}
