// Fidelity: partial — levels, key window, root controller (rules H1 to H3, H16, H17)

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

    /// The simulated phone of the window's last scene; nil until the window has had a scene.
    private(set) var phoneOfScene: PhoneNumber?
    var firstResponderStorage: UIResponder? {
        didSet {
            if let view = oldValue as? UIView {
                view.ownExtras.isFirstResponder = view.window?.firstResponderStorage === view
            }
            if let view = firstResponderStorage as? UIView { view.ownExtras.isFirstResponder = true }
        }
    }
    /// The form sheet that keeps the keyboard up after editing has ended (rule D29).
    weak var keyboardKeeper: UIViewController?
    /// Whether another process would own the window on a phone; the app's lists of windows omit such a window (rule
    /// E24).
    @_spi(Simulation) public var isRemote = false
    /// Whether the scene's list omits the window although this process owns it.
    @_spi(Simulation) public var isUnlisted = false
    /// Whether the window belongs to the system and covers the screen, independently of the scene's frame.
    @exclusivity(unchecked) @_spi(Simulation) public var coversScreen = false {
        didSet {
            forgetSafeArea()
            if coversScreen { frame = screen.bounds }
        }
    }
    /// The reference to the scene; the scene clears it.
    private nonisolated(unsafe) var sceneReference = BackReference<UIWindowScene>()
    open var windowLevel = Level.normal
    @exclusivity(unchecked) open private(set) var isKeyWindow = false

    public init(windowScene: UIWindowScene) {
        super.init(frame: windowScene.coordinateSpace.bounds)
        isHidden = true
        self.windowScene = windowScene
    }

    /// A window without a scene joins the screen's scene when it is shown (rule H16).
    public override init(frame: CGRect) {
        super.init(frame: frame)
        isHidden = true
    }

    /// Rule H16.
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

    /// Drops the reference to the scene when the scene is about to be destroyed.
    nonisolated func forgetScene() { sceneReference = BackReference() }

    open var screen: UIScreen {
        get { windowScene?.screen ?? Simulation.current.screen }
        set { if newValue !== screen { unmodelled("UIWindow.screen") } }
    }
    /// Rule L1.
    open func sendEvent(_ event: UIEvent) {
        if event === Simulation.current.gestures.event { Simulation.current.gestures.deliver(in: self) }
    }

    open override var next: UIResponder? { windowScene }

    /// The part of the scene's safe area that lies in the window (rule H17).
    var ownSafeAreaInsets: UIEdgeInsets {
        if coversScreen { return screen.safeAreaInsets }
        guard let scene = windowScene else { return .zero }
        return scene.safeAreaInsets.reaching(into: frame, from: scene.coordinateSpace.bounds)
    }

    open var rootViewController: UIViewController? {
        didSet {
            guard rootViewController !== oldValue else { return }
            if !isHidden { replaceRoot(oldValue) }
        }
    }

    /// Showing the window makes the root controller appear.
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

    /// The window comes to the end of the scene's list, in front of the other windows of its level (rule A18).
    private func comeToFront() {
        guard let scene = windowScene, scene.allWindows.last !== self else { return }
        scene.allWindows.removeAll { $0 === self }
        scene.allWindows.append(self)
    }

    /// Joins the default scene; this scene also exists in apps that ignore scenes.
    private func joinSceneIfNeeded() {
        if windowScene == nil { windowScene = Simulation.current.scene }
    }

    /// Rule H2.
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

    /// The window that holds the first responder for the views in this window; for the keyboard's accessory window it
    /// is the app's window (rule D17).
    @_spi(Simulation) open var windowOfResponders: UIWindow? { self }

    open func becomeKey() {}
    open func resignKey() {}

    /// Rule F2.
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
