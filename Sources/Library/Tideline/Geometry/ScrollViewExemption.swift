import UIKit

/// A reason why the library leaves the insets of a scroll view unchanged.
enum ScrollViewExemption: String {
    case tableController = "its table controller avoids the keyboard itself"
    case collectionController = "its collection controller avoids the keyboard itself"
    case sideways = "it scrolls sideways only"

    /// Returns the reason to leave a scroll view alone, or nil if the library may adjust it.
    @MainActor
    static func of(_ scrollView: UIScrollView) -> ScrollViewExemption? {
        ofOwnList(scrollView) ?? (scrollView.scrollsSidewaysOnly ? .sideways : nil)
    }

    /// Returns the reason to leave a scroll view alone if it is the list of a table or collection view controller;
    /// otherwise nil.
    @MainActor
    static func ofOwnList(_ scrollView: UIScrollView) -> ScrollViewExemption? {
        guard scrollView is UITableView || scrollView is UICollectionView,
            let controller = scrollView.nearestController, controller.ownList === scrollView
        else { return nil }
        return controller.listExemption
    }
}

extension UIViewController {
    /// The list of a `UITableViewController` or a `UICollectionViewController`; nil for other controllers.
    var ownList: UIScrollView? {
        (self as? UITableViewController)?.tableView ?? (self as? UICollectionViewController)?.collectionView
    }

    /// The reason to leave ``ownList`` alone (rules C26 to C28, S129).
    var listExemption: ScrollViewExemption? {
        self is UITableViewController
            ? .tableController : self is UICollectionViewController ? .collectionController : nil
    }
}

extension UIScrollView {
    /// Whether the content extends beyond the view only sideways, as in a pager or a carousel (S83,
    /// square/Listable#402).
    fileprivate var scrollsSidewaysOnly: Bool {
        let isWide = contentSize.width > bounds.width + 0.5 || alwaysBounceHorizontal
        let isHigh = contentSize.height > bounds.height + 0.5 || alwaysBounceVertical
        return isWide && !isHigh
    }
}
