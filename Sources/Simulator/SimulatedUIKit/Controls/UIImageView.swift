// Fidelity: partial — natural size only; nothing is drawn, and every symbol is 20 points square

import Foundation
@_spi(Simulation) import ObjectiveC

/// A picture of known size.
open class UIImage: NSObject, @unchecked Sendable {
    /// Size in points.
    open private(set) var size: CGSize
    /// Pixels per point.
    open private(set) var scale: CGFloat
    /// What is associated with the object; nil while nothing is.
    @_spi(Simulation) public final var associatedObjects: AssociatedObjects?

    /// Creates a blank picture of a size in points.
    @_spi(Simulation) public init(size: CGSize, scale: CGFloat = 1) {
        self.size = size
        self.scale = scale
    }

    /// Creates a symbol of the system; which names exist is not known here, so every name that says something does.
    public convenience init?(systemName name: String) {
        guard !name.isEmpty else { return nil }
        self.init(size: CGSize(width: 20, height: 20), scale: 3)
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
    public init(image: UIImage?) {
        super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
        self.image = image
        isUserInteractionEnabled = false
    }

    /// Creates a view without a picture; the frame is in the future superview's coordinates, in points.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
    }

    /// Inert: archives are not read.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// The picture's size in points.
    open override var intrinsicContentSize: CGSize { image?.size ?? super.intrinsicContentSize }
}
