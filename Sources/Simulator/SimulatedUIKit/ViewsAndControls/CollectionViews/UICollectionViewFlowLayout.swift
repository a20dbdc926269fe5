// Fidelity: partial — lines of items, headers, footers; self-sizing, pinned headers and inset references are absent

import Foundation

@preconcurrency @MainActor
open class UICollectionViewFlowLayout: UICollectionViewLayout {
    public static let automaticSize = CGSize(width: 1.797_693_134_862_315_7e308, height: 1.797_693_134_862_315_7e308)

    open lazy var minimumLineSpacing: CGFloat = 10 {
        didSet { if minimumLineSpacing != oldValue { invalidateLayout() } }
    }
    open lazy var minimumInteritemSpacing: CGFloat = 10 {
        didSet { if minimumInteritemSpacing != oldValue { invalidateLayout() } }
    }
    open lazy var itemSize = CGSize(width: 50, height: 50) {
        didSet { if itemSize != oldValue { invalidateLayout() } }
    }
    open lazy var estimatedItemSize = CGSize.zero {
        didSet {
            if estimatedItemSize != .zero { unmodelled("UICollectionViewFlowLayout.estimatedItemSize", placing: self) }
        }
    }
    open lazy var scrollDirection = UICollectionView.ScrollDirection.vertical {
        didSet { if scrollDirection != oldValue { invalidateLayout() } }
    }
    open lazy var headerReferenceSize = CGSize.zero {
        didSet { if headerReferenceSize != oldValue { invalidateLayout() } }
    }
    open lazy var footerReferenceSize = CGSize.zero {
        didSet { if footerReferenceSize != oldValue { invalidateLayout() } }
    }
    open lazy var sectionInset = UIEdgeInsets.zero {
        didSet { if sectionInset != oldValue { invalidateLayout() } }
    }
    open lazy var sectionInsetReference = SectionInsetReference.fromContentInset {
        didSet {
            if sectionInsetReference != .fromContentInset {
                unmodelled("UICollectionViewFlowLayout.sectionInsetReference", placing: self)
            }
        }
    }
    open lazy var sectionHeadersPinToVisibleBounds = false {
        didSet {
            if sectionHeadersPinToVisibleBounds {
                unmodelled("UICollectionViewFlowLayout.sectionHeadersPinToVisibleBounds", placing: self)
            }
        }
    }
    open lazy var sectionFootersPinToVisibleBounds = false {
        didSet {
            if sectionFootersPinToVisibleBounds {
                unmodelled("UICollectionViewFlowLayout.sectionFootersPinToVisibleBounds", placing: self)
            }
        }
    }

    private var flow = FlowedItems()

    open override func prepare() {
        super.prepare()
        flow = FlowedItems()
        guard let collection = collectionView else { return }
        let isVertical = scrollDirection == .vertical, inset = collection.adjustedContentInset
        let room =
            isVertical
            ? collection.bounds.width - inset.left - inset.right : collection.bounds.height - inset.top - inset.bottom
        flow = FlowedItems(room: room, isVertical: isVertical)
        let delegate = collection.delegate as? any UICollectionViewDelegateFlowLayout
        for section in 0..<collection.numberOfSections { add(section, of: collection, asking: delegate) }
    }

    private func add(
        _ section: Int, of collection: UICollectionView, asking delegate: (any UICollectionViewDelegateFlowLayout)?
    ) {
        let header = delegate?.collectionView(collection, layout: self, referenceSizeForHeaderInSection: section)
        let footer = delegate?.collectionView(collection, layout: self, referenceSizeForFooterInSection: section)
        let items = (0..<collection.numberOfItems(inSection: section)).map { item in
            delegate?.collectionView(
                collection, layout: self, sizeForItemAt: IndexPath(item: item, section: section)) ?? itemSize
        }
        flow.addHeader(header ?? headerReferenceSize)
        flow.addItems(
            items,
            inset: delegate?.collectionView(collection, layout: self, insetForSectionAt: section) ?? sectionInset,
            lineSpacing: delegate?.collectionView(collection, layout: self, minimumLineSpacingForSectionAt: section)
                ?? minimumLineSpacing,
            spacing: delegate?.collectionView(collection, layout: self, minimumInteritemSpacingForSectionAt: section)
                ?? minimumInteritemSpacing)
        flow.addFooter(footer ?? footerReferenceSize)
    }

    open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        flow.elements(in: rect).map(attributes)
    }

    open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        flow.item(at: indexPath).map(attributes)
    }

    open override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        if let element = flow.supplement(ofKind: elementKind, in: indexPath.section) { return attributes(element) }
        let kinds = [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter]
        let sections = collectionView?.numberOfSections ?? 0
        guard kinds.contains(elementKind), (0..<sections).contains(indexPath.section) else { return nil }
        // Even a header or footer of size zero has attributes (rule C62).
        return UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: elementKind, with: indexPath)
    }

    private func attributes(_ element: FlowedItems.Element) -> UICollectionViewLayoutAttributes {
        let attributes =
            element.kind.map { UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: $0, with: element.path) }
            ?? UICollectionViewLayoutAttributes(forCellWith: element.path)
        attributes.frame = element.frame
        return attributes
    }

    /// If the length of the lines changes, all elements move (rule C44).
    open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        guard let old = collectionView?.bounds else { return false }
        return scrollDirection == .vertical ? newBounds.width != old.width : newBounds.height != old.height
    }

    open override var collectionViewContentSize: CGSize { flow.contentSize }
}
