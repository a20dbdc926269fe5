// Fidelity: partial — an object of the class stores the values; views that are made later do not get the values, and
// each use is recorded

import Foundation

@preconcurrency @MainActor
public protocol UIAppearanceContainer: NSObjectProtocol {}

@preconcurrency @MainActor
public protocol UIAppearance: NSObjectProtocol {
    static func appearance() -> Self
    static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self
    static func appearance(for trait: UITraitCollection) -> Self
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
