import UIKit

/// A reason for leaving a scroll view alone.
enum ScrollViewExemption: String {
    case tableController = "its table controller avoids the keyboard itself"
    case collectionController = "its collection controller avoids the keyboard itself"
    case sideways = "it scrolls sideways only"

    /// Nil if the scroll view is not left alone.
    @MainActor
    static func of(_ scrollView: UIScrollView) -> ScrollViewExemption? {
        ofOwnList(scrollView) ?? (scrollView.scrollsSidewaysOnly ? .sideways : nil)
    }

    /// Nil if the scroll view is not the list of one of UIKit's list controllers.
    @MainActor
    static func ofOwnList(_ scrollView: UIScrollView) -> ScrollViewExemption? {
        guard scrollView is UITableView || scrollView is UICollectionView,
            let controller = scrollView.nearestController, controller.ownList === scrollView
        else { return nil }
        return controller.listExemption
    }
}

extension UIViewController {
    /// Nil for controllers other than UIKit's list controllers.
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
    /// Whether the content is wider than the view and not higher, as in a pager or a carousel (S83,
    /// square/Listable#402).
    fileprivate var scrollsSidewaysOnly: Bool {
        let isWide = contentSize.width > bounds.width + 0.5 || alwaysBounceHorizontal
        let isHigh = contentSize.height > bounds.height + 0.5 || alwaysBounceVertical
        return isWide && !isHigh
    }
}
