import Testing
import UIKit

@MainActor struct WindowTests {
    @Test func `H1 levels are numbers, normal is the default`() {
        let host = Host()
        #expect(host.makeWindow().windowLevel == .normal)
        let levels: [UIWindow.Level] = [.normal, .statusBar, .alert]
        #expect(levels.map(\.rawValue) == [0, 1000, 2000])
        #expect(UIWindow.Level.normal < .statusBar && UIWindow.Level(rawValue: 2500) > .alert)
    }

    @Test func `H1 a new window has its scene's size, hidden until made key`() {
        let host = Host(), window = UIWindow(windowScene: host.scene)
        #expect(window.frame == rect(0, 0, 390, 844) && window.isHidden && !window.isKeyWindow)
        #expect(window.windowScene === host.scene)
        window.makeKeyAndVisible()
        #expect(!window.isHidden && window.isKeyWindow)
    }

    @Test func `H16 a window without a scene joins the screen's when shown`() {
        let host = Host(), window = UIWindow(frame: rect(0, 0, 100, 100)), key = UIWindow(frame: rect(0, 0, 10, 10))
        #expect(window.windowScene == nil)
        window.isHidden = false
        #expect(window.windowScene === host.scene && host.scene.windows.contains { $0 === window })
        #expect(host.scene.keyWindow == nil)
        key.makeKeyAndVisible()
        #expect(key.windowScene === host.scene && host.scene.keyWindow === key)
        window.makeKeyAndVisible()
        #expect(host.scene.keyWindow === window && !key.isKeyWindow)
    }

    @Test func `H16 a window without a frame fills the screen`() {
        let host = Host()
        #expect(UIWindow().frame == rect(0, 0, 390, 844))
        host.show(UIViewController())
        host.rotate(to: .landscapeRight)
        host.settle()
        #expect(UIWindow().frame == rect(0, 0, 844, 390))
    }

    @Test func `H17 a window has the screen's safe area within its frame`() {
        let host = Host(), window = UIWindow(frame: rect(0, 0, 390, 844)), controller = UIViewController()
        window.rootViewController = controller
        window.makeKeyAndVisible()
        for (frame, expected) in [
            (rect(0, 0, 390, 844), insets(47, 0, 34, 0)), (rect(0, 20, 390, 400), insets(27, 0, 0, 0)),
            (rect(0, 100, 390, 100), .zero), (rect(0, 444, 390, 390), insets(0, 0, 24, 0)),
            (rect(0, -30, 390, 900), insets(47, 0, 34, 0)), (rect(20, 0, 300, 844), insets(47, 0, 34, 0))
        ] {
            window.frame = frame
            host.endTurn()
            #expect(window.safeAreaInsets == expected, "\(frame)")
            #expect(controller.view.safeAreaInsets == expected, "\(frame)")
        }
    }

    @Test func `H2 the old key window resigns before the new one becomes key`() {
        let host = Host(), log = Log(), first = host.makeWindow(), second = host.makeWindow()
        first.makeKeyAndVisible()
        let tokens = [
            (UIWindow.didResignKeyNotification, "resign"), (UIWindow.didBecomeKeyNotification, "become")
        ].map { name, word in
            NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { notification in
                let hasInfo = notification.userInfo != nil, window = notification.object as? UIWindow
                MainActor.assumeIsolated {
                    log.add("\(word) \(window === first ? "first" : "second") \(hasInfo)")
                }
            }
        }
        second.makeKeyAndVisible()
        #expect(log.entries == ["resign first false", "become second false"])
        #expect(!first.isKeyWindow && second.isKeyWindow && host.scene.keyWindow === second)
        second.makeKey()
        #expect(log.entries.count == 2)
        tokens.forEach(NotificationCenter.default.removeObserver)
    }

    @Test func `H3 a full-screen scene has the screen's coordinates`() {
        let host = Host(), window = host.makeWindow()
        #expect(host.scene.coordinateSpace.bounds == host.screen.bounds)
        #expect(window.frame.origin == .zero)
        host.show(UIViewController())
        host.rotate(to: .landscapeRight)
        host.settle()
        #expect(host.scene.coordinateSpace.bounds == rect(0, 0, 844, 390))
        #expect(host.screen.bounds == rect(0, 0, 844, 390))
        #expect(host.screen.fixedCoordinateSpace.bounds == rect(0, 0, 390, 844))
    }

    @Test func `H4 H5 a window leads to its scene, screen and orientation`() {
        let host = Host(), view = host.showPlainRoot()
        #expect(view.window?.windowScene?.screen === host.screen)
        guard #available(iOS 16.0, *) else { return }
        #expect(host.scene.effectiveGeometry.interfaceOrientation == .portrait)
        host.rotate(to: .landscapeLeft)
        host.settle()
        #expect(host.scene.effectiveGeometry.interfaceOrientation == .landscapeLeft)
    }

    private final class SceneWatcher: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        let log = Log()
        func windowScene(
            _ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: any UICoordinateSpace,
            interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
            traitCollection previousTraitCollection: UITraitCollection
        ) {
            let before = previousCoordinateSpace.bounds.size, now = windowScene.coordinateSpace.bounds.size
            log.add("\(before) \(now) \(previousInterfaceOrientation.rawValue)")
            log.add(previousTraitCollection.verticalSizeClass == .regular ? "was regular" : "was compact")
        }
    }

    @Test func `H10 a scene's delegate hears of new geometry and traits`() {
        let host = Host(), watcher = SceneWatcher()
        host.show(UIViewController())
        host.scene.delegate = watcher
        host.rotate(to: .landscapeRight)
        host.settle()
        #expect(watcher.log.entries == ["(390.0, 844.0) (844.0, 390.0) 1", "was regular"])
        host.rotate(to: .landscapeLeft)
        host.settle()
        #expect(watcher.log.entries.last == "was compact" && watcher.log.entries.count == 4)
    }
}
