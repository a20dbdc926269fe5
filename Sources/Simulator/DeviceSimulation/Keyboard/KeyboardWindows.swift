import Foundation
@_spi(Simulation) import UIKit

/// The keyboard's two windows: a system window for the keys, and a window of the app's scene for the accessory view.
///
/// The accessory's window joins the scene's windows on first use and stays there. The window of the keys is missing
/// from all lists of windows (rule E24).
@MainActor
final class KeyboardWindows {
    private unowned let scene: UIWindowScene
    private let hasOtherNames: Bool
    private let isListed: Bool
    private let couldBecomeKey: Bool
    private var effects: AccessoryWindow?
    private lazy var remote: KeysWindow =
        hasOtherNames ? KeysWindow(windowScene: scene) : UIRemoteKeyboardWindow(windowScene: scene)
    private lazy var keys = UIView(frame: belowScreen)
    private let host = AccessoryHost()

    init(scene: UIWindowScene, readings: Set<Reading>) {
        self.scene = scene
        hasOtherNames = readings.contains(.renamesKeyboardWindows)
        isListed = !readings.contains(.unlistsAccessoryWindow)
        couldBecomeKey = readings.contains(.letsKeyboardWindowsBecomeKey)
        host.endsChain = readings.contains(.nextEndsAtWindow)
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
        window.couldBecomeKey = couldBecomeKey
        remote.couldBecomeKey = couldBecomeKey
        window.windowLevel = UIWindow.Level(rawValue: 10)
        window.coversScreen = true
        window.isHidden = false
        // An accessory view keeps its height while the keyboard around it changes its height.
        host.autoresizesSubviews = false
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

    /// The target frame in the screen's coordinates, in points.
    var frame: CGRect { keys.frame }

    /// The drawn frame in the screen's coordinates, in points.
    var presentedFrame: CGRect {
        guard effects != nil else { return belowScreen }
        return keys.layer.runsAnimations ? keys.layer.presentation()?.frame ?? keys.frame : keys.frame
    }

    var shownLayer: CALayer? { effects == nil ? nil : keys.layer }

    var isMoving: Bool { keys.layer.runsAnimations }

    func place(_ frame: CGRect) {
        installWindows()
        UIView.performWithoutAnimation { move(to: frame) }
    }

    /// Moves the keyboard to a frame in the screen's coordinates.
    ///
    /// The movement is animated if an animation block calls this method.
    func move(to frame: CGRect) {
        installWindows()
        keys.frame = frame
        host.frame = frame
        for accessory in host.subviews { accessory.frame.size.width = frame.width }
    }

    /// Puts a responder's accessory view on top of the keyboard (rules D7, D19).
    func install(accessory: UIView?, of responder: UIResponder?, height: CGFloat, isDocked: Bool) {
        adopt(accessory, of: responder)
        host.bottomInset = isDocked ? scene.screen.safeAreaInsets.bottom : 0
        UIView.performWithoutAnimation { accessory?.frame = frame(height: height) }
    }

    /// Puts a responder's accessory view, and no other, into the keyboard's window with the height that it has.
    func adopt(_ accessory: UIView?, of responder: UIResponder?) {
        installWindows()
        host.vendor = responder
        for old in host.subviews where old !== accessory { old.removeFromSuperview() }
        guard let accessory else { return }
        UIView.performWithoutAnimation {
            accessory.frame = frame(height: accessory.frame.height)
            guard accessory.superview !== host else { return }
            host.addSubview(accessory)
            if !accessory.translatesAutoresizingMaskIntoConstraints { pin(accessory) }
        }
    }

    private func frame(height: CGFloat) -> CGRect {
        CGRect(x: 0, y: 0, width: scene.screen.bounds.width, height: height)
    }

    /// Attaches an accessory view at three edges, because the view determines its own height.
    private func pin(_ accessory: UIView) {
        NSLayoutConstraint.activate([
            accessory.topAnchor.constraint(equalTo: host.topAnchor),
            accessory.leadingAnchor.constraint(equalTo: host.leadingAnchor),
            accessory.trailingAnchor.constraint(equalTo: host.trailingAnchor)
        ])
    }

    func resize(to bounds: CGRect) {
        guard effects != nil else { return }
        UIView.performWithoutAnimation { move(to: belowScreen) }
    }
}

/// The superview of an accessory view.
///
/// Its next responder is the responder that provides the accessory view (rule D7).
private final class AccessoryHost: UIView {
    weak var vendor: UIResponder?
    var endsChain = false
    /// The bottom of the safe area with which the accessory view was measured, also while it moves.
    var bottomInset: CGFloat = 0
    override var safeAreaInsets: UIEdgeInsets {
        let insets = super.safeAreaInsets
        return UIEdgeInsets(top: insets.top, left: insets.left, bottom: bottomInset, right: insets.right)
    }
    override var next: UIResponder? { endsChain ? super.next : vendor ?? super.next }
    override var vendorOfShownAccessory: UIResponder? { vendor }

    var vendorWindow: UIWindow? {
        var responder = vendor
        while let current = responder {
            if let view = current as? UIView ?? (current as? UIViewController)?.viewIfLoaded { return view.window }
            responder = current.next
        }
        return nil
    }
}

/// A window for accessory views, which lets touches pass through everywhere else.
class AccessoryWindow: UIWindow {
    fileprivate(set) var couldBecomeKey = false
    override var canBecomeKey: Bool { couldBecomeKey }
    override var windowOfResponders: UIWindow? {
        subviews.lazy.compactMap { $0 as? AccessoryHost }.first?.vendorWindow ?? self
    }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        return hit === self || hit?.superview === self ? nil : hit
    }
}

/// Named after UIKit's class, because logs contain this name.
final class UITextEffectsWindow: AccessoryWindow {}

class KeysWindow: UIWindow {
    fileprivate(set) var couldBecomeKey = false
    override var canBecomeKey: Bool { couldBecomeKey }
}

/// Named after UIKit's class, because logs contain this name.
final class UIRemoteKeyboardWindow: KeysWindow {}
