// Fidelity: partial — natural size and alignment; nothing is drawn, and image animations do not run

import Foundation

/// A view that shows a picture.
@preconcurrency @MainActor
open class UIImageView: UIView {
    /// The picture.
    open var image: UIImage? {
        didSet { invalidateIntrinsicContentSize() }
    }

    /// Creates a view of the size of its picture.
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

    /// Creates a view of the size of its picture; the second picture is visible while the view is highlighted.
    public init(image: UIImage?, highlightedImage: UIImage?) {
        super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
        (self.image, self.highlightedImage) = (image, highlightedImage)
        isUserInteractionEnabled = false
    }

    /// The picture while the view is highlighted.
    open var highlightedImage: UIImage? { didSet { invalidateIntrinsicContentSize() } }
    /// Whether the view is highlighted.
    open var isHighlighted = false { didSet { if isHighlighted != oldValue { invalidateIntrinsicContentSize() } } }
    private var shown: UIImage? { isHighlighted ? highlightedImage ?? image : image }

    /// The picture's own alignment insets, in points.
    open override var alignmentRectInsets: UIEdgeInsets { shown?.alignmentRectInsets ?? .zero }

    /// Returns the picture's size, in points.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { shown?.size ?? super.sizeThatFits(size) }

    /// The picture's size in points.
    open override var intrinsicContentSize: CGSize { shown?.size ?? super.intrinsicContentSize }
}
