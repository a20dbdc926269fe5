import UIKit

/// Why a scroll view is left alone.
enum ScrollViewExemption: String {
    case tableController = "its table controller avoids the keyboard itself"
    case collectionController = "its collection controller avoids the keyboard itself"
    case sideways = "it scrolls sideways only"

    /// The reason for a scroll view; nil when it is not left alone.
    @MainActor
    static func of(_ scrollView: UIScrollView) -> ScrollViewExemption? {
        ofOwnList(scrollView) ?? (scrollView.scrollsSidewaysOnly ? .sideways : nil)
    }

    /// The reason for the list of one of UIKit's list controllers; nil for other scroll views.
    @MainActor
    static func ofOwnList(_ scrollView: UIScrollView) -> ScrollViewExemption? {
        guard scrollView is UITableView || scrollView is UICollectionView,
            let controller = scrollView.nearestController, controller.ownList === scrollView
        else { return nil }
        return controller.listExemption
    }
}

extension UIViewController {
    /// The list that the controller keeps clear of the keyboard itself, by its class; nil for other controllers.
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
    /// Whether the content is wider than the view and not higher: a pager or a carousel (S83, square/Listable#402).
    fileprivate var scrollsSidewaysOnly: Bool {
        let isWide = contentSize.width > bounds.width + 0.5 || alwaysBounceHorizontal
        let isHigh = contentSize.height > bounds.height + 0.5 || alwaysBounceVertical
        return isWide && !isHigh
    }
}
