// Fidelity: partial — limits of the text size, and styles, in traits (rules H15, H18); the limits do not change the size of text

import Foundation

extension UIView {
    var traitOverrides: TraitOverrides {
        get { extras?.traitOverrides ?? TraitOverrides() }
        set {
            let old = traitCollection
            ownExtras.traitOverrides = newValue
            overridesDidChange(from: old)
        }
    }

    func overridesDidChange(from old: UITraitCollection) {
        Simulation.current.overridesTraits = true
        let new = traitCollection
        guard new != old else { return }
        if new.preferredContentSizeCategory != old.preferredContentSizeCategory {
            unmodelled("UIView.minimumContentSizeCategory and maximumContentSizeCategory for text")
        }
        tellTraits(from: old)
    }

    /// The scene's traits, with what this view, its superviews and their controllers override.
    var traitsHere: UITraitCollection {
        let traits = (window?.windowScene ?? Simulation.current.scene).traitCollection
        guard Simulation.current.overridesTraits else { return traits }
        var overrides: [TraitOverrides] = [], candidate: UIView? = self
        while let view = candidate {
            if let own = view.extras?.traitOverrides { overrides.append(own) }
            if let style = view.controller?.overrideUserInterfaceStyle {
                overrides.append(TraitOverrides(style: style))
            }
            candidate = view.superviewStorage
        }
        let size = overrides.reversed().reduce(traits.preferredContentSizeCategory) { $1.limiting($0) }
        let style = overrides.first { $0.style != .unspecified }?.style ?? .unspecified
        guard size != traits.preferredContentSizeCategory || style != .unspecified else { return traits }
        return UITraitCollection(traitsFrom: [
            traits, UITraitCollection(preferredContentSizeCategory: size), UITraitCollection(userInterfaceStyle: style)
        ])
    }

    /// Tells the views that take their tint colour from this view.
    func tellTint() {
        tintColorDidChange()
        for view in subviews where view.extras?.tintColor == nil { view.tellTint() }
    }
}

struct TraitOverrides {
    var minimum, maximum: UIContentSizeCategory?
    var style = UIUserInterfaceStyle.unspecified

    /// Limits a text size.
    ///
    /// If the limits contradict each other, the upper limit applies.
    func limiting(_ category: UIContentSizeCategory) -> UIContentSizeCategory {
        var limited = category
        if let minimum, DynamicType.isSmaller(limited, minimum) { limited = minimum }
        if let maximum, DynamicType.isSmaller(maximum, limited) { limited = maximum }
        return limited
    }
}

extension UIView {
    public enum TintAdjustmentMode: _ImportedEnumeration {
        case automatic
        case normal
        case dimmed
        @available(*, unavailable) case _unnamed(Int)
        public static let _numbers = Array(0...2)
    }
}
