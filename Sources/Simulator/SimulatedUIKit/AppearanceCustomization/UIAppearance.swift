// Fidelity: partial — a proxy of the class stores the values; views that are made later do not get them, which is recorded

import Foundation

/// A view or controller that contains views with an appearance proxy.
@preconcurrency @MainActor
public protocol UIAppearanceContainer: NSObjectProtocol {}

/// A class with an appearance proxy; here the proxy's values do not affect views that are created later.
@preconcurrency @MainActor
public protocol UIAppearance: NSObjectProtocol {
    /// Returns the proxy of the class.
    static func appearance() -> Self
    /// Returns the proxy of the class for objects inside certain containers.
    static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self
    /// Returns the proxy of the class for certain traits.
    static func appearance(for trait: UITraitCollection) -> Self
    /// Returns the proxy of the class for certain traits and containers.
    static func appearance(
        for trait: UITraitCollection, whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> Self
}

extension UIView: UIAppearance, UIAppearanceContainer {
    static func standIn() -> Self {
        unmodelled("\(self).appearance()")
        guard let view = Self(coder: NSCoder()) else {
            UIKitException.generic.raise("\(self).appearance(): init(coder:) gave nil")
        }
        return view
    }
}

extension UIViewController: UIAppearanceContainer {}
