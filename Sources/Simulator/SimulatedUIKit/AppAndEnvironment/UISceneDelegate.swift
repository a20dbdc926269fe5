// Fidelity: partial — connection and life cycle; user activities, which Foundation lacks on Linux, are absent (rule L11)

import Foundation

/// Follows and steers a scene; a member that is not written does nothing.
@preconcurrency @MainActor
@available(iOS 13.0, *)
public protocol UISceneDelegate: NSObjectProtocol {
    /// Tells that the scene joins the app: the moment to make its window.
    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions)
    /// Tells that the scene has left the app.
    func sceneDidDisconnect(_ scene: UIScene)
    /// Tells that the scene is in front.
    func sceneDidBecomeActive(_ scene: UIScene)
    /// Tells that the scene is about not to be in front.
    func sceneWillResignActive(_ scene: UIScene)
    /// Tells that the scene is about to come to the screen.
    func sceneWillEnterForeground(_ scene: UIScene)
    /// Tells that the scene has left the screen.
    func sceneDidEnterBackground(_ scene: UIScene)
    /// Asked to open URLs.
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

/// Follows and steers a scene with windows.
@preconcurrency @MainActor
@available(iOS 13.0, *)
public protocol UIWindowSceneDelegate: UISceneDelegate {
    /// The scene's main window.
    var window: UIWindow? { get set }
    /// Tells that the scene has turned, moved or changed its size or traits.
    func windowScene(
        _ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: any UICoordinateSpace,
        interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
        traitCollection previousTraitCollection: UITraitCollection)
}

extension UIWindowSceneDelegate {
    /// No window; one that is set is not kept.
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
