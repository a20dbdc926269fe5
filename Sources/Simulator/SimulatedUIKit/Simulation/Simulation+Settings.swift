// Fidelity: exact — the bench itself: what a person has switched on, and whether the app is in front

import Foundation

/// What a person has switched on in the system's settings.
struct PersonalSettings {
    var reducesMotion = false
    var prefersCrossFades = false
}

extension Simulation {
    /// Switches Reduce Motion on or off and tells the app.
    @_spi(Simulation)
    public func setReducesMotion(_ reduces: Bool) {
        guard reduces != settings.reducesMotion else { return }
        settings.reducesMotion = reduces
        NotificationCenter.default.post(name: UIAccessibility.reduceMotionStatusDidChangeNotification, object: nil)
    }

    /// Switches Prefer Cross-Fade Transitions on or off and tells the app.
    ///
    /// The keyboard's reaction is set on the keyboard.
    @_spi(Simulation)
    public func setPrefersCrossFades(_ prefers: Bool) {
        guard prefers != settings.prefersCrossFades else { return }
        settings.prefersCrossFades = prefers
        NotificationCenter.default.post(name: UIAccessibility.prefersCrossFadeTransitionsStatusDidChange, object: nil)
    }

    /// Brings the app to the front or takes it away, by way of every state in between, and tells it.
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

    /// A *will* is posted before the state changes, a *did* after.
    ///
    /// The scene's notification comes before the app's.
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
        NotificationCenter.default.post(name: sceneName, object: scene)
        NotificationCenter.default.post(name: name, object: application)
        if announces { application.setState(state) }
    }
}
