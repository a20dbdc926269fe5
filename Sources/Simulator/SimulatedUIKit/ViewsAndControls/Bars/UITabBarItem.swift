// Fidelity: partial — title and number of a tab; images and badges are recorded and not drawn

import Foundation

/// A controller's item in a tab bar.
@preconcurrency @MainActor
open class UITabBarItem: UIBarItem {
    /// The picture while the tab is selected.
    open var selectedImage: UIImage? { didSet { undrawn("UITabBarItem.selectedImage") } }
    /// The text of the badge.
    open var badgeValue: String? { didSet { undrawn("UITabBarItem.badgeValue") } }
    /// The title's offset in points.
    open var titlePositionAdjustment = UIOffset.zero { didSet { undrawn("UITabBarItem.titlePositionAdjustment") } }
    /// The badge's colour.
    open var badgeColor: UIColor? { didSet { undrawn("UITabBarItem.badgeColor") } }
    /// The look of the bar while this tab is selected.
    @available(iOS 13.0, *)
    open var standardAppearance: UITabBarAppearance? {
        get { looks.standard }
        set {
            looks.standard = newValue
            undrawn("UITabBarItem.standardAppearance")
        }
    }
    /// The look of the bar at the content's bottom edge.
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

    /// Creates an empty item.
    public override init() { super.init() }

    /// Inert: archives are not read; gives an empty item.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Creates an item with a title, a picture and a number.
    public convenience init(title: String?, image: UIImage?, tag: Int) {
        self.init()
        (self.title, self.image, self.tag) = (title, image, tag)
    }

    /// Creates an item with a title and two pictures.
    public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
        self.init()
        (self.title, self.image, self.selectedImage) = (title, image, selectedImage)
    }

    /// Creates a system item with a number.
    public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
        self.init()
        (self.systemItem, self.tag) = (systemItem, tag)
    }

    /// Sets the badge's text attributes for a state.
    open func setBadgeTextAttributes(_ textAttributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
        badgeAttributes[state.rawValue] = textAttributes
        undrawn("UITabBarItem.setBadgeTextAttributes(_:for:)")
    }

    /// Returns the badge's text attributes for a state.
    open func badgeTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
        badgeAttributes[state.rawValue]
    }
}

extension UITabBarItem {
    /// The items for which the system has a title and a picture.
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
