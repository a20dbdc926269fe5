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

    @Test func `H1 a window takes its scene's size, starts hidden, and makeKeyAndVisible shows it and makes it key`() {
        let host = Host(), window = UIWindow(windowScene: host.scene)
        #expect(window.frame == rect(0, 0, 390, 844) && window.isHidden && !window.isKeyWindow)
        #expect(window.windowScene === host.scene)
        window.makeKeyAndVisible()
        #expect(!window.isHidden && window.isKeyWindow)
    }

    @Test func `H1 without a scene a window appears nowhere`() {
        let host = Host(), window = UIWindow(frame: rect(0, 0, 100, 100))
        window.makeKeyAndVisible()
        #expect(window.windowScene == nil)
        #expect(!host.scene.windows.contains { $0 === window })
        #expect(host.scene.keyWindow == nil)
    }

    @Test func `H2 the old key window resigns, then the new one becomes key, without user info`() {
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
}
