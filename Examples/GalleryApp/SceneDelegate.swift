import Tideline
import TidelineInspector
import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    private var logWindow: LogWindow?

    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {
        guard let scene = scene as? UIWindowScene else { return }
        let window = UIWindow(windowScene: scene), logWindow = LogWindow(windowScene: scene)
        window.rootViewController = UINavigationController(
            rootViewController: ScreenListViewController(window: window, logWindow: logWindow))
        window.keyboardAvoidance = .automatic
        window.makeKeyAndVisible()
        Keyboard.shared.onLog = { [weak logWindow] entry in logWindow?.add(entry.description) }
        (self.window, self.logWindow) = (window, logWindow)
        #if DEBUG
        // During a test the inspector stays off, because the test already judges the app's screens.
        if NSClassFromString("XCTestCase") == nil { KeyboardInspector.start(showsOverlay: true) }
        #endif
    }
}
