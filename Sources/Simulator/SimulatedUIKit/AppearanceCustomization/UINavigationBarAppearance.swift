// Fidelity: partial — the appearance is stored and recorded, but not drawn

import Foundation

@available(iOS 13.0, *)
@preconcurrency @MainActor
open class UINavigationBarAppearance: UIBarAppearance {
    open lazy var titleTextAttributes: [NSAttributedString.Key: Any] = [:] {
        didSet { undrawn("UINavigationBarAppearance.titleTextAttributes") }
    }
    open lazy var titlePositionAdjustment = UIOffset.zero {
        didSet { undrawn("UINavigationBarAppearance.titlePositionAdjustment") }
    }
    open lazy var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:] {
        didSet { undrawn("UINavigationBarAppearance.largeTitleTextAttributes") }
    }
    open lazy var buttonAppearance = UIBarButtonItemAppearance(style: .plain) {
        didSet { undrawn("UINavigationBarAppearance.buttonAppearance") }
    }
    open lazy var doneButtonAppearance = UIBarButtonItemAppearance(style: .done) {
        didSet { undrawn("UINavigationBarAppearance.doneButtonAppearance") }
    }
    open lazy var backButtonAppearance = UIBarButtonItemAppearance(style: .plain) {
        didSet { undrawn("UINavigationBarAppearance.backButtonAppearance") }
    }
    open private(set) var backIndicatorImage = UIImage()
    open private(set) var backIndicatorTransitionMaskImage = UIImage()

    open func setBackIndicatorImage(
        _ backIndicatorImage: UIImage?, transitionMaskImage backIndicatorTransitionMaskImage: UIImage?
    ) {
        self.backIndicatorImage = backIndicatorImage ?? UIImage()
        self.backIndicatorTransitionMaskImage = backIndicatorTransitionMaskImage ?? UIImage()
        undrawn("UINavigationBarAppearance.backIndicatorImage")
    }
}
