// Fidelity: partial — title, image, identifier and handler; attributes and state are stored, and menus are not shown

import Foundation
@_spi(Simulation) import ObjectiveC

public typealias UIActionHandler = (UIAction) -> Void

@preconcurrency @MainActor @available(iOS 13.0, *)
open class UIAction: UIMenuElement {
    public struct Identifier: Hashable, RawRepresentable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public init(_ rawValue: String) { self.rawValue = rawValue }
    }

    open override var title: String {
        get { titleStorage }
        set { titleStorage = newValue }
    }
    open override var image: UIImage? {
        get { imageStorage }
        set { imageStorage = newValue }
    }
    open lazy var discoverabilityTitle: String? = nil {
        didSet { if discoverabilityTitle != nil { unmodelled("UIAction.discoverabilityTitle") } }
    }
    open private(set) var identifier: Identifier
    open lazy var attributes: UIMenuElement.Attributes = [] {
        didSet { if attributes != [] { unmodelled("UIAction.attributes") } }
    }
    open lazy var state = UIMenuElement.State.off { didSet { if state != oldValue { unmodelled("UIAction.state") } } }
    open private(set) var sender: Any?
    private let handler: UIActionHandler

    private init(_ title: String, _ image: UIImage?, _ identifier: Identifier?, _ handler: @escaping UIActionHandler) {
        self.handler = handler
        Self.made += 1
        self.identifier = identifier ?? Identifier("UIAction.\(Self.made)")
        super.init(title: title, image: image)
    }

    public convenience init(
        title: String = "", image: UIImage? = nil, identifier: Identifier? = nil, discoverabilityTitle: String? = nil,
        attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off, handler: @escaping UIActionHandler
    ) {
        self.init(title, image, identifier, handler)
        take(discoverabilityTitle, attributes, state)
    }

    @available(iOS 15.0, *)
    public convenience init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil,
        discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [],
        state: UIMenuElement.State = .off, handler: @escaping UIActionHandler
    ) {
        self.init(title, image, identifier, handler)
        self.subtitle = subtitle
        take(discoverabilityTitle, attributes, state)
    }

    /// Inert: archives are not read.
    public required init?(coder: NSCoder) { nil }

    private func take(_ title: String?, _ attributes: UIMenuElement.Attributes, _ state: UIMenuElement.State) {
        discoverabilityTitle = title
        self.attributes = attributes
        self.state = state
    }

    private static var made = 0

    func run(sender: Any) {
        self.sender = sender
        handler(self)
        self.sender = nil
    }
}
