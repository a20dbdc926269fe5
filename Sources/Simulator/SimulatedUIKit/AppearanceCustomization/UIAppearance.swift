// Fidelity: partial — a stand-in of the class takes what is set; views that are made later do not get it, which is recorded

import Foundation

/// A view that contains others whose appearance is set.
@preconcurrency @MainActor
public protocol UIAppearanceContainer: NSObjectProtocol {}

/// A class whose later objects get what is set on its stand-in.
@preconcurrency @MainActor
public protocol UIAppearance: NSObjectProtocol {
    /// The stand-in of the class.
    static func appearance() -> Self
    /// The stand-in of the class inside of others.
    static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self
    /// The stand-in of the class for traits.
    static func appearance(for trait: UITraitCollection) -> Self
    /// The stand-in of the class for traits inside of others.
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
