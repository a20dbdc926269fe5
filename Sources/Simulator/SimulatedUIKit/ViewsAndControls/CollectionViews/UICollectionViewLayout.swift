// Fidelity: partial — attributes, content size and invalidation; updates, transitions and decorations are absent

import Foundation

@preconcurrency @MainActor
open class UICollectionViewLayout: NSObject {
    open internal(set) weak var collectionView: UICollectionView?
    final var isInvalid = true

    public override init() { super.init() }
    /// Inert: archives are not read.
    public required init?(coder: NSCoder) { super.init() }

    open func invalidateLayout() {
        isInvalid = true
        collectionView?.setNeedsLayout()
    }

    open func prepare() {}

    open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }
    open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }
    open func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }

    /// Whether shown views tell their sizes.
    var measures: Bool { false }
    /// Takes the size that a shown view wants, and returns whether elements move.
    func measure(_ view: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes) -> Bool { false }
    /// Takes the known sizes of items to the items' new places.
    func itemsDidMove(_ way: (IndexPath) -> IndexPath?) {}

    open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

    open var collectionViewContentSize: CGSize { .zero }
}
