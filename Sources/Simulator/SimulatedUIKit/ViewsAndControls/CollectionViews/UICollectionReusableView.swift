// Fidelity: partial — reuse and attributes; a subclass with initializers of its own overrides `init(frame:)`

import Foundation

@preconcurrency @MainActor
open class UICollectionReusableView: UIView {
    open internal(set) var reuseIdentifier: String?
    /// The index path of the element that the view showed last.
    final var lastPath: IndexPath?
    private var collectionNode: LayoutNode?
    final var collection: UICollectionView? {
        get { collectionNode?.view as? UICollectionView }
        set { collectionNode = newValue?.layoutNode }
    }

    public override init(frame: CGRect) { super.init(frame: frame) }

    /// Inert: archives are not read.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// `required` makes it possible to create an object of a class that is known only at run time.
    ///
    /// If a subclass overrides `init(frame:)`, the override also runs.
    @_spi(Simulation)
    public required convenience init(registeredFor identifier: String, frame: CGRect) {
        self.init(frame: frame)
        reuseIdentifier = identifier
    }

    open func prepareForReuse() {}

    open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

    /// Layouts with estimated sizes ask for the height that the constraints want at the given width (rule C72).
    ///
    /// The simulated flow layout never calls this method.
    open func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        updateConstraintsIfNeeded()
        let size = systemLayoutSizeFitting(
            CGSize(width: layoutAttributes.size.width, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
        guard size.height > 0, let preferred = layoutAttributes.copy() as? UICollectionViewLayoutAttributes else {
            return layoutAttributes
        }
        preferred.frame.size.height = size.height
        return preferred
    }

    final func take(_ attributes: UICollectionViewLayoutAttributes) {
        if attributes.transform.isIdentity {
            transform = .identity
            frame = attributes.frame
        } else {
            (bounds, center, transform) = (
                CGRect(origin: bounds.origin, size: attributes.size), attributes.center, attributes.transform
            )
        }
        alpha = attributes.alpha
        isHidden = attributes.isHidden
        let order = CGFloat(attributes.zIndex)
        if layer.zPosition != order { layer.zPosition = order }
        apply(attributes)
    }
}
