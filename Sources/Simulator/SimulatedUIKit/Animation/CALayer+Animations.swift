// Fidelity: partial — reading and removing animations that UIKit made; adding one by hand has no effect and is recorded

import Foundation

extension CALayer {
    /// The keys of the running animations.
    public func animationKeys() -> [String]? {
        nonisolated(unsafe) let layer = self
        let keys = MainActor.assumeIsolated { layer.animations.map(\.key.rawValue) }
        return keys.isEmpty ? nil : keys
    }

    /// A description of the running animation of a key.
    public func animation(forKey key: String) -> CAAnimation? {
        nonisolated(unsafe) let layer = self
        nonisolated(unsafe) var found: CAAnimation?
        MainActor.assumeIsolated {
            guard let running = layer.animations.last(where: { $0.key.rawValue == key }) else { return }
            found = CAAnimation.describing(running)
        }
        return found
    }

    /// Ends every animation at once; completions say false and the model values show.
    public func removeAllAnimations() {
        nonisolated(unsafe) let layer = self
        MainActor.assumeIsolated { Simulation.current.animations.remove(nil, from: layer) }
    }

    /// Ends the animation of a key at once.
    public func removeAnimation(forKey key: String) {
        nonisolated(unsafe) let layer = self
        MainActor.assumeIsolated {
            guard let key = LayerAnimation.Key(rawValue: key) else { return }
            Simulation.current.animations.remove(key, from: layer)
        }
    }

    /// Inert: animations made by hand are not run.
    public func add(_ animation: CAAnimation, forKey key: String?) {
        MainActor.assumeIsolated { unmodelled("CALayer.add(_:forKey:)") }
    }
}
