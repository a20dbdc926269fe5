// Fidelity: partial — one scene, full screen or at a place of it; sessions and several scenes are absent (rules H1 to H4)

import Foundation

/// A part of an app's interface that lives and dies on its own.
@preconcurrency @MainActor
open class UIScene: UIResponder {
    /// Posted after a scene came to the front; the object is the scene.
    public nonisolated class var didActivateNotification: Notification.Name {
        Notification.Name("UISceneDidActivateNotification")
    }
    /// Posted before a scene stops being in front; the object is the scene.
    public nonisolated class var willDeactivateNotification: Notification.Name {
        Notification.Name("UISceneWillDeactivateNotification")
    }
    /// Posted after a scene left the screen; the object is the scene.
    public nonisolated class var didEnterBackgroundNotification: Notification.Name {
        Notification.Name("UISceneDidEnterBackgroundNotification")
    }
    /// Posted before a scene comes back to the screen; the object is the scene.
    public nonisolated class var willEnterForegroundNotification: Notification.Name {
        Notification.Name("UISceneWillEnterForegroundNotification")
    }

    /// Posted when a scene joins the app; the object is the scene.
    public nonisolated class var willConnectNotification: Notification.Name {
        Notification.Name("UISceneWillConnectNotification")
    }
    /// Posted after a scene left the app; the object is the scene.
    public nonisolated class var didDisconnectNotification: Notification.Name {
        Notification.Name("UISceneDidDisconnectNotification")
    }

    /// Follows and steers the scene (rule L11).
    open var delegate: (any UISceneDelegate)?
    /// The scene as the system remembers it.
    open private(set) lazy var session: UISceneSession = {
        let session = UISceneSession()
        session.scene = self
        return session
    }()
    /// What the app switcher calls the scene; nothing shows it.
    open var title: String! = "" { didSet { unmodelled("UIScene.title") } }

    /// How active the scene is: as the app, of which it is the only one.
    open var activationState: ActivationState {
        switch UIApplication.shared.applicationState {
        case .active: .foregroundActive
        case .inactive: .foregroundInactive
        case .background: .background
        @unknown default: .unattached
        }
    }
    /// The application.
    open override var next: UIResponder? { UIApplication.shared }
}

/// A scene with windows.
@preconcurrency @MainActor
open class UIWindowScene: UIScene, UITraitEnvironment {
    /// The display.
    @exclusivity(unchecked) open private(set) var screen: UIScreen
    @exclusivity(unchecked) var allWindows: [UIWindow] = []
    /// The simulation that the scene is of.
    var phone: PhoneNumber = 0
    /// Where the scene is, in the screen's coordinates, in points; none when it fills the screen.
    @exclusivity(unchecked) @_spi(Simulation) public internal(set) var frameInScreen: CGRect?
    /// The scene's own safe area.
    var safeAreaOverride: UIEdgeInsets?
    private lazy var space = SceneSpace(scene: self)
    private(set) lazy var traits = makeTraits()

    init(screen: UIScreen) { self.screen = screen }

    deinit { for window in allWindows { window.forgetScene() } }

    /// Maps the scene's coordinates to the screen's.
    var transformToScreen: CGAffineTransform {
        guard let origin = frameInScreen?.origin else { return .identity }
        return CGAffineTransform(translationX: origin.x, y: origin.y)
    }

    /// The windows, in the order in which they joined or were shown.
    open var windows: [UIWindow] {
        var windows: [UIWindow] = []
        for window in allWindows where !window.isRemote && !window.isUnlisted { windows.append(window) }
        return windows
    }
    /// The windows that take touches, those that no list has included.
    @_spi(Simulation) public final var touchableWindows: [UIWindow] { allWindows.filter { !$0.isRemote } }
    /// The window that keyboard input goes to.
    open var keyWindow: UIWindow? {
        for window in allWindows where window.isKeyWindow { return window }
        return nil
    }
    /// Tells of the bar with the time.
    @available(iOS 13.0, *)
    open private(set) lazy var statusBarManager: UIStatusBarManager? = UIStatusBarManager(of: self)
    /// Which way the interface stands.
    open var interfaceOrientation: UIInterfaceOrientation { screen.orientation }
    /// The scene's coordinates; the screen's for a full-screen scene.
    open var coordinateSpace: any UICoordinateSpace { space }
    open var traitCollection: UITraitCollection { traits }
    /// Called after the traits changed, before windows are told.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
    var traitChanges = TraitChangeList()
    var navigationBarHeight: CGFloat {
        let heights = screen.profile.navigationBarHeights
        return screen.orientation.isLandscape ? heights.landscape : heights.portrait
    }
    var tabBarHeight: CGFloat {
        let heights = screen.profile.tabBarHeights
        return screen.orientation.isLandscape ? heights.landscape : heights.portrait
    }

    /// How large the person wants text to be.
    var textSize = UIContentSizeCategory.large

    func updateTraits() {
        traits = makeTraits()
        // What turns or moves the scene, and with it the safe area, updates the traits.
        allWindows.visit { $0.forgetSafeArea() }
    }
    private func makeTraits() -> UITraitCollection { makeTraits(for: coordinateSpace.bounds.size) }

    /// Size classes by idiom and size (rules H7, H8).
    func makeTraits(for size: CGSize) -> UITraitCollection {
        let isPad = screen.profile.idiom == .pad
        let isLandscape = size.width > size.height
        let isWide = isPad && size.width > 640 || (!isPad && isLandscape && (size.width == 736 || size.width >= 896))
        return UITraitCollection(
            idiom: screen.profile.idiom, horizontal: isWide ? .regular : .compact,
            vertical: isPad || !isLandscape ? .regular : .compact, scale: screen.scale, style: .light,
            textSize: textSize)
    }

    /// The scene's place as it is now; observers are told when the scene turns, moves or changes its size (rule H4).
    @available(iOS 16.0, *)
    open var effectiveGeometry: Geometry { Geometry(interfaceOrientation) }
}

@MainActor
private final class SceneSpace: NSObject, ScreenMapped {
    private unowned let scene: UIWindowScene
    init(scene: UIWindowScene) { self.scene = scene }
    var bounds: CGRect { CGRect(origin: .zero, size: scene.frameInScreen?.size ?? scene.screen.bounds.size) }
    var transformToScreen: CGAffineTransform { scene.transformToScreen }
}

extension UIScene {
    /// How active a scene is.
    public enum ActivationState: _ImportedEnumeration {
        case unattached
        case foregroundActive
        case foregroundInactive
        case background
        @available(*, unavailable) case _unnamed(Int)
        public static let _numbers = Array(-1...2)
    }
}
