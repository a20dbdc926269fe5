// Fidelity: partial — title, subtitle and image of a menu's elements; menus are not shown

import Foundation
@_spi(Simulation) import ObjectiveC

/// An entry of a menu.
@preconcurrency @MainActor @available(iOS 13.0, *)
open class UIMenuElement: NSObject {
    open var title: String { titleStorage }
    final var titleStorage: String
    /// The text below the title; menus are not shown.
    @available(iOS 15.0, *)
    open var subtitle: String? { didSet { if subtitle != nil { unmodelled("UIMenuElement.subtitle") } } }
    /// The picture.
    open var image: UIImage? { imageStorage }
    final var imageStorage: UIImage?
    /// The object's associated values; nil before the first one.
    @_spi(Simulation) public final nonisolated(unsafe) var associatedObjects: AssociatedObjects?

    init(title: String, image: UIImage? = nil) {
        titleStorage = title
        imageStorage = image
    }

    /// Inert: archives are not read.
    public required init?(coder: NSCoder) { nil }
}

extension UIMenuElement {
    /// The behaviour of an entry; menus are not shown.
    public struct Attributes: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// The entry can't be chosen.
        public static let disabled = Attributes(rawValue: 1 << 0)
        /// The entry's action is destructive.
        public static let destructive = Attributes(rawValue: 1 << 1)
        /// The entry is hidden.
        public static let hidden = Attributes(rawValue: 1 << 2)
        /// The menu stays open after the entry was chosen.
        @available(iOS 16.0, *)
        public static let keepsMenuPresented = Attributes(rawValue: 1 << 3)
    }

    /// The state of the mark beside an entry.
    public enum State: _ImportedEnumeration {
        /// No mark.
        case off
        /// A check mark.
        case on
        /// A dash.
        case mixed
        @available(*, unavailable) case _unnamed(Int)
        public static let _numbers = Array(0...2)
    }
}
