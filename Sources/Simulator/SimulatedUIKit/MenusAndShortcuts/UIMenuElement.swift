// Fidelity: partial — title, subtitle and image of a menu's elements; menus are not shown

import Foundation
@_spi(Simulation) import ObjectiveC

@preconcurrency @MainActor @available(iOS 13.0, *)
open class UIMenuElement: NSObject {
    open var title: String { titleStorage }
    final var titleStorage: String
    @available(iOS 15.0, *)
    open lazy var subtitle: String? = nil { didSet { if subtitle != nil { unmodelled("UIMenuElement.subtitle") } } }
    open var image: UIImage? { imageStorage }
    final var imageStorage: UIImage?
    @_spi(Simulation) public final nonisolated(unsafe) var associatedObjects: AssociatedObjects?

    init(title: String, image: UIImage? = nil) {
        titleStorage = title
        imageStorage = image
    }

    /// Inert: archives are not read.
    public required init?(coder: NSCoder) { nil }
}

extension UIMenuElement {
    public struct Attributes: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let disabled = Attributes(rawValue: 1 << 0)
        public static let destructive = Attributes(rawValue: 1 << 1)
        public static let hidden = Attributes(rawValue: 1 << 2)
        @available(iOS 16.0, *)
        public static let keepsMenuPresented = Attributes(rawValue: 1 << 3)
    }

    public enum State: _ImportedEnumeration {
        case off
        case on
        case mixed
        @available(*, unavailable) case _unnamed(Int)
        public static let _numbers = Array(0...2)
    }
}
