// Fidelity: partial — title, title view and items; prompts and the back button's menu are absent

import Foundation
@_spi(Simulation) import ObjectiveC

/// A controller's content for a navigation bar.
@preconcurrency @MainActor
open class UINavigationItem: NSObject {
    open var title: String? { didSet { didChange?() } }
    /// The app's own view, which replaces the title.
    open var titleView: UIView? { didSet { didChange?() } }
    /// The text above the title; it takes no space here.
    open var prompt: String? { didSet { if prompt != nil { unmodelled("UINavigationItem.prompt") } } }
    /// The title of the next controller's back button.
    open var backButtonTitle: String? { didSet { didChange?() } }
    /// The button that leads back to this item.
    open var backBarButtonItem: UIBarButtonItem? { didSet { didChange?() } }
    /// Whether the back button is hidden.
    open var hidesBackButton = false { didSet { didChange?() } }
    /// Whether the title is large; here only the bar determines this.
    open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic {
        didSet { unmodelled("UINavigationItem.largeTitleDisplayMode") }
    }
    /// The items at the leading edge, in order from the edge inwards.
    open var leftBarButtonItems: [UIBarButtonItem]? { didSet { didChange?() } }
    /// The items at the trailing edge, in order from the edge inwards.
    open var rightBarButtonItems: [UIBarButtonItem]? { didSet { didChange?() } }
    /// The first item at the leading edge.
    open var leftBarButtonItem: UIBarButtonItem? {
        get { leftBarButtonItems?.first }
        set { leftBarButtonItems = newValue.map { [$0] } }
    }
    /// The first item at the trailing edge.
    open var rightBarButtonItem: UIBarButtonItem? {
        get { rightBarButtonItems?.first }
        set { rightBarButtonItems = newValue.map { [$0] } }
    }
    /// The look of the bar while it shows this item.
    @available(iOS 13.0, *)
    open var standardAppearance: UINavigationBarAppearance? {
        get { looks.standard }
        set {
            looks.standard = newValue
            undrawn("UINavigationItem.standardAppearance")
        }
    }
    /// The look of a low bar.
    @available(iOS 13.0, *)
    open var compactAppearance: UINavigationBarAppearance? {
        get { looks.compact }
        set {
            looks.compact = newValue
            undrawn("UINavigationItem.compactAppearance")
        }
    }
    /// The look of the bar at the content's top edge.
    @available(iOS 13.0, *)
    open var scrollEdgeAppearance: UINavigationBarAppearance? {
        get { looks.scrollEdge }
        set {
            looks.scrollEdge = newValue
            undrawn("UINavigationItem.scrollEdgeAppearance")
        }
    }
    /// The look of a low bar at the content's top edge.
    @available(iOS 15.0, *)
    open var compactScrollEdgeAppearance: UINavigationBarAppearance? {
        get { looks.compactScrollEdge }
        set {
            looks.compactScrollEdge = newValue
            undrawn("UINavigationItem.compactScrollEdgeAppearance")
        }
    }
    private var looks = NavigationBarLooks()
    /// The title of the back button that leads to this item.
    @available(iOS 14.0, *)
    open var backButtonDisplayMode: BackButtonDisplayMode {
        get { displayMode }
        set {
            displayMode = newValue
            didChange?()
        }
    }
    private var displayMode = BackButtonDisplayMode.default
    /// Whether leading items appear beside the back button instead of replacing it.
    open var leftItemsSupplementBackButton = false { didSet { didChange?() } }
    /// The search controller whose bar is below the title (rules C47, C48).
    ///
    /// Partial: the bar stands below the title on an iPad too, where iOS 16 puts it beside the title.
    @available(iOS 11.0, *)
    open var searchController: UISearchController? { didSet { searchDidChange?() } }
    /// Whether the search bar hides while content scrolls.
    ///
    /// Partial: the bar stays.
    @available(iOS 11.0, *)
    open var hidesSearchBarWhenScrolling = true {
        didSet { if hidesSearchBarWhenScrolling { unmodelled("UINavigationItem.hidesSearchBarWhenScrolling") } }
    }
    /// Whether an active search has replaced the title's row (rule C48).
    var hidesTitleRow: Bool {
        guard let searchController else { return false }
        return searchController.isActive && searchController.hidesNavigationBarDuringPresentation
    }
    /// Called with each change of the search, so that the bar updates.
    var searchDidChange: (() -> Void)?
    /// Called with each change, so that the bar updates.
    var didChange: (() -> Void)?
    /// The object's associated values; nil before the first one.
    @_spi(Simulation) public final nonisolated(unsafe) var associatedObjects: AssociatedObjects?

    /// The title of a button that leads to this item; empty for no title.
    var titleOfBackButton: String {
        switch displayMode {
        case .minimal: ""
        case .generic: "Back"
        default: backBarButtonItem?.title ?? backButtonTitle ?? title ?? "Back"
        }
    }

    /// Creates an item with a title.
    public init(title: String) { self.title = title }

    /// Inert: archives are not read.
    public required init?(coder: NSCoder) { super.init() }

    /// Sets the first item at the leading edge.
    open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }
    /// Sets the first item at the trailing edge.
    open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) { rightBarButtonItem = item }
    /// Sets the items at the leading edge.
    open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { leftBarButtonItems = items }
    /// Sets the items at the trailing edge.
    open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { rightBarButtonItems = items }
    /// Hides or shows the back button.
    open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) { self.hidesBackButton = hidesBackButton }
}

extension UINavigationItem {
    /// Whether a title is large.
    public enum LargeTitleDisplayMode: _ImportedEnumeration {
        /// Follow the previous item.
        case automatic
        case always
        case never
        @available(*, unavailable) case _unnamed(Int)
        public static let _numbers = Array(0...2)
    }
}

extension UINavigationItem {
    /// The title of a back button.
    @available(iOS 14.0, *)
    public enum BackButtonDisplayMode: _ImportedEnumeration {
        /// The title of the target item, if there is room.
        case `default`
        /// A generic word.
        case generic
        /// No title.
        case minimal
        @available(*, unavailable) case _unnamed(Int)
        public static let _numbers = Array(0...2)
    }
}
