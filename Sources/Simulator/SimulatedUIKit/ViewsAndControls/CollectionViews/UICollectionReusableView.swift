// Fidelity: partial — reuse and attributes; a subclass with initializers of its own overrides `init(frame:)`; self-sizing is absent

import Foundation

/// A view that a collection view uses for one element after another.
@preconcurrency @MainActor
open class UICollectionReusableView: UIView {
    /// What views of a kind share.
    open internal(set) var reuseIdentifier: String?
    /// The element that the view showed last.
    final var lastPath: IndexPath?
    private var collectionNode: LayoutNode?
    /// The collection view that shows the view.
    final var collection: UICollectionView? {
        get { collectionNode?.view as? UICollectionView }
        set { collectionNode = newValue?.layoutNode }
    }

    /// Creates a view; the frame is in the future superview's coordinates, in points.
    public override init(frame: CGRect) { super.init(frame: frame) }

    /// Inert: archives are not read.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Creates a view of a registered class: the runtime can't call an initializer that is not required, but a required
    /// one that calls it is inherited.
    @_spi(Simulation)
    public required convenience init(registeredFor identifier: String, frame: CGRect) {
        self.init(frame: frame)
        reuseIdentifier = identifier
    }

    /// Called before a view that has left the screen is used for another element.
    open func prepareForReuse() {}

    /// Called with the attributes that the view has just taken.
    open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

    /// The attributes that the view would like to have; flow layouts here do not ask.
    open func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes { layoutAttributes }

    /// Takes place, opacity and visibility from a layout.
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
