// Fidelity: partial — windows, scenes and direction; lifecycle, URLs and remote events are absent

import Foundation

/// The app.
@preconcurrency @MainActor
open class UIApplication: UIResponder {
    private var scenes: [UIWindowScene] = []
    /// The direction that the app's language is read in.
    open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { layoutDirection }
    /// The direction that the app's language is read in, to be set by a test.
    @_spi(Simulation) public var layoutDirection = UIUserInterfaceLayoutDirection.leftToRight

    /// The app that is running.
    public class var shared: UIApplication { Simulation.current.application }

    /// The scenes.
    open var connectedScenes: Set<UIScene> { Set(scenes) }
    /// The windows of all scenes.
    open var windows: [UIWindow] { scenes.flatMap(\.windows) }

    func install(scene: UIWindowScene) { scenes = [scene] }
}
