import UIKit

/// Why a scroll view is none of an avoider's business.
enum ScrollViewExemption: String {
    case tableController = "its table controller avoids the keyboard itself"
    case sideways = "it scrolls sideways only"

    /// Why a scroll view is left alone; nil when it is not.
    @MainActor
    static func of(_ scrollView: UIScrollView) -> ScrollViewExemption? {
        if let table = scrollView as? UITableView, let controller = table.next as? UITableViewController,
            controller.tableView === table
        {
            return .tableController
        }
        return scrollView.scrollsSidewaysOnly ? .sideways : nil
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
