// Fidelity: partial — title, identifier and handler; images, attributes and menus are absent

import Foundation
@_spi(Simulation) import ObjectiveC

/// An entry of a menu.
@preconcurrency @MainActor @available(iOS 13.0, *)
open class UIMenuElement: NSObject {
    /// The title.
    open var title: String { titleStorage }
    fileprivate final var titleStorage: String
    /// What is associated with the object; nil while nothing is.
    @_spi(Simulation) public final nonisolated(unsafe) var associatedObjects: AssociatedObjects?

    init(title: String) { titleStorage = title }

    /// Inert: archives are not read.
    public required init?(coder: NSCoder) { nil }
}

/// A closure with a name that a control runs.
@preconcurrency @MainActor @available(iOS 13.0, *)
open class UIAction: UIMenuElement {
    /// What tells actions apart.
    public struct Identifier: Hashable, RawRepresentable, Sendable {
        /// The name.
        public let rawValue: String
        /// Creates an identifier from its name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Creates an identifier from its name.
        public init(_ rawValue: String) { self.rawValue = rawValue }
    }

    /// The title.
    open override var title: String {
        get { titleStorage }
        set { titleStorage = newValue }
    }
    /// What tells actions apart.
    open private(set) var identifier: Identifier
    /// Who runs the action now.
    open private(set) var sender: Any?
    private let handler: (UIAction) -> Void

    /// Creates an action; without an identifier it gets one of its own.
    public init(title: String = "", identifier: Identifier? = nil, handler: @escaping (UIAction) -> Void) {
        self.handler = handler
        Self.made += 1
        self.identifier = identifier ?? Identifier("UIAction.\(Self.made)")
        super.init(title: title)
    }

    /// Inert: archives are not read.
    public required init?(coder: NSCoder) { nil }

    private static var made = 0

    func run(sender: Any) {
        self.sender = sender
        handler(self)
        self.sender = nil
    }
}
