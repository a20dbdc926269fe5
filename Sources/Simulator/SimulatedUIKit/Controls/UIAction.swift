// Fidelity: partial — title, identifier and handler; images, attributes and menus are absent

import Foundation
@_spi(Simulation) import ObjectiveC

/// A closure with a name that a control runs.
@preconcurrency @MainActor
open class UIAction: NSObject {
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
    open var title: String
    /// What tells actions apart.
    public let identifier: Identifier
    /// Who runs the action now.
    public private(set) var sender: Any?
    private let handler: (UIAction) -> Void
    /// What is associated with the object; nil while nothing is.
    @_spi(Simulation) public final nonisolated(unsafe) var associatedObjects: AssociatedObjects?

    /// Creates an action; without an identifier it gets one of its own.
    public init(title: String = "", identifier: Identifier? = nil, handler: @escaping (UIAction) -> Void) {
        self.title = title
        self.handler = handler
        Self.made += 1
        self.identifier = identifier ?? Identifier("UIAction.\(Self.made)")
    }

    private static var made = 0

    func run(sender: Any) {
        self.sender = sender
        handler(self)
        self.sender = nil
    }
}
