// Fidelity: partial — the looks are kept, recorded and not drawn

import Foundation

/// How a navigation bar looks.
@available(iOS 13.0, *)
@preconcurrency @MainActor
open class UINavigationBarAppearance: UIBarAppearance {
    /// How the title is written.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:] {
        didSet { undrawn("UINavigationBarAppearance.titleTextAttributes") }
    }
    /// How far the title is moved, in points.
    open var titlePositionAdjustment = UIOffset.zero {
        didSet { undrawn("UINavigationBarAppearance.titlePositionAdjustment") }
    }
    /// How a large title is written.
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:] {
        didSet { undrawn("UINavigationBarAppearance.largeTitleTextAttributes") }
    }
    /// How plain buttons look.
    open var buttonAppearance = UIBarButtonItemAppearance(style: .plain) {
        didSet { undrawn("UINavigationBarAppearance.buttonAppearance") }
    }
    /// How done buttons look.
    open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done) {
        didSet { undrawn("UINavigationBarAppearance.doneButtonAppearance") }
    }
    /// How the back button looks.
    open var backButtonAppearance = UIBarButtonItemAppearance(style: .plain) {
        didSet { undrawn("UINavigationBarAppearance.backButtonAppearance") }
    }
    /// The picture of the back button.
    open private(set) var backIndicatorImage = UIImage()
    /// The mask of the back button's picture in a transition.
    open private(set) var backIndicatorTransitionMaskImage = UIImage()

    /// Sets the picture of the back button and its mask.
    open func setBackIndicatorImage(
        _ backIndicatorImage: UIImage?, transitionMaskImage backIndicatorTransitionMaskImage: UIImage?
    ) {
        self.backIndicatorImage = backIndicatorImage ?? UIImage()
        self.backIndicatorTransitionMaskImage = backIndicatorTransitionMaskImage ?? UIImage()
        undrawn("UINavigationBarAppearance.backIndicatorImage")
    }
}
