import DeviceSimulation
import HandRolled
import Scenarios
import Tideline
public import UIKit

extension CatalogScreen {
    /// The screen's own ways of keeping clear and the hand-rolled ones that may be wired to it.
    public var knownAvoidances: [String] { avoidances + Recipe.allCases.map(\.rawValue) }

    /// Makes the screen with one of ``knownAvoidances``, for a window of its own.
    @MainActor
    public func controller(with avoidance: String, in window: UIWindow) -> UIViewController {
        if avoidance == "automatic" {
            // The window helps a screen that does nothing itself.
            window.keyboardAvoidance = .automatic
            return make("none")
        }
        guard let recipe = Recipe(rawValue: avoidance) else { return make(avoidance) }
        let controller = make("none")
        recipe.attach(to: controller)
        return controller
    }

    /// Whether an avoidance finds what it needs on this screen; a recipe for scroll views needs one.
    @MainActor
    public func offers(_ avoidance: String) -> Bool {
        guard let recipe = Recipe(rawValue: avoidance) else { return avoidances.contains(avoidance) }
        // Views ask UIKit's singletons for a screen while they are made.
        let stage = Stage(Device.all[0])
        let controller = make("none")
        return withExtendedLifetime(stage) { recipe.attach(to: controller) }
    }

    /// Checks that the screen may be shown with an avoidance.
    public func checkAvoidance(_ avoidance: String) throws(UnknownName) {
        guard knownAvoidances.contains(avoidance) else {
            throw UnknownName(kind: "avoidance of \(name)", name: avoidance, known: knownAvoidances)
        }
    }
}
