// Fidelity: partial — natural size and alignment; nothing is drawn, and image animations do not run

import Foundation

@preconcurrency @MainActor
open class UIImageView: UIView {
    open lazy var image: UIImage? = nil {
        didSet { invalidateIntrinsicContentSize() }
    }

    public init(image: UIImage?) {
        super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
        self.image = image
        isUserInteractionEnabled = false
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
    }

    /// Inert: archives are not read.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    public init(image: UIImage?, highlightedImage: UIImage?) {
        super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
        (self.image, self.highlightedImage) = (image, highlightedImage)
        isUserInteractionEnabled = false
    }

    open lazy var highlightedImage: UIImage? = nil { didSet { invalidateIntrinsicContentSize() } }
    open lazy var isHighlighted = false { didSet { if isHighlighted != oldValue { invalidateIntrinsicContentSize() } } }
    @available(iOS 13.0, *)
    open lazy var preferredSymbolConfiguration: UIImage.SymbolConfiguration? = nil {
        didSet { invalidateIntrinsicContentSize() }
    }
    private var shown: UIImage? {
        let image = isHighlighted ? highlightedImage ?? image : image
        guard let preferredSymbolConfiguration, let image, image.isSymbolImage else { return image }
        return image.withConfiguration(preferredSymbolConfiguration.applying(image.symbolConfiguration))
    }

    open override var alignmentRectInsets: UIEdgeInsets { shown?.alignmentRectInsets ?? .zero }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { shown?.size ?? super.sizeThatFits(size) }

    open override var intrinsicContentSize: CGSize { shown?.size ?? super.intrinsicContentSize }
}
