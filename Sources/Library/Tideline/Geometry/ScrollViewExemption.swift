import UIKit

/// A reason why the library leaves the insets of a scroll view unchanged.
enum ScrollViewExemption: String {
    case tableController = "its table controller avoids the keyboard itself"
    case collectionController = "its collection controller avoids the keyboard itself"
    case sideways = "it scrolls sideways only"

    /// - Parameter isDocked: whether a docked keyboard takes the room; a table controller makes room for no other one.
    @MainActor
    static func of(_ scrollView: UIScrollView, isDocked: Bool = true) -> ScrollViewExemption? {
        isDocked ? ofOwnList(scrollView) ?? sideways(scrollView) : sideways(scrollView)
    }

    @MainActor
    static func sideways(_ scrollView: UIScrollView) -> ScrollViewExemption? {
        scrollView.scrollsSidewaysOnly ? .sideways : nil
    }

    @MainActor
    static func ofOwnList(_ scrollView: UIScrollView) -> ScrollViewExemption? {
        guard scrollView is UITableView || scrollView is UICollectionView,
            let controller = scrollView.nearestController, controller.ownList === scrollView
        else { return nil }
        return controller.listExemption
    }
}

extension UIViewController {
    var ownList: UIScrollView? {
        (self as? UITableViewController)?.tableView ?? (self as? UICollectionViewController)?.collectionView
    }

    /// The reason for leaving the list unchanged.
    ///
    /// Table and collection controllers avoid the keyboard themselves (rules C26 to C28, S129).
    var listExemption: ScrollViewExemption? {
        self is UITableViewController
            ? .tableController : self is UICollectionViewController ? .collectionController : nil
    }
}

extension UIScrollView {
    /// Whether the scroll view scrolls only sideways, as a pager does (S83, square/Listable#402).
    fileprivate var scrollsSidewaysOnly: Bool {
        let isWide = contentSize.width > bounds.width + 0.5 || alwaysBounceHorizontal
        let isHigh = contentSize.height > bounds.height + 0.5 || alwaysBounceVertical
        return isWide && !isHigh
    }
}
