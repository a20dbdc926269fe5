import Foundation
@_spi(Simulation) import UIKit

/// The two windows that the keyboard lives in: one of the system's for the keys, one of the scene's for the accessory.
///
/// The second joins the scene's windows on first use and stays; the first never shows up in a list (rule E24).
@MainActor
final class KeyboardWindows {
    private unowned let scene: UIWindowScene
    /// Whether the windows' classes have other names than UIKit's.
    private let hasOtherNames: Bool
    /// Whether the scene lists the window of accessory views.
    private let isListed: Bool
    private var effects: AccessoryWindow?
    private lazy var remote =
        hasOtherNames ? UIWindow(windowScene: scene) : UIRemoteKeyboardWindow(windowScene: scene)
    private lazy var keys = UIView(frame: belowScreen)
    private let host = UIView()

    init(scene: UIWindowScene, hasOtherNames: Bool, isListed: Bool) {
        self.scene = scene
        self.hasOtherNames = hasOtherNames
        self.isListed = isListed
    }

    private var belowScreen: CGRect {
        let bounds = scene.screen.bounds
        return CGRect(x: 0, y: bounds.height, width: bounds.width, height: 0)
    }

    private func installWindows() {
        guard effects == nil else { return }
        let window =
            hasOtherNames ? AccessoryWindow(windowScene: scene) : UITextEffectsWindow(windowScene: scene)
        window.isUnlisted = !isListed
        window.windowLevel = UIWindow.Level(rawValue: 10)
        window.coversScreen = true
        window.isHidden = false
        window.addSubview(host)
        host.frame = belowScreen
        effects = window
        remote.isRemote = true
        remote.coversScreen = true
        remote.isHidden = false
        remote.addSubview(keys)
        UIView.performWithoutAnimation {
            window.layoutIfNeeded()
            remote.layoutIfNeeded()
        }
    }

    /// Where the keyboard is going, in the screen's coordinates, in points.
    var frame: CGRect { keys.frame }

    /// Where the keyboard is drawn now, in the screen's coordinates, in points.
    var presentedFrame: CGRect {
        guard effects != nil else { return belowScreen }
        return keys.layer.runsAnimations ? keys.layer.presentation()?.frame ?? keys.frame : keys.frame
    }

    /// What draws the keyboard; nil before it has come for the first time.
    var shownLayer: CALayer? { effects == nil ? nil : keys.layer }

    var isMoving: Bool { keys.layer.runsAnimations }

    /// Puts the keyboard somewhere at once.
    func place(_ frame: CGRect) {
        installWindows()
        UIView.performWithoutAnimation { move(to: frame) }
    }

    /// Moves the keyboard, animated inside an animation block.
    func move(to frame: CGRect) {
        installWindows()
        keys.frame = frame
        host.frame = frame
    }

    /// Puts a responder's accessory view on top of the keyboard, as wide as the keyboard (rule D19).
    func install(accessory: UIView?, height: CGFloat) {
        installWindows()
        for old in host.subviews where old !== accessory { old.removeFromSuperview() }
        guard let accessory else { return }
        UIView.performWithoutAnimation {
            accessory.frame = CGRect(x: 0, y: 0, width: scene.screen.bounds.width, height: height)
            guard accessory.superview !== host else { return }
            host.addSubview(accessory)
            if !accessory.translatesAutoresizingMaskIntoConstraints { pin(accessory) }
        }
    }

    /// Gives a view that is laid out by constraints the keyboard's width; its height is its own.
    private func pin(_ accessory: UIView) {
        NSLayoutConstraint.activate([
            accessory.topAnchor.constraint(equalTo: host.topAnchor),
            accessory.leadingAnchor.constraint(equalTo: host.leadingAnchor),
            accessory.trailingAnchor.constraint(equalTo: host.trailingAnchor)
        ])
    }

    /// Takes a new screen size over, without time and below the screen.
    func resize(to bounds: CGRect) {
        guard effects != nil else { return }
        UIView.performWithoutAnimation { move(to: belowScreen) }
    }
}

/// A window that accessory views live in; touches beside them fall through.
class AccessoryWindow: UIWindow {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        return hit === self || hit?.superview === self ? nil : hit
    }
}

/// The window of accessory views, with the name that UIKit's has in logs.
final class UITextEffectsWindow: AccessoryWindow {}

/// The window of the keys, with the name that UIKit's has in logs.
final class UIRemoteKeyboardWindow: UIWindow {}
