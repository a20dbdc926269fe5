// Fidelity: partial — connection and life cycle; user activities, which Foundation lacks on Linux, are absent (rule L11)

import Foundation

/// A scene's delegate; a member that the app does not implement does nothing.
@preconcurrency @MainActor
@available(iOS 13.0, *)
public protocol UISceneDelegate: NSObjectProtocol {
    /// Tells the delegate that the scene joins the app, which is the moment to create its window.
    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions)
    /// Tells the delegate that the scene has left the app.
    func sceneDidDisconnect(_ scene: UIScene)
    /// Tells the delegate that the scene is active.
    func sceneDidBecomeActive(_ scene: UIScene)
    /// Tells the delegate that the scene is about to become inactive.
    func sceneWillResignActive(_ scene: UIScene)
    /// Tells the delegate that the scene is about to enter the foreground.
    func sceneWillEnterForeground(_ scene: UIScene)
    /// Tells the delegate that the scene is in the background.
    func sceneDidEnterBackground(_ scene: UIScene)
    /// Asks the delegate to open URLs.
    func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)
}

extension UISceneDelegate {
    /// Does nothing.
    public func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {}
    public func sceneDidDisconnect(_ scene: UIScene) {}
    public func sceneDidBecomeActive(_ scene: UIScene) {}
    public func sceneWillResignActive(_ scene: UIScene) {}
    public func sceneWillEnterForeground(_ scene: UIScene) {}
    public func sceneDidEnterBackground(_ scene: UIScene) {}
    public func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {}
}

/// The delegate of a scene with windows.
@preconcurrency @MainActor
@available(iOS 13.0, *)
public protocol UIWindowSceneDelegate: UISceneDelegate {
    /// The scene's main window.
    var window: UIWindow? { get set }
    /// Tells the delegate that the scene has rotated, moved, or changed its size or traits.
    func windowScene(
        _ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: any UICoordinateSpace,
        interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
        traitCollection previousTraitCollection: UITraitCollection)
}

extension UIWindowSceneDelegate {
    /// Always nil, because an assigned window is not stored.
    public var window: UIWindow? {
        get { nil }
        set { unmodelled("UIWindowSceneDelegate.window of a delegate without one") }
    }
    /// Does nothing.
    public func windowScene(
        _ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: any UICoordinateSpace,
        interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
        traitCollection previousTraitCollection: UITraitCollection
    ) {}
}
