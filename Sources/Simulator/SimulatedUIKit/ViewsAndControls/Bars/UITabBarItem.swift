// Fidelity: partial — title and number of a tab; images and badges are recorded and not drawn

import Foundation

@preconcurrency @MainActor
open class UITabBarItem: UIBarItem {
    open lazy var selectedImage: UIImage? = nil { didSet { undrawn("UITabBarItem.selectedImage") } }
    open lazy var badgeValue: String? = nil { didSet { undrawn("UITabBarItem.badgeValue") } }
    open lazy var titlePositionAdjustment = UIOffset.zero { didSet { undrawn("UITabBarItem.titlePositionAdjustment") } }
    open lazy var badgeColor: UIColor? = nil { didSet { undrawn("UITabBarItem.badgeColor") } }
    @available(iOS 13.0, *)
    open var standardAppearance: UITabBarAppearance? {
        get { looks.standard }
        set {
            looks.standard = newValue
            undrawn("UITabBarItem.standardAppearance")
        }
    }
    @available(iOS 15.0, *)
    open var scrollEdgeAppearance: UITabBarAppearance? {
        get { looks.scrollEdge }
        set {
            looks.scrollEdge = newValue
            undrawn("UITabBarItem.scrollEdgeAppearance")
        }
    }
    private var looks: (standard: UITabBarAppearance?, scrollEdge: UITabBarAppearance?) = (nil, nil)
    private var badgeAttributes: [UInt: [NSAttributedString.Key: Any]] = [:]
    private(set) var systemItem: SystemItem?

    public override init() { super.init() }

    /// Inert: the initializer reads no archive and creates an empty item.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    public convenience init(title: String?, image: UIImage?, tag: Int) {
        self.init()
        (self.title, self.image, self.tag) = (title, image, tag)
    }

    public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
        self.init()
        (self.title, self.image, self.selectedImage) = (title, image, selectedImage)
    }

    public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
        self.init()
        (self.systemItem, self.tag) = (systemItem, tag)
    }

    open func setBadgeTextAttributes(_ textAttributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
        badgeAttributes[state.rawValue] = textAttributes
        undrawn("UITabBarItem.setBadgeTextAttributes(_:for:)")
    }

    open func badgeTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
        badgeAttributes[state.rawValue]
    }
}

extension UITabBarItem {
    public enum SystemItem: _ImportedEnumeration {
        case more
        case favorites
        case featured
        case topRated
        case recents
        case contacts
        case history
        case bookmarks
        case search
        case downloads
        case mostRecent
        case mostViewed
        @available(*, unavailable) case _unnamed(Int)
        public static let _numbers = Array(0...11)
    }
}
