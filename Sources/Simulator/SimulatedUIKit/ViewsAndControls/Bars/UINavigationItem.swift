// Fidelity: partial — title, title view and items; prompts and the back button's menu are absent

import Foundation
@_spi(Simulation) import ObjectiveC

/// What a navigation bar shows for a controller.
@preconcurrency @MainActor
open class UINavigationItem: NSObject {
    open var title: String? { didSet { didChange?() } }
    /// The app's own view in the title's place.
    open var titleView: UIView? { didSet { didChange?() } }
    /// The text above the title; no room is made for it.
    open var prompt: String? { didSet { if prompt != nil { unmodelled("UINavigationItem.prompt") } } }
    /// What the back button of the next controller is called.
    open var backButtonTitle: String? { didSet { didChange?() } }
    /// The button that leads back here.
    open var backBarButtonItem: UIBarButtonItem? { didSet { didChange?() } }
    /// Whether the back button is left out.
    open var hidesBackButton = false { didSet { didChange?() } }
    /// Whether the title is large; the bar alone decides here.
    open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic {
        didSet { unmodelled("UINavigationItem.largeTitleDisplayMode") }
    }
    /// The items at the leading edge, from there inwards.
    open var leftBarButtonItems: [UIBarButtonItem]? { didSet { didChange?() } }
    /// The items at the trailing edge, from there inwards.
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
    /// How the bar looks while it shows this item.
    @available(iOS 13.0, *)
    open var standardAppearance: UINavigationBarAppearance? {
        get { looks.standard }
        set {
            looks.standard = newValue
            undrawn("UINavigationItem.standardAppearance")
        }
    }
    /// How a low bar looks.
    @available(iOS 13.0, *)
    open var compactAppearance: UINavigationBarAppearance? {
        get { looks.compact }
        set {
            looks.compact = newValue
            undrawn("UINavigationItem.compactAppearance")
        }
    }
    /// How the bar looks at the content's beginning.
    @available(iOS 13.0, *)
    open var scrollEdgeAppearance: UINavigationBarAppearance? {
        get { looks.scrollEdge }
        set {
            looks.scrollEdge = newValue
            undrawn("UINavigationItem.scrollEdgeAppearance")
        }
    }
    /// How a low bar looks at the content's beginning.
    @available(iOS 15.0, *)
    open var compactScrollEdgeAppearance: UINavigationBarAppearance? {
        get { looks.compactScrollEdge }
        set {
            looks.compactScrollEdge = newValue
            undrawn("UINavigationItem.compactScrollEdgeAppearance")
        }
    }
    private var looks = NavigationBarLooks()
    /// How the back button that leads here is titled.
    @available(iOS 14.0, *)
    open var backButtonDisplayMode: BackButtonDisplayMode {
        get { displayMode }
        set {
            displayMode = newValue
            didChange?()
        }
    }
    private var displayMode = BackButtonDisplayMode.default
    /// Whether leading items stand beside the back button, not in its place.
    open var leftItemsSupplementBackButton = false { didSet { didChange?() } }
    /// The search whose bar shows below the title (rules C47, C48).
    ///
    /// Partial: the bar stands below the title on an iPad too, where iOS 16 puts it beside the title.
    @available(iOS 11.0, *)
    open var searchController: UISearchController? { didSet { searchDidChange?() } }
    /// Whether the search bar goes while content scrolls.
    ///
    /// Partial: the bar stays.
    @available(iOS 11.0, *)
    open var hidesSearchBarWhenScrolling = true {
        didSet { if hidesSearchBarWhenScrolling { unmodelled("UINavigationItem.hidesSearchBarWhenScrolling") } }
    }
    /// Whether an active search has taken the place of the title's row (rule C48).
    var hidesTitleRow: Bool {
        guard let searchController else { return false }
        return searchController.isActive && searchController.hidesNavigationBarDuringPresentation
    }
    /// Tells the bar that shows the item of its search.
    var searchDidChange: (() -> Void)?
    /// Tells the bar that shows the item.
    var didChange: (() -> Void)?
    /// The object's associated values; nil before the first one.
    @_spi(Simulation) public final nonisolated(unsafe) var associatedObjects: AssociatedObjects?

    /// What a button that leads here is called; empty for none.
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
    /// Leaves the back button out, or shows it.
    open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) { self.hidesBackButton = hidesBackButton }
}

extension UINavigationItem {
    /// Whether a title is large.
    public enum LargeTitleDisplayMode: _ImportedEnumeration {
        /// As the item before.
        case automatic
        case always
        case never
        @available(*, unavailable) case _unnamed(Int)
        public static let _numbers = Array(0...2)
    }
}

extension UINavigationItem {
    /// How a back button is titled.
    @available(iOS 14.0, *)
    public enum BackButtonDisplayMode: _ImportedEnumeration {
        /// With the title of the item it leads to, if there is room.
        case `default`
        /// With a general word.
        case generic
        /// Without a title.
        case minimal
        @available(*, unavailable) case _unnamed(Int)
        public static let _numbers = Array(0...2)
    }
}
