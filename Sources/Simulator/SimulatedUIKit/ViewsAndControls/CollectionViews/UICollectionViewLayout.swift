// Fidelity: partial — attributes, content size and invalidation; updates, transitions and decorations are absent

import Foundation

/// The layout of a collection view's elements.
@preconcurrency @MainActor
open class UICollectionViewLayout: NSObject {
    /// The collection view to which the layout belongs.
    open internal(set) weak var collectionView: UICollectionView?
    /// Whether the layout has to prepare before its next use.
    final var isInvalid = true

    /// Creates a layout.
    public override init() { super.init() }
    /// Inert: archives are not read.
    public required init?(coder: NSCoder) { super.init() }

    /// Invalidates the layout, so that the next layout pass places everything again.
    open func invalidateLayout() {
        isInvalid = true
        collectionView?.setNeedsLayout()
    }

    /// Called before the first use of the layout after an invalidation.
    open func prepare() {}

    /// Returns the elements in a rectangle of the content, in points.
    open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }
    /// Returns the attributes of an item.
    open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }
    /// Returns the attributes of a header, a footer or another view of a kind.
    open func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }

    /// Returns whether new bounds of the collection view invalidate the layout.
    open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

    /// The size of the content in points.
    open var collectionViewContentSize: CGSize { .zero }
}
