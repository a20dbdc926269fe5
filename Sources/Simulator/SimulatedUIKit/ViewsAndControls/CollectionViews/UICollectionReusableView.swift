// Fidelity: partial — reuse and attributes; a subclass with initializers of its own overrides `init(frame:)`; self-sizing is absent

import Foundation

/// A view that a collection view reuses for several elements.
@preconcurrency @MainActor
open class UICollectionReusableView: UIView {
    /// The identifier that views of a kind share.
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

    /// Creates a view of a registered class: at run time only required initializers can be called, and this one calls
    /// `init(frame:)`.
    @_spi(Simulation)
    public required convenience init(registeredFor identifier: String, frame: CGRect) {
        self.init(frame: frame)
        reuseIdentifier = identifier
    }

    /// Called before a view that has left the screen is reused for another element.
    open func prepareForReuse() {}

    /// Called after the attributes were applied to the view.
    open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

    /// Returns the attributes that the view prefers; flow layouts here do not call it.
    open func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes { layoutAttributes }

    /// Applies a layout's position, opacity and visibility.
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
