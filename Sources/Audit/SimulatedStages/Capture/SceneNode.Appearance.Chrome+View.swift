import Foundation
import SceneModel
@_spi(Simulation) import UIKit

extension SceneNode.Appearance.Chrome {
    /// Reads what UIKit draws of a list, of a list's row, or of a presented sheet.
    ///
    /// - Parameter row: the place of a cell in its list.
    @MainActor
    init?(of view: UIView, row: IndexPath?) {
        switch view {
        case let table as UITableView:
            guard table.style != .plain else { return nil }
            self = .groupedList
        case let list as UICollectionView:
            guard Self.isGrouped(list, 0) != nil else { return nil }
            self = .groupedList
        case is UITableViewCell:
            guard let row, let table = view.superview as? UITableView, table.style != .plain else { return nil }
            self.init(row, of: table.numberOfRows(inSection: row.section), isInset: table.style == .insetGrouped)
        case is UICollectionViewListCell:
            guard let row, let list = view.superview as? UICollectionView,
                let isInset = Self.isGrouped(list, row.section)
            else { return nil }
            self.init(row, of: list.numberOfItems(inSection: row.section), isInset: isInset)
        default:
            guard let sheet = (view.next as? UIViewController)?.drawnSheet else { return nil }
            self = sheet.standsFree ? .formSheet : sheet.hasGrabber ? .grabbedSheet : .sheet
        }
    }

    private init(_ row: IndexPath, of count: Int, isInset: Bool) {
        self =
            switch (isInset, row.row == 0, row.row == count - 1) {
            case (false, _, _), (_, false, false): .row
            case (_, true, true): .onlyRow
            case (_, true, _): .firstRow
            case (_, _, true): .lastRow
            }
    }

    /// Whether a section's groups are inset; nil if the section is no grouped list.
    @MainActor
    private static func isGrouped(_ list: UICollectionView, _ section: Int) -> Bool? {
        switch (list.collectionViewLayout as? UICollectionViewCompositionalLayout)?.listAppearance(ofSection: section) {
        case .grouped: false
        case .insetGrouped: true
        default: nil
        }
    }
}
