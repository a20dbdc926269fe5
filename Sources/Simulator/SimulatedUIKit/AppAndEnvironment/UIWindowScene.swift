// Fidelity: partial — one scene, full screen or in a part of the screen; other scenes are absent (rules H1 to H4)

import Foundation

/// A part of an app's interface with its own life cycle.
@preconcurrency @MainActor
open class UIScene: UIResponder {
    /// Posted after a scene became active; the object is the scene.
    public nonisolated class var didActivateNotification: Notification.Name {
        Notification.Name("UISceneDidActivateNotification")
    }
    /// Posted before a scene becomes inactive; the object is the scene.
    public nonisolated class var willDeactivateNotification: Notification.Name {
        Notification.Name("UISceneWillDeactivateNotification")
    }
    /// Posted after a scene entered the background; the object is the scene.
    public nonisolated class var didEnterBackgroundNotification: Notification.Name {
        Notification.Name("UISceneDidEnterBackgroundNotification")
    }
    /// Posted before a scene returns to the foreground; the object is the scene.
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

    /// The scene's delegate (rule L11).
    open var delegate: (any UISceneDelegate)?
    /// The system's record of the scene.
    open private(set) lazy var session: UISceneSession = {
        let session = UISceneSession()
        session.scene = self
        return session
    }()
    /// The scene's title in the app switcher; it is never shown here.
    open var title: String! = "" { didSet { unmodelled("UIScene.title") } }

    /// The scene's state; it equals the app's state, because the app has one scene.
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
    /// The phone whose simulation contains the scene.
    var phone: PhoneNumber = 0
    /// The scene's frame in the screen's coordinates, in points; nil if it fills the screen.
    @exclusivity(unchecked) @_spi(Simulation) public internal(set) var frameInScreen: CGRect?
    /// The scene's own safe area.
    var safeAreaOverride: UIEdgeInsets?
    private lazy var space = SceneSpace(scene: self)
    private(set) lazy var traits = makeTraits()

    init(screen: UIScreen) { self.screen = screen }

    deinit { for window in allWindows { window.forgetScene() } }

    /// The transform from the scene's coordinates to the screen's coordinates.
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
    /// The windows that take touches, including windows that no list contains.
    @_spi(Simulation) public final var touchableWindows: [UIWindow] { allWindows.filter { !$0.isRemote } }
    /// The window that receives keyboard input.
    open var keyWindow: UIWindow? {
        for window in allWindows where window.isKeyWindow { return window }
        return nil
    }
    /// The object that describes the status bar.
    @available(iOS 13.0, *)
    open private(set) lazy var statusBarManager: UIStatusBarManager? = UIStatusBarManager(of: self)
    /// The orientation of the interface.
    open var interfaceOrientation: UIInterfaceOrientation { screen.orientation }
    /// The scene's coordinate space; for a full-screen scene, it is the screen's coordinate space.
    open var coordinateSpace: any UICoordinateSpace { space }
    open var traitCollection: UITraitCollection { traits }
    /// Called after the traits changed, before the windows are notified.
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

    /// The person's text size.
    var textSize = UIContentSizeCategory.large

    func updateTraits() {
        traits = makeTraits()
        // Every rotation or movement of the scene updates the traits here. Such a change affects the safe area too.
        allWindows.visit { $0.forgetSafeArea() }
    }
    private func makeTraits() -> UITraitCollection { makeTraits(for: coordinateSpace.bounds.size) }

    /// Returns traits with the size classes for an idiom and a size (rules H7, H8).
    func makeTraits(for size: CGSize) -> UITraitCollection {
        let isPad = screen.profile.idiom == .pad
        let isLandscape = size.width > size.height
        let isWide = isPad && size.width > 640 || (!isPad && isLandscape && (size.width == 736 || size.width >= 896))
        return UITraitCollection(
            idiom: screen.profile.idiom, horizontal: isWide ? .regular : .compact,
            vertical: isPad || !isLandscape ? .regular : .compact, scale: screen.scale, style: .light,
            textSize: textSize)
    }

    /// The scene's present geometry; observers are notified when the scene rotates, moves or changes its size (rule
    /// H4).
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
    /// The state of a scene.
    public enum ActivationState: _ImportedEnumeration {
        case unattached
        case foregroundActive
        case foregroundInactive
        case background
        @available(*, unavailable) case _unnamed(Int)
        public static let _numbers = Array(-1...2)
    }
}
