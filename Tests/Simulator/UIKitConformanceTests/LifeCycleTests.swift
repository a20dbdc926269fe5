import Testing
import UIKit

/// The calls of an app's delegates from launch to background and back.
@MainActor struct LifeCycleTests {
    private final class App: UIResponder, UIApplicationDelegate {
        let log: Log
        var window: UIWindow?
        init(_ log: Log) { self.log = log }

        func application(
            _ application: UIApplication,
            didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
            log.add("app launched \(application.applicationState.rawValue)")
            return true
        }
        func application(
            _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
            options: UIScene.ConnectionOptions
        ) -> UISceneConfiguration {
            log.add("app configures")
            return UISceneConfiguration(name: "Default", sessionRole: connectingSceneSession.role)
        }
        func applicationDidBecomeActive(_ application: UIApplication) { log.add("app active") }
        func applicationWillResignActive(_ application: UIApplication) { log.add("app resigns") }
        func applicationDidEnterBackground(_ application: UIApplication) { log.add("app in background") }
        func applicationWillEnterForeground(_ application: UIApplication) { log.add("app returns") }
    }

    private final class Scene: UIResponder, UIWindowSceneDelegate {
        let log: Log
        var window: UIWindow?
        init(_ log: Log) { self.log = log }

        func scene(
            _ scene: UIScene, willConnectTo session: UISceneSession,
            options connectionOptions: UIScene.ConnectionOptions
        ) {
            guard let scene = scene as? UIWindowScene else { return }
            log.add("scene connects \(session.configuration.name ?? "")")
            let window = UIWindow(windowScene: scene)
            window.rootViewController = UIViewController()
            window.makeKeyAndVisible()
            self.window = window
        }
        func sceneDidBecomeActive(_ scene: UIScene) { log.add("scene active \(scene.activationState.rawValue)") }
        func sceneWillResignActive(_ scene: UIScene) { log.add("scene resigns \(scene.activationState.rawValue)") }
        func sceneDidEnterBackground(_ scene: UIScene) { log.add("scene in background") }
        func sceneWillEnterForeground(_ scene: UIScene) { log.add("scene returns") }
    }

    private func listen(_ log: Log) -> [any NSObjectProtocol] {
        let names: [(Notification.Name, String)] = [
            (UIApplication.didBecomeActiveNotification, "noted active"),
            (UIApplication.willResignActiveNotification, "noted resigns"),
            (UIApplication.didEnterBackgroundNotification, "noted in background"),
            (UIApplication.willEnterForegroundNotification, "noted returns"),
            (UIApplication.didFinishLaunchingNotification, "noted launched")
        ]
        return names.map { name, word in
            NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
                MainActor.assumeIsolated { log.add(word) }
            }
        }
    }

    @Test func `L11 an app without scenes hears of all that happens to it`() {
        let phone = Phone(), log = Log(), app = App(log), tokens = listen(log)
        defer { for token in tokens { NotificationCenter.default.removeObserver(token) } }
        phone.launch(app)
        #expect(
            log.entries == ["app launched 1", "noted launched", "app configures", "app active", "noted active"])
        #expect(UIApplication.shared.delegate === app)
        log.clear()
        phone.setApplicationState(.background)
        phone.setApplicationState(.active)
        #expect(
            log.entries == [
                "app resigns", "noted resigns", "app in background", "noted in background", "app returns",
                "noted returns", "app active", "noted active"
            ])
    }

    @Test func `L11 a scene's delegate hears in place of the app's`() {
        let phone = Phone(), log = Log(), app = App(log), scene = Scene(log)
        phone.launch(app, scene)
        #expect(
            log.entries == [
                "app launched 1", "app configures", "scene connects Default", "scene returns", "scene active 0"
            ])
        #expect(scene.window?.isKeyWindow == true && scene.window?.windowScene?.delegate === scene)
        #expect(scene.window?.windowScene?.session.scene === scene.window?.windowScene)
        log.clear()
        phone.setApplicationState(.background)
        phone.setApplicationState(.active)
        #expect(log.entries == ["scene resigns 0", "scene in background", "scene returns", "scene active 0"])
    }

    @Test func `D25 the chain of responders ends in the app's delegate`() {
        let phone = Phone(), app = App(Log())
        #expect(UIApplication.shared.next == nil)
        phone.launch(app)
        #expect(UIApplication.shared.next === app && phone.window.windowScene?.next === UIApplication.shared)
    }

    @Test func `system services answer as if no other app were there`() {
        let phone = Phone(), app = UIApplication.shared
        defer { withExtendedLifetime(phone) {} }
        let first = app.beginBackgroundTask(), second = app.beginBackgroundTask(withName: "Save")
        #expect(first != .invalid && first != second)
        app.endBackgroundTask(first)
        app.isIdleTimerDisabled = true
        #expect(app.isIdleTimerDisabled && !app.supportsMultipleScenes && app.openSessions.count == 1)
        guard let url = URL(string: "tel:1") else { return }
        var outcome: Bool?
        app.open(url) { outcome = $0 }
        phone.settle()
        #expect(outcome == false && !app.canOpenURL(url))
    }
}
