// Fidelity: partial — one scene, full screen or in a part of the screen; other scenes are absent (rules H1 to H4)

import Foundation

@preconcurrency @MainActor
open class UIScene: UIResponder {
    public nonisolated class var didActivateNotification: Notification.Name {
        Notification.Name("UISceneDidActivateNotification")
    }
    public nonisolated class var willDeactivateNotification: Notification.Name {
        Notification.Name("UISceneWillDeactivateNotification")
    }
    public nonisolated class var didEnterBackgroundNotification: Notification.Name {
        Notification.Name("UISceneDidEnterBackgroundNotification")
    }
    public nonisolated class var willEnterForegroundNotification: Notification.Name {
        Notification.Name("UISceneWillEnterForegroundNotification")
    }

    public nonisolated class var willConnectNotification: Notification.Name {
        Notification.Name("UISceneWillConnectNotification")
    }
    public nonisolated class var didDisconnectNotification: Notification.Name {
        Notification.Name("UISceneDidDisconnectNotification")
    }

    open var delegate: (any UISceneDelegate)?
    open private(set) lazy var session: UISceneSession = {
        let session = UISceneSession()
        session.scene = self
        return session
    }()
    open lazy var title: String! = "" { didSet { unmodelled("UIScene.title") } }

    open var activationState: ActivationState {
        switch UIApplication.shared.applicationState {
        case .active: .foregroundActive
        case .inactive: .foregroundInactive
        case .background: .background
        @unknown default: .unattached
        }
    }
    open override var next: UIResponder? { UIApplication.shared }
}

@preconcurrency @MainActor
open class UIWindowScene: UIScene, UITraitEnvironment {
    @exclusivity(unchecked) open private(set) var screen: UIScreen
    @exclusivity(unchecked) var allWindows: [UIWindow] = []
    var phone: PhoneNumber = 0
    /// The scene's frame in the screen's coordinates; nil for a scene that fills the screen.
    @exclusivity(unchecked) @_spi(Simulation) public internal(set) var frameInScreen: CGRect?
    var safeAreaOverride: UIEdgeInsets?
    private lazy var space = SceneSpace(scene: self)
    private(set) lazy var traits = makeTraits()

    init(screen: UIScreen) { self.screen = screen }

    deinit { for window in allWindows { window.forgetScene() } }

    var transformToScreen: CGAffineTransform {
        guard let origin = frameInScreen?.origin else { return .identity }
        return CGAffineTransform(translationX: origin.x, y: origin.y)
    }

    open var windows: [UIWindow] {
        var windows: [UIWindow] = []
        for window in allWindows where !window.isRemote && !window.isUnlisted { windows.append(window) }
        return windows
    }
    @_spi(Simulation) public final var touchableWindows: [UIWindow] { allWindows.filter { !$0.isRemote } }
    open var keyWindow: UIWindow? {
        for window in allWindows where window.isKeyWindow { return window }
        return nil
    }
    @available(iOS 13.0, *)
    open private(set) lazy var statusBarManager: UIStatusBarManager? = UIStatusBarManager(of: self)
    open var interfaceOrientation: UIInterfaceOrientation { screen.orientation }
    open var coordinateSpace: any UICoordinateSpace { space }
    open var traitCollection: UITraitCollection { traits }
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

    var textSize = UIContentSizeCategory.large

    func updateTraits() {
        traits = makeTraits()
        // Every rotation or movement of the scene calls this function, and may change the windows' safe areas.
        allWindows.visit { $0.forgetSafeArea() }
    }
    private func makeTraits() -> UITraitCollection { makeTraits(for: coordinateSpace.bounds.size) }

    /// Rules H7, H8: the size classes follow from the idiom and the size.
    func makeTraits(for size: CGSize) -> UITraitCollection {
        let isPad = screen.profile.idiom == .pad
        let isLandscape = size.width > size.height
        let isWide = isPad && size.width > 640 || (!isPad && isLandscape && (size.width == 736 || size.width >= 896))
        return UITraitCollection(
            idiom: screen.profile.idiom, horizontal: isWide ? .regular : .compact,
            vertical: isPad || !isLandscape ? .regular : .compact, scale: screen.scale, style: .light,
            textSize: textSize)
    }

    /// When the scene rotates, moves or changes its size, key-value observers of this property are called (rule H4).
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
    public enum ActivationState: _ImportedEnumeration {
        case unattached
        case foregroundActive
        case foregroundInactive
        case background
        @available(*, unavailable) case _unnamed(Int)
        public static let _numbers = Array(-1...2)
    }
}
