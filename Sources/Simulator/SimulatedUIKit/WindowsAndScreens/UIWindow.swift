// Fidelity: partial — the window's level, the key window and the root controller (rules H1 to H3, H16, H17)

import Foundation

@preconcurrency @MainActor
open class UIWindow: UIView {
    public struct Level: Hashable, Comparable, RawRepresentable, Sendable {
        public let rawValue: CGFloat
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        public static let normal = Level(rawValue: 0)
        public static let statusBar = Level(rawValue: 1000)
        public static let alert = Level(rawValue: 2000)
        public static func < (left: Level, right: Level) -> Bool { left.rawValue < right.rawValue }
    }

    public nonisolated static let didBecomeKeyNotification = Notification.Name("UIWindowDidBecomeKeyNotification")
    public nonisolated static let didResignKeyNotification = Notification.Name("UIWindowDidResignKeyNotification")
    public nonisolated static let didBecomeVisibleNotification =
        Notification.Name("UIWindowDidBecomeVisibleNotification")

    /// The simulated phone of the window's last scene, or nil before the first scene.
    private(set) var phoneOfScene: PhoneNumber?
    var firstResponderStorage: UIResponder? {
        didSet {
            if let view = oldValue as? UIView {
                view.ownExtras.isFirstResponder = view.window?.firstResponderStorage === view
            }
            if let view = firstResponderStorage as? UIView { view.ownExtras.isFirstResponder = true }
        }
    }
    /// The form sheet that keeps the keyboard after the end of editing (rule D29).
    weak var keyboardKeeper: UIViewController?
    /// Whether the window belongs to another process on a phone.
    ///
    /// The app does not find such a window in its lists (rule E24).
    @_spi(Simulation) public var isRemote = false
    /// Whether the scene's list of windows omits this window, although it belongs to the app's process.
    @_spi(Simulation) public var isUnlisted = false
    /// Whether the window belongs to the system and covers the screen, independently of the scene's frame.
    @_spi(Simulation) public lazy var coversScreen = false {
        didSet {
            forgetSafeArea()
            if coversScreen { frame = screen.bounds }
        }
    }
    /// The reference to the scene.
    ///
    /// The scene clears this reference when the scene is destroyed.
    private nonisolated(unsafe) var sceneReference = BackReference<UIWindowScene>()
    open var windowLevel = Level.normal
    @exclusivity(unchecked) open private(set) var isKeyWindow = false

    public init(windowScene: UIWindowScene) {
        super.init(frame: windowScene.coordinateSpace.bounds)
        isHidden = true
        self.windowScene = windowScene
    }

    /// A window without a scene joins the screen's scene as soon as the window becomes visible (rule H16).
    public override init(frame: CGRect) {
        super.init(frame: frame)
        isHidden = true
    }

    public convenience init() { self.init(frame: Simulation.current.screen.bounds) }

    /// Inert: archives are not read.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open var windowScene: UIWindowScene? {
        get { sceneReference.target }
        set {
            sceneReference.target?.allWindows.removeAll { $0 === self }
            sceneReference.target = newValue
            if let newValue { phoneOfScene = newValue.phone }
            newValue?.allWindows.append(self)
            setNeedsEnvironmentUpdate()
        }
    }

    nonisolated func forgetScene() { sceneReference = BackReference() }

    open var screen: UIScreen {
        get { windowScene?.screen ?? Simulation.current.screen }
        set { if newValue !== screen { unmodelled("UIWindow.screen") } }
    }
    open func sendEvent(_ event: UIEvent) {
        if event === Simulation.current.gestures.event { Simulation.current.gestures.deliver(in: self) }
    }

    open override var next: UIResponder? { windowScene }

    /// The part of the scene's safe area inside the window (rule H17).
    var ownSafeAreaInsets: UIEdgeInsets {
        if coversScreen { return screen.safeAreaInsets }
        guard let scene = windowScene else { return .zero }
        return scene.safeAreaInsets.reaching(into: frame, from: scene.coordinateSpace.bounds)
    }

    open lazy var rootViewController: UIViewController? = nil {
        didSet {
            guard rootViewController !== oldValue else { return }
            if !isHidden { replaceRoot(oldValue) }
        }
    }

    /// A visible window makes the root controller appear.
    open override var isHidden: Bool {
        didSet {
            guard oldValue, !isHidden else { return }
            joinSceneIfNeeded()
            comeToFront()
            NotificationCenter.default.post(name: Self.didBecomeVisibleNotification, object: self)
            replaceRoot(nil)
        }
    }

    open func makeKeyAndVisible() {
        joinSceneIfNeeded()
        makeKey()
        isHidden = false
        comeToFront()
    }

    /// Moves the window to the end of the scene's list, in front of other windows of the same level (rule A18).
    private func comeToFront() {
        guard let scene = windowScene, scene.allWindows.last !== self else { return }
        scene.allWindows.removeAll { $0 === self }
        scene.allWindows.append(self)
    }

    /// Joins the default scene, which also exists in apps without scenes.
    private func joinSceneIfNeeded() {
        if windowScene == nil { windowScene = Simulation.current.scene }
    }

    open func makeKey() {
        guard !isKeyWindow else { return }
        for other in windowScene?.allWindows ?? [] where other.isKeyWindow {
            other.isKeyWindow = false
            other.resignKey()
            NotificationCenter.default.post(name: Self.didResignKeyNotification, object: other)
        }
        isKeyWindow = true
        becomeKey()
        NotificationCenter.default.post(name: Self.didBecomeKeyNotification, object: self)
        keyboardFollows(firstResponderStorage)
    }

    /// False for the keyboard's own windows.
    @available(iOS 15.0, *)
    open var canBecomeKey: Bool { true }

    /// The window that holds the first responder of the views in this window.
    ///
    /// For the keyboard's accessory window, the app's window is the result (rule D17).
    @_spi(Simulation) open var windowOfResponders: UIWindow? { self }

    open func becomeKey() {}
    open func resignKey() {}

    private func replaceRoot(_ old: UIViewController?) {
        if let old, let oldView = old.viewIfLoaded {
            old.beginAppearanceTransition(false, animated: false)
            oldView.removeFromSuperview()
            old.endAppearanceTransition()
        }
        guard let controller = rootViewController, let view = controller.view else { return }
        view.frame = bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        // The app may have put the view into the window itself (rule F36).
        guard view.superview !== self else { return }
        controller.appear(animated: false) { self.insertSubview(view, at: 0) }
    }
}
