public import Foundation
public import UIKit

/// The identity of a view together with the list row that the view shows.
///
/// A cell gets a new identity when a list reuses the cell for a different row. Keep a reference to the view. Otherwise
/// a new view may get the address of the old view.
@MainActor
public struct ViewIdentity: Hashable {
    private let view: ObjectIdentifier
    /// The row or item of a list around the view; nil outside of lists.
    public let row: IndexPath?

    /// Creates the identity of a view in a row.
    public init(_ view: UIView, in row: IndexPath?) {
        self.view = ObjectIdentifier(view)
        self.row = row
    }

    /// Creates the identity of a view in its current row.
    public init(_ view: UIView) {
        self.init(view, in: sequence(first: view, next: { $0.superview }).lazy.compactMap(Self.row(of:)).first)
    }

    /// Returns the row or item that a cell shows; nil for any other view.
    public static func row(of view: UIView) -> IndexPath? {
        switch view {
        case let cell as UITableViewCell: (cell.superview as? UITableView)?.indexPath(for: cell)
        case let cell as UICollectionViewCell: (cell.superview as? UICollectionView)?.indexPath(for: cell)
        default: nil
        }
    }
}
