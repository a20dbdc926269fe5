// Fidelity: partial — rule C73: the items of a group stand side by side or below each other, and groups below each other

import Foundation

/// Where the items of a section stand, apart from the heights that their cells tell.
@MainActor
struct SectionPlan {
    /// The place of an item in its row, in points.
    struct Slot {
        var x: CGFloat = 0
        let size: CGSize, isEstimated: Bool, insets: UIEdgeInsets
    }

    let count: Int
    let insets: UIEdgeInsets
    /// The size that fractions of the section's items refer to.
    let room: CGSize
    let boundaries: [NSCollectionLayoutBoundarySupplementaryItem]
    let list: UICollectionLayoutListConfiguration?
    /// The items of one group.
    private var slots: [Slot] = []
    private let isVertical: Bool
    private let itemSpacing: CGFloat, groupSpacing: CGFloat
    private let width: CGFloat, isReversed: Bool

    init(_ section: NSCollectionLayoutSection, count: Int, in collection: UICollectionView) {
        (self.count, list) = (count, section.list)
        let safe = list == nil ? collection.safeAreaInsets : .zero
        let own = section.contentInsets, padding = list?.paddingAbove ?? 0
        insets = UIEdgeInsets(
            top: own.top + padding, left: own.leading + safe.left, bottom: own.bottom, right: own.trailing + safe.right)
        (width, isReversed) = (
            collection.bounds.width, collection.effectiveUserInterfaceLayoutDirection == .rightToLeft
        )
        room = CGSize(width: max(0, width - insets.left - insets.right), height: collection.bounds.height)
        boundaries = section.boundarySupplementaryItems
        isVertical = section.group.line == .vertical
        itemSpacing = section.group.interItemSpacing?.spacing ?? 0
        groupSpacing = section.interGroupSpacing
        fill(section.group)
    }

    private mutating func fill(_ group: NSCollectionLayoutGroup) {
        let box = group.layoutSize.size(in: room), most = isVertical ? box.height : box.width
        var taken: CGFloat = 0, index = 0
        while !group.subitems.isEmpty {
            let item = group.subitems[index % group.subitems.count], size = item.layoutSize.size(in: box)
            let length = isVertical ? size.height : size.width
            let isNeeded = group.count.map { index < $0 } ?? (index < (isVertical ? group.subitems.count : 1))
            let fits = group.count == nil && length > 0 && taken + length <= most + 0.001
            guard isNeeded || fits else { break }
            let inset = item.contentInsets
            slots.append(
                Slot(
                    x: insets.left + (isVertical ? 0 : taken), size: size,
                    isEstimated: item.layoutSize.heightDimension.isEstimated,
                    insets: UIEdgeInsets(
                        top: inset.top, left: inset.leading, bottom: inset.bottom, right: inset.trailing)))
            taken += length + itemSpacing
            index += 1
        }
    }

    var slotsPerRow: Int { isVertical ? 1 : max(1, slots.count) }
    private var rowsPerGroup: Int { isVertical ? max(1, slots.count) : 1 }
    var rowCount: Int { slots.isEmpty ? 0 : (count + slotsPerRow - 1) / slotsPerRow }

    func slot(ofItem item: Int) -> Slot { slots[item % slots.count] }

    func items(inRow row: Int) -> Range<Int> { row * slotsPerRow..<min(count, (row + 1) * slotsPerRow) }

    func spacing(afterRow row: Int) -> CGFloat {
        guard row + 1 < rowCount else { return 0 }
        return (row + 1) % rowsPerGroup == 0 ? groupSpacing : itemSpacing
    }

    /// Mirrors a rectangle where people read from right to left.
    func reads(_ rect: CGRect) -> CGRect {
        isReversed ? CGRect(x: width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height) : rect
    }
}

extension UICollectionLayoutListConfiguration {
    fileprivate var paddingAbove: CGFloat { headerTopPadding ?? 0 }
}

final class LayoutEnvironment: NSObject, NSCollectionLayoutEnvironment, NSCollectionLayoutContainer {
    let contentSize: CGSize, effectiveContentSize: CGSize
    let contentInsets: NSDirectionalEdgeInsets
    let traitCollection: UITraitCollection
    var container: any NSCollectionLayoutContainer { self }
    var effectiveContentInsets: NSDirectionalEdgeInsets { contentInsets }

    init(of collection: UICollectionView) {
        let safe = collection.safeAreaInsets
        contentInsets = NSDirectionalEdgeInsets(top: 0, leading: safe.left, bottom: 0, trailing: safe.right)
        contentSize = collection.bounds.size
        effectiveContentSize = CGSize(width: contentSize.width - safe.left - safe.right, height: contentSize.height)
        traitCollection = collection.traitCollection
    }
}
