// Fidelity: partial — the menu's visibility and its notifications; its position and its items are absent

import Foundation

/// The menu of commands for a selection.
@preconcurrency @MainActor
@available(iOS, introduced: 3.0, deprecated: 16.0)
open class UIMenuController: NSObject {
    /// Posted before the menu appears.
    public static let willShowMenuNotification =
        Notification.Name("UIMenuControllerWillShowMenuNotification")
    /// Posted after the menu has appeared.
    public static let didShowMenuNotification =
        Notification.Name("UIMenuControllerDidShowMenuNotification")
    /// Posted before the menu hides.
    public static let willHideMenuNotification =
        Notification.Name("UIMenuControllerWillHideMenuNotification")
    /// Posted after the menu has hidden.
    public static let didHideMenuNotification =
        Notification.Name("UIMenuControllerDidHideMenuNotification")
    private static let only = UIMenuController()
    open class var shared: UIMenuController { only }

    /// Whether the menu is visible.
    open var isMenuVisible: Bool {
        get { shows }
        set { setMenuVisible(newValue, animated: false) }
    }
    private var shows = false

    /// Shows or hides the menu at once.
    open func setMenuVisible(_ menuVisible: Bool, animated: Bool) {
        guard menuVisible != shows else { return }
        unmodelled("UIMenuController.isMenuVisible")
        let center = NotificationCenter.default
        center.post(name: menuVisible ? Self.willShowMenuNotification : Self.willHideMenuNotification, object: self)
        shows = menuVisible
        center.post(name: menuVisible ? Self.didShowMenuNotification : Self.didHideMenuNotification, object: self)
    }
    /// Shows the menu for a rectangle of a view, in points.
    open func showMenu(from targetView: UIView, rect targetRect: CGRect) { setMenuVisible(true, animated: true) }
    open func hideMenu() { setMenuVisible(false, animated: true) }
    open func hideMenu(from targetView: UIView) { hideMenu() }
}
