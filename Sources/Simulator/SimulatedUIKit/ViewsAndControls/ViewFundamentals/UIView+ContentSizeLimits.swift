// Fidelity: partial — limits of the category in traits (rule H15); the limits do not change the size of text

import Foundation

extension UIView {
    var contentSizeLimits: ContentSizeLimits {
        get { extras?.contentSizeLimits ?? ContentSizeLimits() }
        set {
            let old = traitCollection
            ownExtras.contentSizeLimits = newValue
            Simulation.current.limitsContentSize = true
            guard traitCollection != old else { return }
            unmodelled("UIView.minimumContentSizeCategory and maximumContentSizeCategory for text")
            tellTraits(from: old)
        }
    }

    /// The scene's traits, with the text size within the limits of this view and its superviews.
    var traitsHere: UITraitCollection {
        let traits = (window?.windowScene ?? Simulation.current.scene).traitCollection
        guard Simulation.current.limitsContentSize else { return traits }
        var limits: [ContentSizeLimits] = [], candidate: UIView? = self
        while let view = candidate {
            if let own = view.extras?.contentSizeLimits { limits.append(own) }
            candidate = view.superviewStorage
        }
        let size = limits.reversed().reduce(traits.preferredContentSizeCategory) { $1.limiting($0) }
        return size == traits.preferredContentSizeCategory
            ? traits : UITraitCollection(traitsFrom: [traits, UITraitCollection(preferredContentSizeCategory: size)])
    }
}

struct ContentSizeLimits {
    var minimum, maximum: UIContentSizeCategory?

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
