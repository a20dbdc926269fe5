// Fidelity: partial — the tree of a menu's elements; menus are not shown

import Foundation

/// A menu of entries under a title.
@preconcurrency @MainActor @available(iOS 13.0, *)
open class UIMenu: UIMenuElement {
    /// The identifier of a menu.
    public struct Identifier: Hashable, RawRepresentable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public init(_ rawValue: String) { self.rawValue = rawValue }
    }

    /// The presentation of a menu inside another menu.
    public struct Options: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// The entries appear among the entries of the outer menu.
        public static let displayInline = Options(rawValue: 1 << 0)
        /// The menu's actions are destructive.
        public static let destructive = Options(rawValue: 1 << 1)
        /// At most one entry has a mark.
        @available(iOS 15.0, *)
        public static let singleSelection = Options(rawValue: 1 << 5)
    }

    /// The identifier of the menu.
    open private(set) var identifier: Identifier
    /// The presentation of the menu inside another menu.
    open private(set) var options: Options
    /// The entries.
    open private(set) var children: [UIMenuElement]
    /// The entries with a mark, including entries of inline menus.
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

    /// Creates a menu; by default it gets a unique identifier.
    public convenience init(
        title: String = "", image: UIImage? = nil, identifier: Identifier? = nil, options: Options = [],
        children: [UIMenuElement] = []
    ) {
        self.init(title, image, identifier, options, children)
    }

    /// Creates a menu with a subtitle; by default it gets a unique identifier.
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

    /// Returns a menu with other entries.
    open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
        UIMenu(title, image, identifier, options, newChildren)
    }

    private static var made = 0
}
