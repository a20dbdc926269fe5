// Fidelity: partial — title, title view and items; prompts and the back button's menu are absent

import Foundation
@_spi(Simulation) import ObjectiveC

@preconcurrency @MainActor
open class UINavigationItem: NSObject {
    open lazy var title: String? = nil { didSet { didChange?() } }
    open lazy var titleView: UIView? = nil { didSet { rowsDidChange?() } }
    open lazy var prompt: String? = nil { didSet { if prompt != nil { unmodelled("UINavigationItem.prompt") } } }
    open lazy var backButtonTitle: String? = nil { didSet { didChange?() } }
    open lazy var backBarButtonItem: UIBarButtonItem? = nil { didSet { didChange?() } }
    open lazy var hidesBackButton = false { didSet { didChange?() } }
    /// The bar's `prefersLargeTitles` alone decides whether a title is large here.
    open lazy var largeTitleDisplayMode = LargeTitleDisplayMode.automatic {
        didSet { unmodelled("UINavigationItem.largeTitleDisplayMode") }
    }
    open lazy var leftBarButtonItems: [UIBarButtonItem]? = nil { didSet { didChange?() } }
    open lazy var rightBarButtonItems: [UIBarButtonItem]? = nil { didSet { didChange?() } }
    open var leftBarButtonItem: UIBarButtonItem? {
        get { leftBarButtonItems?.first }
        set { leftBarButtonItems = newValue.map { [$0] } }
    }
    open var rightBarButtonItem: UIBarButtonItem? {
        get { rightBarButtonItems?.first }
        set { rightBarButtonItems = newValue.map { [$0] } }
    }
    @available(iOS 13.0, *)
    open var standardAppearance: UINavigationBarAppearance? {
        get { looks.standard }
        set {
            looks.standard = newValue
            undrawn("UINavigationItem.standardAppearance")
        }
    }
    @available(iOS 13.0, *)
    open var compactAppearance: UINavigationBarAppearance? {
        get { looks.compact }
        set {
            looks.compact = newValue
            undrawn("UINavigationItem.compactAppearance")
        }
    }
    @available(iOS 13.0, *)
    open var scrollEdgeAppearance: UINavigationBarAppearance? {
        get { looks.scrollEdge }
        set {
            looks.scrollEdge = newValue
            undrawn("UINavigationItem.scrollEdgeAppearance")
        }
    }
    @available(iOS 15.0, *)
    open var compactScrollEdgeAppearance: UINavigationBarAppearance? {
        get { looks.compactScrollEdge }
        set {
            looks.compactScrollEdge = newValue
            undrawn("UINavigationItem.compactScrollEdgeAppearance")
        }
    }
    private var looks = NavigationBarLooks()
    @available(iOS 14.0, *)
    open var backButtonDisplayMode: BackButtonDisplayMode {
        get { displayMode }
        set {
            displayMode = newValue
            didChange?()
        }
    }
    private var displayMode = BackButtonDisplayMode.default
    open lazy var leftItemsSupplementBackButton = false { didSet { didChange?() } }
    /// Partial: the bar stands below the title on an iPad too, where iOS 16 puts it beside the title.
    @available(iOS 11.0, *)
    open lazy var searchController: UISearchController? = nil { didSet { rowsDidChange?() } }
    /// Partial: the search bar stays visible while the content scrolls.
    @available(iOS 11.0, *)
    open lazy var hidesSearchBarWhenScrolling = true {
        didSet { if hidesSearchBarWhenScrolling { unmodelled("UINavigationItem.hidesSearchBarWhenScrolling") } }
    }
    @available(iOS 16.0, *)
    open var preferredSearchBarPlacement: SearchBarPlacement {
        get { ownPlacement }
        set {
            ownPlacement = newValue
            if newValue == .inline { unmodelled("UINavigationItem.preferredSearchBarPlacement") }
        }
    }
    private var ownPlacement = SearchBarPlacement.automatic
    /// Partial: always below the title.
    @available(iOS 16.0, *)
    open var searchBarPlacement: SearchBarPlacement { .stacked }
    /// Whether an active search takes the place of the title's row (rule C48).
    var hidesTitleRow: Bool {
        guard let searchController else { return false }
        return searchController.isActive && searchController.hidesNavigationBarDuringPresentation
    }
    var rowsDidChange: (() -> Void)?
    var didChange: (() -> Void)?
    @_spi(Simulation) public final nonisolated(unsafe) var associatedObjects: AssociatedObjects?

    var titleOfBackButton: String {
        switch displayMode {
        case .minimal: ""
        case .generic: "Back"
        default: backBarButtonItem?.title ?? backButtonTitle ?? title ?? "Back"
        }
    }

    public init(title: String) {
        super.init()
        self.title = title
    }

    /// Inert: archives are not read.
    public required init?(coder: NSCoder) { super.init() }

    open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }
    open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) { rightBarButtonItem = item }
    open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { leftBarButtonItems = items }
    open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { rightBarButtonItems = items }
    open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) { self.hidesBackButton = hidesBackButton }
}

extension UINavigationItem {
    public enum LargeTitleDisplayMode: _ImportedEnumeration {
        case automatic
        case always
        case never
        @available(*, unavailable) case _unnamed(Int)
        public static let _numbers = Array(0...2)
    }
}

extension UINavigationItem {
    @available(iOS 14.0, *)
    public enum BackButtonDisplayMode: _ImportedEnumeration {
        case `default`
        case generic
        case minimal
        @available(*, unavailable) case _unnamed(Int)
        public static let _numbers = Array(0...2)
    }
}

extension UINavigationItem {
    @available(iOS 16.0, *)
    public enum SearchBarPlacement: _ImportedEnumeration {
        case automatic
        case inline
        case stacked
        @available(*, unavailable) case _unnamed(Int)
        public static let _numbers = Array(0...2)
    }
}
