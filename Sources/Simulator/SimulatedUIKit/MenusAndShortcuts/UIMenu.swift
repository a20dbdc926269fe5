// Fidelity: partial — the tree of a menu's elements; menus are not shown

import Foundation

@preconcurrency @MainActor @available(iOS 13.0, *)
open class UIMenu: UIMenuElement {
    public struct Identifier: Hashable, RawRepresentable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public init(_ rawValue: String) { self.rawValue = rawValue }
    }

    public struct Options: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let displayInline = Options(rawValue: 1 << 0)
        public static let destructive = Options(rawValue: 1 << 1)
        @available(iOS 15.0, *)
        public static let singleSelection = Options(rawValue: 1 << 5)
    }

    open private(set) var identifier: Identifier
    open private(set) var options: Options
    open private(set) var children: [UIMenuElement]
    @available(iOS 15.0, *)
    open var selectedElements: [UIMenuElement] {
        children.flatMap { child -> [UIMenuElement] in
            if let action = child as? UIAction { return action.state == .on ? [action] : [] }
            guard let menu = child as? UIMenu, menu.options.contains(.displayInline) else { return [] }
            return menu.selectedElements
        }
    }

    private init(
        _ title: String, _ image: UIImage?, _ identifier: Identifier?, _ options: Options, _ children: [UIMenuElement]
    ) {
        Self.made += 1
        self.identifier = identifier ?? Identifier("UIMenu.\(Self.made)")
        self.options = options
        self.children = children
        super.init(title: title, image: image)
    }

    public convenience init(
        title: String = "", image: UIImage? = nil, identifier: Identifier? = nil, options: Options = [],
        children: [UIMenuElement] = []
    ) {
        self.init(title, image, identifier, options, children)
    }

    @available(iOS 15.0, *)
    public convenience init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil,
        options: Options = [], children: [UIMenuElement] = []
    ) {
        self.init(title, image, identifier, options, children)
        self.subtitle = subtitle
    }

    /// Inert: archives are not read.
    public required init?(coder: NSCoder) { nil }

    open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
        UIMenu(title, image, identifier, options, newChildren)
    }

    private static var made = 0
}
