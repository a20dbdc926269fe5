// Fidelity: partial — the menu's visibility and its notifications; its position and its items are absent

import Foundation

@preconcurrency @MainActor
@available(iOS, introduced: 3.0, deprecated: 16.0)
open class UIMenuController: NSObject {
    public static let willShowMenuNotification =
        Notification.Name("UIMenuControllerWillShowMenuNotification")
    public static let didShowMenuNotification =
        Notification.Name("UIMenuControllerDidShowMenuNotification")
    public static let willHideMenuNotification =
        Notification.Name("UIMenuControllerWillHideMenuNotification")
    public static let didHideMenuNotification =
        Notification.Name("UIMenuControllerDidHideMenuNotification")
    private static let only = UIMenuController()
    open class var shared: UIMenuController { only }

    open var isMenuVisible: Bool {
        get { shows }
        set { setMenuVisible(newValue, animated: false) }
    }
    private var shows = false

    /// The menu appears or disappears at once, even if the change is animated.
    open func setMenuVisible(_ menuVisible: Bool, animated: Bool) {
        guard menuVisible != shows else { return }
        unmodelled("UIMenuController.isMenuVisible")
        let center = NotificationCenter.default
        center.post(name: menuVisible ? Self.willShowMenuNotification : Self.willHideMenuNotification, object: self)
        shows = menuVisible
        center.post(name: menuVisible ? Self.didShowMenuNotification : Self.didHideMenuNotification, object: self)
    }
    open func showMenu(from targetView: UIView, rect targetRect: CGRect) { setMenuVisible(true, animated: true) }
    open func hideMenu() { setMenuVisible(false, animated: true) }
    open func hideMenu(from targetView: UIView) { hideMenu() }
}
