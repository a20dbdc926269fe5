// Fidelity: partial — the appearance is stored and recorded, but not drawn

import Foundation

@available(iOS 13.0, *)
@preconcurrency @MainActor
open class UIBarAppearance: NSObject, NSCopying {
    open private(set) var idiom: UIUserInterfaceIdiom
    open lazy var backgroundEffect: UIBlurEffect? = nil { didSet { undrawn("UIBarAppearance.backgroundEffect") } }
    open lazy var backgroundColor: UIColor? = nil { didSet { undrawn("UIBarAppearance.backgroundColor") } }
    open lazy var backgroundImage: UIImage? = nil { didSet { undrawn("UIBarAppearance.backgroundImage") } }
    open lazy var backgroundImageContentMode = UIView.ContentMode.scaleToFill {
        didSet { undrawn("UIBarAppearance.backgroundImageContentMode") }
    }
    open lazy var shadowColor: UIColor? = nil { didSet { undrawn("UIBarAppearance.shadowColor") } }
    open lazy var shadowImage: UIImage? = nil { didSet { undrawn("UIBarAppearance.shadowImage") } }

    public convenience override init() { self.init(idiom: UIDevice.current.userInterfaceIdiom) }

    public init(idiom: UIUserInterfaceIdiom) {
        self.idiom = idiom
        super.init()
    }

    public required init(barAppearance: UIBarAppearance) {
        idiom = barAppearance.idiom
        super.init()
        (backgroundEffect, backgroundColor) = (barAppearance.backgroundEffect, barAppearance.backgroundColor)
        (backgroundImage, shadowImage) = (barAppearance.backgroundImage, barAppearance.shadowImage)
        backgroundImageContentMode = barAppearance.backgroundImageContentMode
        shadowColor = barAppearance.shadowColor
    }

    /// Inert: archives are not read; gives the default look.
    public required init(coder: NSCoder) {
        idiom = .unspecified
        super.init()
    }

    open nonisolated func copy(with zone: NSZone? = nil) -> Any {
        MainActor.assumeIsolated { Copied(look: Self(barAppearance: self)) }.look
    }

    private struct Copied: @unchecked Sendable {
        let look: UIBarAppearance
    }

    open func configureWithDefaultBackground() {
        (backgroundEffect, backgroundColor) = (UIBlurEffect(style: .systemMaterial), nil)
    }

    open func configureWithOpaqueBackground() { (backgroundEffect, backgroundColor) = (nil, .systemBackground) }

    open func configureWithTransparentBackground() {
        (backgroundEffect, backgroundColor, shadowColor) = (nil, nil, nil)
    }
}
