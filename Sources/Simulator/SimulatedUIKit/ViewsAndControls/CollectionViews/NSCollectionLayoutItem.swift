// Fidelity: partial — sizes, insets and spacing of items in one group; groups in groups count as items

import Foundation

@preconcurrency @MainActor @available(iOS 13.0, *)
open class NSCollectionLayoutItem: NSObject {
    public final let layoutSize: NSCollectionLayoutSize
    open var contentInsets = NSDirectionalEdgeInsets.zero

    public init(layoutSize: NSCollectionLayoutSize) { self.layoutSize = layoutSize }
}

@preconcurrency @MainActor @available(iOS 13.0, *)
open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
    enum Line {
        case horizontal, vertical
    }
    final let line: Line
    /// How often the items are repeated, or nil for as often as they fit.
    final let count: Int?
    public final let subitems: [NSCollectionLayoutItem]
    open var interItemSpacing: NSCollectionLayoutSpacing?

    /// `required` lets the factories return the class that they are called on.
    @_spi(Simulation)
    public required init(
        layoutSize: NSCollectionLayoutSize, isVertical: Bool, _ items: [NSCollectionLayoutItem], _ count: Int?
    ) {
        (line, subitems, self.count) = (isVertical ? .vertical : .horizontal, items, count)
        super.init(layoutSize: layoutSize)
        if items.contains(where: { $0 is NSCollectionLayoutGroup }) { unmodelled("NSCollectionLayoutGroup in a group") }
    }

    open class func horizontal(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]) -> Self {
        Self(layoutSize: layoutSize, isVertical: false, subitems, nil)
    }
    open class func vertical(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]) -> Self {
        Self(layoutSize: layoutSize, isVertical: true, subitems, nil)
    }
    @available(iOS 16.0, *)
    open class func horizontal(
        layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
    ) -> Self { Self(layoutSize: layoutSize, isVertical: false, [subitem], count) }
    @available(iOS 16.0, *)
    open class func vertical(
        layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
    ) -> Self { Self(layoutSize: layoutSize, isVertical: true, [subitem], count) }
}

@preconcurrency @MainActor @available(iOS 13.0, *)
open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutItem {
    public final let elementKind: String, alignment: NSRectAlignment
    open var pinToVisibleBounds = false

    /// Only alignments at the top and the bottom have a place here.
    public init(layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment) {
        (self.elementKind, self.alignment) = (elementKind, alignment)
        super.init(layoutSize: layoutSize)
    }

    final var isFooter: Bool { [.bottom, .bottomLeading, .bottomTrailing].contains(alignment) }
}

public enum NSRectAlignment: _ImportedEnumeration {
    case none
    case top
    case topLeading
    case leading
    case bottomLeading
    case bottom
    case bottomTrailing
    case trailing
    case topTrailing
    @available(*, unavailable) case _unnamed(Int)
    public static let _numbers = Array(0...8)
}
