// Fidelity: exact — the simulation's own machinery: the person's settings, and whether the app is active

import Foundation

struct PersonalSettings {
    var reducesMotion = false
    var prefersCrossFades = false
}

extension Simulation {
    @_spi(Simulation) public var reducesMotion: Bool { settings.reducesMotion }

    /// Switches Reduce Motion on or off and notifies the app.
    @_spi(Simulation)
    public func setReducesMotion(_ reduces: Bool) {
        guard reduces != settings.reducesMotion else { return }
        settings.reducesMotion = reduces
        NotificationCenter.default.post(name: UIAccessibility.reduceMotionStatusDidChangeNotification, object: nil)
    }

    /// Switches Prefer Cross-Fade Transitions on or off and notifies the app.
    ///
    /// `KeyboardBehavior.crossFades` separately sets how the keyboard reacts.
    @_spi(Simulation)
    public func setPrefersCrossFades(_ prefers: Bool) {
        guard prefers != settings.prefersCrossFades else { return }
        settings.prefersCrossFades = prefers
        NotificationCenter.default.post(name: UIAccessibility.prefersCrossFadeTransitionsStatusDidChange, object: nil)
    }

    /// Sets the text size and notifies the app (rule H9).
    ///
    /// Existing views keep their fonts, so set the text size before you create a screen.
    @_spi(Simulation)
    public func setTextSize(_ size: UIContentSizeCategory) {
        guard size != scene.textSize else { return }
        let former = scene.traitCollection
        scene.textSize = size
        scene.updateTraits()
        tellTraits(from: former)
        NotificationCenter.default.post(name: UIContentSizeCategory.didChangeNotification, object: nil)
    }

    /// Moves the app to the foreground or background, through every state in between, and notifies the app each time.
    @_spi(Simulation)
    public func setApplicationState(_ state: UIApplication.State) {
        guard [.active, .inactive, .background].contains(state) else { return }
        while application.applicationState != state {
            switch (application.applicationState, state) {
            case (.active, _): step(to: .inactive, UIScene.willDeactivateNotification, .willResignActive)
            case (.inactive, .background): step(to: .background, UIScene.didEnterBackgroundNotification, .didEnter)
            case (.inactive, _): step(to: .active, UIScene.didActivateNotification, .didBecomeActive)
            case (.background, _): step(to: .inactive, UIScene.willEnterForegroundNotification, .willEnter)
            @unknown default: return
            }
        }
    }

    private enum Step { case willResignActive, didEnter, willEnter, didBecomeActive }

    /// Changes the app's state and announces the change.
    ///
    /// UIKit announces *will* events before the change, and *did* events afterwards. The scene is told before the app,
    /// and a delegate before the observers of a notification (rule L11).
    private func step(to state: UIApplication.State, _ sceneName: Notification.Name, _ step: Step) {
        let name: Notification.Name =
            switch step {
            case .willResignActive: UIApplication.willResignActiveNotification
            case .didEnter: UIApplication.didEnterBackgroundNotification
            case .willEnter: UIApplication.willEnterForegroundNotification
            case .didBecomeActive: UIApplication.didBecomeActiveNotification
            }
        let announces = step == .willResignActive || step == .willEnter
        if !announces { application.setState(state) }
        if let delegate = scene.delegate { tell(delegate, of: step) }
        NotificationCenter.default.post(name: sceneName, object: scene)
        if scene.delegate == nil, let delegate = application.delegate { tell(delegate, of: step) }
        NotificationCenter.default.post(name: name, object: application)
        if announces { application.setState(state) }
    }

    private func tell(_ delegate: any UISceneDelegate, of step: Step) {
        switch step {
        case .willResignActive: delegate.sceneWillResignActive(scene)
        case .didEnter: delegate.sceneDidEnterBackground(scene)
        case .willEnter: delegate.sceneWillEnterForeground(scene)
        case .didBecomeActive: delegate.sceneDidBecomeActive(scene)
        }
    }

    private func tell(_ delegate: any UIApplicationDelegate, of step: Step) {
        switch step {
        case .willResignActive: delegate.applicationWillResignActive(application)
        case .didEnter: delegate.applicationDidEnterBackground(application)
        case .willEnter: delegate.applicationWillEnterForeground(application)
        case .didBecomeActive: delegate.applicationDidBecomeActive(application)
        }
    }

    /// Launches the app with its delegates until the app is in the foreground (rule L11).
    ///
    /// Swift on Linux cannot create an object of a named class, so the caller passes the scene's delegate as an object.
    @_spi(Simulation)
    public func launch(
        _ delegate: any UIApplicationDelegate, sceneDelegate: (any UISceneDelegate)? = nil,
        options: [UIApplication.LaunchOptionsKey: Any]? = nil
    ) {
        application.delegate = delegate
        application.setState(.inactive)
        _ = delegate.application(application, willFinishLaunchingWithOptions: options)
        _ = delegate.application(application, didFinishLaunchingWithOptions: options)
        NotificationCenter.default.post(name: UIApplication.didFinishLaunchingNotification, object: application)
        connect(sceneDelegate, delegate)
        if scene.delegate != nil { enterForegroundAfterLaunch() }
        setApplicationState(.active)
    }

    private func connect(_ sceneDelegate: (any UISceneDelegate)?, _ delegate: any UIApplicationDelegate) {
        let session = scene.session, options = UIScene.ConnectionOptions()
        session.configuration = delegate.application(
            application, configurationForConnecting: session, options: options)
        guard let sceneDelegate else {
            if session.configuration.delegateClass != nil { unmodelled("UISceneConfiguration.delegateClass") }
            return
        }
        scene.delegate = sceneDelegate
        sceneDelegate.scene(scene, willConnectTo: session, options: options)
        NotificationCenter.default.post(name: UIScene.willConnectNotification, object: scene)
    }

    private func enterForegroundAfterLaunch() {
        scene.delegate?.sceneWillEnterForeground(scene)
        NotificationCenter.default.post(name: UIScene.willEnterForegroundNotification, object: scene)
    }
}
