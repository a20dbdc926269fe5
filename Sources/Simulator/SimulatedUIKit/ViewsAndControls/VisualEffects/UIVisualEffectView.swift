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
    /// Creates an effect of a style.
    public convenience init(style: Style) { self.init() }
}

/// A view that gives a look to what lies behind it, and carries content in front.
@preconcurrency @MainActor
open class UIVisualEffectView: UIView {
    /// The view that carries what shows in front of the effect; as large as this one.
    open private(set) var contentView = UIView()
    /// The look; not drawn here.
    open var effect: UIVisualEffect? { didSet { undrawn("UIVisualEffectView.effect") } }

    /// Creates a view of no size with a look.
    public init(effect: UIVisualEffect?) {
        self.effect = effect
        super.init(frame: .zero)
        addContentView()
    }

    /// Creates a view without an effect; the frame is in the future superview's coordinates, in points.
    public convenience override init(frame: CGRect) {
        self.init(effect: nil)
        self.frame = frame
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

extension UIBlurEffect {
    /// How it blurs.
    public enum Style: _ImportedEnumeration {
        case extraLight
        case light
        case dark
        case regular
        case prominent
        case systemUltraThinMaterial
        case systemThinMaterial
        case systemMaterial
        case systemThickMaterial
        case systemChromeMaterial
        case systemUltraThinMaterialLight
        case systemThinMaterialLight
        case systemMaterialLight
        case systemThickMaterialLight
        case systemChromeMaterialLight
        case systemUltraThinMaterialDark
        case systemThinMaterialDark
        case systemMaterialDark
        case systemThickMaterialDark
        case systemChromeMaterialDark
        /// A number that has no name.
        @available(*, unavailable) case _unnamed(Int)

        /// The value of a number; every number has one.
        public init?(rawValue: Int) {
            switch rawValue {
            case 0: self = .extraLight
            case 1: self = .light
            case 2: self = .dark
            case 4: self = .regular
            case 5: self = .prominent
            case 6: self = .systemUltraThinMaterial
            case 7: self = .systemThinMaterial
            case 8: self = .systemMaterial
            case 9: self = .systemThickMaterial
            case 10: self = .systemChromeMaterial
            case 11: self = .systemUltraThinMaterialLight
            case 12: self = .systemThinMaterialLight
            case 13: self = .systemMaterialLight
            case 14: self = .systemThickMaterialLight
            case 15: self = .systemChromeMaterialLight
            case 16: self = .systemUltraThinMaterialDark
            case 17: self = .systemThinMaterialDark
            case 18: self = .systemMaterialDark
            case 19: self = .systemThickMaterialDark
            case 20: self = .systemChromeMaterialDark
            default: self = .unnamed(rawValue)
            }
        }

        /// The number.
        public var rawValue: Int {
            switch self {
            case .extraLight: 0
            case .light: 1
            case .dark: 2
            case .regular: 4
            case .prominent: 5
            case .systemUltraThinMaterial: 6
            case .systemThinMaterial: 7
            case .systemMaterial: 8
            case .systemThickMaterial: 9
            case .systemChromeMaterial: 10
            case .systemUltraThinMaterialLight: 11
            case .systemThinMaterialLight: 12
            case .systemMaterialLight: 13
            case .systemThickMaterialLight: 14
            case .systemChromeMaterialLight: 15
            case .systemUltraThinMaterialDark: 16
            case .systemThinMaterialDark: 17
            case .systemMaterialDark: 18
            case .systemThickMaterialDark: 19
            case .systemChromeMaterialDark: 20
            @unknown default: unnamedNumber
            }
        }
    }
}
