// Fidelity: partial — groups and lists from the top down, with insets, headers and footers; orthogonal scrolling is absent

import Foundation

@preconcurrency @MainActor @available(iOS 13.0, *)
open class NSCollectionLayoutSection: NSObject {
    let group: NSCollectionLayoutGroup
    /// The appearance, if the section is a list.
    private(set) var list: UICollectionLayoutListConfiguration?
    open var contentInsets = NSDirectionalEdgeInsets.zero
    open var interGroupSpacing: CGFloat = 0
    open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
    open var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none

    public init(group: NSCollectionLayoutGroup) { self.group = group }

    /// A row of a list is as wide as the list, and 44 points high until its cell tells its height (rule C73).
    @available(iOS 14.0, *)
    public static func list(
        using configuration: UICollectionLayoutListConfiguration,
        layoutEnvironment: any NSCollectionLayoutEnvironment
    ) -> NSCollectionLayoutSection {
        func size() -> NSCollectionLayoutSize {
            NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
        }
        let row = NSCollectionLayoutItem(layoutSize: size())
        let section = NSCollectionLayoutSection(group: .vertical(layoutSize: size(), subitems: [row]))
        section.list = configuration
        if configuration.appearance == .insetGrouped {
            let side = layoutEnvironment.traitCollection.sideMargin
            section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
        }
        func boundary(_ kind: String, _ alignment: NSRectAlignment) {
            let item = NSCollectionLayoutBoundarySupplementaryItem(
                layoutSize: size(), elementKind: kind, alignment: alignment)
            item.pinToVisibleBounds = configuration.appearance == .plain
            section.boundarySupplementaryItems.append(item)
        }
        if configuration.headerMode == .supplementary { boundary(UICollectionView.elementKindSectionHeader, .top) }
        if configuration.footerMode == .supplementary { boundary(UICollectionView.elementKindSectionFooter, .bottom) }
        return section
    }
}

@preconcurrency @MainActor @available(iOS 13.0, *)
public protocol NSCollectionLayoutEnvironment: NSObjectProtocol {
    var container: any NSCollectionLayoutContainer { get }
    var traitCollection: UITraitCollection { get }
}

@preconcurrency @MainActor @available(iOS 13.0, *)
public protocol NSCollectionLayoutContainer: NSObjectProtocol {
    var contentSize: CGSize { get }
    var effectiveContentSize: CGSize { get }
    var contentInsets: NSDirectionalEdgeInsets { get }
    var effectiveContentInsets: NSDirectionalEdgeInsets { get }
}

@available(iOS 13.0, *)
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: _ImportedEnumeration {
    case none
    case continuous
    case continuousGroupLeadingBoundary
    case paging
    case groupPaging
    case groupPagingCentered
    @available(*, unavailable) case _unnamed(Int)
    public static let _numbers = Array(0...5)
}
