import CoreGraphics
import Foundation
import UIKit
import Stages

/// A window in which the certificate's questions are asked, one after the other.
@MainActor
public final class CertificateStage {
    let window: UIWindow
    private let clock: any LiveClock

    init(window: UIWindow, clock: any LiveClock) { (self.window, self.clock) = (window, clock) }

    var now: Double { clock.now }

    func show(_ controller: UIViewController) async {
        turn {
            window.rootViewController = controller
            window.makeKeyAndVisible()
        }
        await wait(0.3)
    }

    /// Shows an empty screen.
    func showEmpty() async -> UIView {
        let controller = UIViewController()
        await show(controller)
        return controller.view
    }

    /// Shows a screen with a text field that no keyboard covers.
    func showField(y: CGFloat = 100) async -> (root: UIView, field: UITextField) {
        let root = await showEmpty()
        return (root, root.adding(UITextField(), at: CGRect(x: 0, y: y, width: 100, height: 30)))
    }

    func turn<Result>(_ body: () -> Result) -> Result { clock.turn(body) }

    func frame() async { await clock.nextFrame() }

    func wait(_ seconds: Double) async {
        let end = now + seconds
        repeat { await frame() } while now < end
    }

    /// Returns the reason of a failure, or nil after the rotation.
    func rotate(to mask: UIInterfaceOrientationMask) async -> String? {
        guard #available(iOS 16.0, *), let scene = window.windowScene else { return "needs iOS 16 to turn by code" }
        let wantsWide = mask == .landscapeRight, limit = now + 2
        turn { scene.requestGeometryUpdate(.iOS(interfaceOrientations: mask)) }
        while (window.bounds.width > window.bounds.height) != wantsWide {
            guard now < limit else { return "the scene does not turn: the app may not allow it" }
            await frame()
        }
        return nil
    }

    /// Performs an action, and returns the keyboard's notifications.
    ///
    /// The method waits at most two seconds until the keyboard has shown or hidden.
    func posts(
        seeing look: @escaping @MainActor () -> CGFloat = { 0 }, during body: () -> Void
    ) async -> KeyboardPosts {
        let posts = KeyboardPosts(seeing: look), limit = now + 2
        turn(body)
        while now < limit, !(posts.letters.hasSuffix("s") || posts.letters.hasSuffix("h")) {
            await frame()
            posts.frameHasBegun()
        }
        await wait(0.3)
        posts.end()
        return posts
    }

    func clear() async {
        turn { _ = window.endEditing(true) }
        await wait(0.7)
        turn { window.rootViewController = UIViewController() }
        await wait(0.7)
    }
}

extension UIView {
    func adding<View: UIView>(_ view: View, at frame: CGRect) -> View {
        view.frame = frame
        addSubview(view)
        return view
    }

    /// Adds a bar 9 points high at this view's keyboard layout guide.
    func addingBar<Bar: UIView>(_ bar: Bar) -> Bar {
        bar.translatesAutoresizingMaskIntoConstraints = false
        addSubview(bar)
        NSLayoutConstraint.activate([
            bar.bottomAnchor.constraint(equalTo: keyboardLayoutGuide.topAnchor),
            bar.leadingAnchor.constraint(equalTo: leadingAnchor), bar.widthAnchor.constraint(equalToConstant: 9),
            bar.heightAnchor.constraint(equalToConstant: 9)
        ])
        return bar
    }
}
