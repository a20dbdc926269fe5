// Fidelity: partial — headers, footers and the sides of inset groups; separators, swipes and colours have no effect

import Foundation

@available(iOS 14.0, *)
public struct UICollectionLayoutListConfiguration {
    public enum Appearance: Hashable {
        case plain, grouped, insetGrouped, sidebar, sidebarPlain
    }
    public enum HeaderMode: Hashable {
        case none, supplementary, firstItemInSection
    }
    public enum FooterMode: Hashable {
        case none, supplementary
    }
    public typealias SwipeActionsConfigurationProvider = (_ indexPath: IndexPath) -> UISwipeActionsConfiguration?

    public let appearance: Appearance
    /// Kept for the app: separators are not drawn.
    public var showsSeparators = true
    /// Kept for the app: the background is not drawn.
    public var backgroundColor: UIColor?
    /// Kept for the app: rows can't be swiped.
    public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
    /// Kept for the app: rows can't be swiped.
    public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
    public var headerMode = HeaderMode.none
    public var footerMode = FooterMode.none
    @available(iOS 15.0, *)
    public var headerTopPadding: CGFloat? {
        get { topPadding }
        set { topPadding = newValue }
    }
    private var topPadding: CGFloat?

    public init(appearance: Appearance) { self.appearance = appearance }
}
