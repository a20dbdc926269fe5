// Fidelity: partial — the content view, and UIKit's error if an app adds a subview outside the content view; effects,
// vibrancy and containers are absent

import Foundation
@_spi(Simulation) import ObjectiveC

@preconcurrency @MainActor
open class UIVisualEffect: NSObject {
    @_spi(Simulation) public final nonisolated(unsafe) var associatedObjects: AssociatedObjects?
}

@preconcurrency @MainActor
open class UIBlurEffect: UIVisualEffect {
    public convenience init(style: Style) { self.init() }
}

@preconcurrency @MainActor
open class UIVisualEffectView: UIView {
    open private(set) var contentView = UIView()
    open lazy var effect: UIVisualEffect? = nil { didSet { undrawn("UIVisualEffectView.effect") } }

    public init(effect: UIVisualEffect?) {
        super.init(frame: .zero)
        self.effect = effect
        addContentView()
    }

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
        contentView.keepsSafeAreaOutOfMargins()
        addSubview(contentView)
    }

    override func requireAcceptance(of subview: UIView) {
        UIKitException.internalInconsistency.require(
            subview === contentView,
            "\(self) has been asked to add subview \(subview). Do not add subviews directly to the visual effect view "
                + "itself, instead add them to the -contentView.")
    }
}

extension UIBlurEffect {
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
        @available(*, unavailable) case _unnamed(Int)
        public static let _numbers = [0, 1, 2, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20]
    }
}
