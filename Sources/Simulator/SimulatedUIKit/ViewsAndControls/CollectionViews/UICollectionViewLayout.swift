// Fidelity: partial — attributes, content size and invalidation; updates, transitions and decorations are absent

import Foundation

/// Where the elements of a collection view are.
@preconcurrency @MainActor
open class UICollectionViewLayout: NSObject {
    /// The collection view that the layout belongs to.
    open internal(set) weak var collectionView: UICollectionView?
    /// Whether the layout has to prepare before it is asked.
    final var isInvalid = true

    /// Creates a layout.
    public override init() { super.init() }
    /// Inert: archives are not read.
    public required init?(coder: NSCoder) { super.init() }

    /// Has everything placed anew in the next layout.
    open func invalidateLayout() {
        isInvalid = true
        collectionView?.setNeedsLayout()
    }

    /// Called before the layout is asked for the first time after it was invalidated.
    open func prepare() {}

    /// The elements that show in a rectangle of the content, in points.
    open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }
    /// Where an item is.
    open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }
    /// Where a header, a footer or another view of a kind is.
    open func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }

    /// Whether other bounds of the collection view have everything placed anew.
    open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

    /// The size of the content in points.
    open var collectionViewContentSize: CGSize { .zero }
}
