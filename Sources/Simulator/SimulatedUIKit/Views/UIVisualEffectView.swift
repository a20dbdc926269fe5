// Fidelity: partial — the content view and its guard; effects are not drawn, vibrancy and containers are absent

import Foundation
@_spi(Simulation) import ObjectiveC

/// A look that a view gives to what lies behind it.
@preconcurrency @MainActor
open class UIVisualEffect: NSObject {
    /// What is associated with the object; nil while nothing is.
    @_spi(Simulation) public final nonisolated(unsafe) var associatedObjects: AssociatedObjects?
}

/// A look that blurs.
@preconcurrency @MainActor
open class UIBlurEffect: UIVisualEffect {
    /// How it blurs.
    public enum Style: Int, Sendable {
        /// A look.
        case extraLight = 0, light, dark
        /// A look.
        case regular = 4, prominent, systemUltraThinMaterial, systemThinMaterial, systemMaterial, systemThickMaterial
        /// A look.
        case systemChromeMaterial, systemUltraThinMaterialLight, systemThinMaterialLight, systemMaterialLight
        /// A look.
        case systemThickMaterialLight, systemChromeMaterialLight, systemUltraThinMaterialDark, systemThinMaterialDark
        /// A look.
        case systemMaterialDark, systemThickMaterialDark, systemChromeMaterialDark
    }

    /// Creates an effect of a style.
    public convenience init(style: Style) { self.init() }
}

/// A view that gives a look to what lies behind it, and carries content in front.
@preconcurrency @MainActor
open class UIVisualEffectView: UIView {
    /// The view that carries what shows in front of the effect; as large as this one.
    open private(set) var contentView = UIView()
    /// The look; not drawn here.
    open var effect: UIVisualEffect?

    /// Creates a view of no size with a look.
    public init(effect: UIVisualEffect?) {
        self.effect = effect
        super.init(frame: .zero)
        addContentView()
    }

    /// Inert: archives are not read.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        addContentView()
    }

    private func addContentView() {
        contentView.frame = bounds
        contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(contentView)
    }

    /// Only its own content view may be a subview.
    override func requireAcceptance(of subview: UIView) {
        UIKitException.internalInconsistency.require(
            subview === contentView,
            "\(self) has been asked to add subview \(subview). Do not add subviews directly to the visual effect view "
                + "itself, instead add them to the -contentView.")
    }
}
