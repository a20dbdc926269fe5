// Fidelity: partial — titles, actions, custom views and their place in navigation items and toolbars; system items have no picture

import Foundation
@_spi(Simulation) import ObjectiveC

@preconcurrency @MainActor
open class UIBarItem: NSObject, UIAppearance {
    open lazy var isEnabled = true { didSet { didChange?() } }
    open lazy var title: String? = nil { didSet { didChange?() } }
    open lazy var image: UIImage? = nil { didSet { didChange?() } }
    /// Kept for the app.
    open var tag = 0
    var didChange: (() -> Void)?
    @_spi(Simulation) public final nonisolated(unsafe) var associatedObjects: AssociatedObjects?

    open lazy var accessibilityIdentifier: String? = nil { didSet { didChange?() } }

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

    /// Values that an app sets on the returned item affect that item alone.
    open class func appearance() -> Self { standIn() }
    open class func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self {
        standIn()
    }
    open class func appearance(for trait: UITraitCollection) -> Self { standIn() }
    open class func appearance(
        for trait: UITraitCollection, whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> Self {
        standIn()
    }
}

@preconcurrency @MainActor
open class UIBarButtonItem: UIBarItem {
    open lazy var style = Style.plain { didSet { undrawn("UIBarButtonItem.style") } }
    open lazy var tintColor: UIColor? = nil { didSet { undrawn("UIBarButtonItem.tintColor") } }
    open lazy var width: CGFloat = 0 { didSet { didChange?() } }
    open lazy var customView: UIView? = nil { didSet { didChange?() } }
    open weak var target: AnyObject?
    open var action: Selector?
    @available(iOS 14.0, *)
    open var primaryAction: UIAction? {
        get { ownAction }
        set {
            ownAction = newValue
            if let newValue { (title, image) = (newValue.title, newValue.image) }
        }
    }
    private var ownAction: UIAction?
    @available(iOS 14.0, *)
    open lazy var menu: UIMenu? = nil { didSet { if menu != nil { unmodelled("UIBarButtonItem.menu") } } }
    private(set) var systemItem: SystemItem?

    public override init() { super.init() }

    /// Inert: archives are not read; gives an empty item.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
        self.init()
        (self.image, self.style, self.target, self.action) = (image, style, target.map { $0 as AnyObject }, action)
    }

    public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
        self.init()
        (self.title, self.style, self.target, self.action) = (title, style, target.map { $0 as AnyObject }, action)
    }

    /// The title is English.
    public convenience init(barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?) {
        self.init()
        (self.target, self.action) = (target.map { $0 as AnyObject }, action)
        self.systemItem = systemItem
        title = systemItem.title
        style = systemItem == .done || systemItem == .save ? .done : .plain
    }

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

    /// The title is English.
    @available(iOS 14.0, *)
    public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
        self.init(barButtonSystemItem: systemItem, target: nil, action: nil)
        self.menu = menu
        ownAction = primaryAction
    }

    public convenience init(customView: UIView) {
        self.init()
        self.customView = customView
    }

    @available(iOS 14.0, *)
    open class func flexibleSpace() -> Self {
        let item = Self(spaceOf: .flexibleSpace)
        return item
    }

    @available(iOS 14.0, *)
    open class func fixedSpace(_ width: CGFloat) -> Self {
        let item = Self(spaceOf: .fixedSpace)
        item.width = width
        return item
    }

    /// `required` makes it possible to create an object of a class that is known only at run time.
    @_spi(Simulation) public required convenience init(spaceOf systemItem: SystemItem) {
        self.init()
        self.systemItem = systemItem
    }

    func perform() {
        guard isEnabled else { return }
        if let ownAction { return ownAction.run(sender: self) }
        if let action { TargetAction(target, action).send(self) }
    }
}

extension UIBarButtonItem.SystemItem {
    /// The title in English, or nil for spaces.
    var title: String? {
        switch self {
        case .flexibleSpace, .fixedSpace: nil
        default: String(describing: self).capitalized
        }
    }
}

extension UIBarButtonItem {
    public enum Style: _ImportedEnumeration {
        case plain
        case bordered
        case done
        @available(*, unavailable) case _unnamed(Int)
        public static let _numbers = Array(0...2)
    }

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
