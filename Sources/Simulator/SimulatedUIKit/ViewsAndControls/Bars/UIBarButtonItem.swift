// Fidelity: partial — titles, actions, custom views and their place in navigation items and toolbars; system items have no picture

import Foundation
@_spi(Simulation) import ObjectiveC

/// An item in a bar.
@preconcurrency @MainActor
open class UIBarItem: NSObject, UIAppearance {
    /// Whether the item reacts to touches.
    open var isEnabled = true { didSet { didChange?() } }
    open var title: String? { didSet { didChange?() } }
    /// The picture.
    open var image: UIImage? { didSet { didChange?() } }
    /// A number that identifies the item.
    ///
    /// Kept for the app.
    open var tag = 0
    /// Called with each change, so that the bar updates the item.
    var didChange: (() -> Void)?
    /// The object's associated values; nil before the first one.
    @_spi(Simulation) public final nonisolated(unsafe) var associatedObjects: AssociatedObjects?

    /// The name by which tests find the item.
    open var accessibilityIdentifier: String? { didSet { didChange?() } }

    /// Creates an empty item.
    public override init() { super.init() }

    /// Inert: archives are not read; gives an empty item.
    public required init?(coder: NSCoder) { super.init() }

    // MARK: Appearance

    private static func standIn() -> Self {
        unmodelled("\(self).appearance()")
        guard let item = Self(coder: NSCoder()) else {
            UIKitException.generic.raise("\(self).appearance(): init(coder:) gave nil")
        }
        return item
    }

    /// Returns an item as the proxy of the class; other items ignore its values.
    open class func appearance() -> Self { standIn() }
    /// Returns an item as the proxy of the class; other items ignore its values.
    open class func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self {
        standIn()
    }
    /// Returns an item as the proxy of the class; other items ignore its values.
    open class func appearance(for trait: UITraitCollection) -> Self { standIn() }
    /// Returns an item as the proxy of the class; other items ignore its values.
    open class func appearance(
        for trait: UITraitCollection, whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> Self {
        standIn()
    }
}

/// A button, a space or the app's own view in a bar.
@preconcurrency @MainActor
open class UIBarButtonItem: UIBarItem {
    /// The style of the item.
    open var style = Style.plain { didSet { undrawn("UIBarButtonItem.style") } }
    /// The width in points; 0 is the natural width.
    open var width: CGFloat = 0 { didSet { didChange?() } }
    /// The app's own view, which replaces the item's button.
    open var customView: UIView? { didSet { didChange?() } }
    /// The target of a tap; not kept alive.
    open weak var target: AnyObject?
    /// The method that a tap calls.
    open var action: Selector?
    /// The action that a tap runs.
    @available(iOS 14.0, *)
    open var primaryAction: UIAction? {
        get { ownAction }
        set {
            ownAction = newValue
            if let newValue { (title, image) = (newValue.title, newValue.image) }
        }
    }
    private var ownAction: UIAction?
    /// The menu of the item; menus are not shown.
    @available(iOS 14.0, *)
    open var menu: UIMenu? { didSet { if menu != nil { unmodelled("UIBarButtonItem.menu") } } }
    private(set) var systemItem: SystemItem?

    /// Creates an empty item.
    public override init() { super.init() }

    /// Inert: archives are not read; gives an empty item.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Creates an item with a picture.
    public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
        self.init()
        (self.image, self.style, self.target, self.action) = (image, style, target.map { $0 as AnyObject }, action)
    }

    /// Creates an item with a title.
    public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
        self.init()
        (self.title, self.style, self.target, self.action) = (title, style, target.map { $0 as AnyObject }, action)
    }

    /// Creates a system item, with an English title.
    public convenience init(barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?) {
        self.init()
        (self.target, self.action) = (target.map { $0 as AnyObject }, action)
        self.systemItem = systemItem
        title = systemItem.title
        style = systemItem == .done || systemItem == .save ? .done : .plain
    }

    /// Creates an item with an action.
    @available(iOS 14.0, *)
    public convenience init(
        title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil
    ) {
        self.init()
        self.menu = menu
        self.primaryAction = primaryAction
        if let image { self.image = image }
        if let title { self.title = title }
    }

    /// Creates a system item with an action and an English title.
    @available(iOS 14.0, *)
    public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
        self.init(barButtonSystemItem: systemItem, target: nil, action: nil)
        self.menu = menu
        ownAction = primaryAction
    }

    /// Creates an item with a view of the app.
    public convenience init(customView: UIView) {
        self.init()
        self.customView = customView
    }

    /// Returns a space that takes the remaining width.
    @available(iOS 14.0, *)
    open class func flexibleSpace() -> Self {
        let item = Self(spaceOf: .flexibleSpace)
        return item
    }

    /// Returns a space of a width in points.
    @available(iOS 14.0, *)
    open class func fixedSpace(_ width: CGFloat) -> Self {
        let item = Self(spaceOf: .fixedSpace)
        item.width = width
        return item
    }

    /// Creates a space; the initializer is required, so that an object of a class known only at run time can be
    /// created.
    @_spi(Simulation) public required convenience init(spaceOf systemItem: SystemItem) {
        self.init()
        self.systemItem = systemItem
    }

    /// Runs the action of a tap, with the item as the sender.
    func perform() {
        guard isEnabled else { return }
        if let ownAction { return ownAction.run(sender: self) }
        if let action { TargetAction(target, action).send(self) }
    }
}

extension UIBarButtonItem.SystemItem {
    /// The title in English; nil for spaces.
    var title: String? {
        switch self {
        case .flexibleSpace, .fixedSpace: nil
        default: String(describing: self).capitalized
        }
    }
}

extension UIBarButtonItem {
    /// The style of an item.
    public enum Style: _ImportedEnumeration {
        /// A plain button.
        case plain
        /// A button with a border.
        case bordered
        /// A button that completes a task.
        case done
        @available(*, unavailable) case _unnamed(Int)
        public static let _numbers = Array(0...2)
    }

    /// A system item.
    public enum SystemItem: _ImportedEnumeration {
        case done
        case cancel
        case edit
        case save
        case add
        case flexibleSpace
        case fixedSpace
        case compose
        case reply
        case action
        case organize
        case bookmarks
        case search
        case refresh
        case stop
        case camera
        case trash
        case play
        case pause
        case rewind
        case fastForward
        case undo
        case redo
        case pageCurl
        case close
        @available(*, unavailable) case _unnamed(Int)
        public static let _numbers = Array(0...24)
    }
}
