// Fidelity: partial — the appearance is stored and recorded, but not drawn

import Foundation

/// The look of a bar's background.
@available(iOS 13.0, *)
@preconcurrency @MainActor
open class UIBarAppearance: NSObject, NSCopying {
    /// The kind of device for which the look is designed.
    open private(set) var idiom: UIUserInterfaceIdiom
    /// The blur behind the bar.
    open var backgroundEffect: UIBlurEffect? { didSet { undrawn("UIBarAppearance.backgroundEffect") } }
    /// The colour behind the bar.
    open var backgroundColor: UIColor? { didSet { undrawn("UIBarAppearance.backgroundColor") } }
    /// The picture behind the bar.
    open var backgroundImage: UIImage? { didSet { undrawn("UIBarAppearance.backgroundImage") } }
    /// The content mode of the picture behind the bar.
    open var backgroundImageContentMode = UIView.ContentMode.scaleToFill {
        didSet { undrawn("UIBarAppearance.backgroundImageContentMode") }
    }
    /// The colour of the bar's shadow.
    open var shadowColor: UIColor? { didSet { undrawn("UIBarAppearance.shadowColor") } }
    /// The picture of the bar's shadow.
    open var shadowImage: UIImage? { didSet { undrawn("UIBarAppearance.shadowImage") } }

    /// Creates the default look for the current device.
    public convenience override init() { self.init(idiom: UIDevice.current.userInterfaceIdiom) }

    /// Creates the default look for a kind of device.
    public init(idiom: UIUserInterfaceIdiom) {
        self.idiom = idiom
        super.init()
    }

    /// Creates a look with the background of another look.
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

    /// Returns a look with the same background.
    open nonisolated func copy(with zone: NSZone? = nil) -> Any {
        MainActor.assumeIsolated { Copied(look: Self(barAppearance: self)) }.look
    }

    private struct Copied: @unchecked Sendable {
        let look: UIBarAppearance
    }

    /// Sets the system's translucent background.
    open func configureWithDefaultBackground() {
        (backgroundEffect, backgroundColor) = (UIBlurEffect(style: .systemMaterial), nil)
    }

    /// Sets an opaque background.
    open func configureWithOpaqueBackground() { (backgroundEffect, backgroundColor) = (nil, .systemBackground) }

    /// Removes the background and the shadow.
    open func configureWithTransparentBackground() {
        (backgroundEffect, backgroundColor, shadowColor) = (nil, nil, nil)
    }
}
