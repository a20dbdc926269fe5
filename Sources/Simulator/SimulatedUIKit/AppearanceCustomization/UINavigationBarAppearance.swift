// Fidelity: partial — the appearance is stored and recorded, but not drawn

import Foundation

/// The look of a navigation bar.
@available(iOS 13.0, *)
@preconcurrency @MainActor
open class UINavigationBarAppearance: UIBarAppearance {
    /// The title's text attributes.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:] {
        didSet { undrawn("UINavigationBarAppearance.titleTextAttributes") }
    }
    /// The title's offset in points.
    open var titlePositionAdjustment = UIOffset.zero {
        didSet { undrawn("UINavigationBarAppearance.titlePositionAdjustment") }
    }
    /// The large title's text attributes.
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:] {
        didSet { undrawn("UINavigationBarAppearance.largeTitleTextAttributes") }
    }
    /// The look of plain buttons.
    open var buttonAppearance = UIBarButtonItemAppearance(style: .plain) {
        didSet { undrawn("UINavigationBarAppearance.buttonAppearance") }
    }
    /// The look of done buttons.
    open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done) {
        didSet { undrawn("UINavigationBarAppearance.doneButtonAppearance") }
    }
    /// The look of the back button.
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
