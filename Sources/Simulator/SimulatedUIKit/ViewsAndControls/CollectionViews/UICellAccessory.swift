// Fidelity: partial — inferred widths, those of a table's accessories; lists are never edited, menus and outlines are absent

import Foundation

@available(iOS 14.0, *)
public struct UICellAccessory {
    public typealias ActionHandler = () -> Void

    public enum DisplayedState: Hashable {
        case always, whenEditing, whenNotEditing
    }
    public enum LayoutDimension {
        case actual, standard
        case custom(CGFloat)
    }
    public enum AccessoryType: Hashable {
        case disclosureIndicator, outlineDisclosure, checkmark, delete, insert, reorder, multiselect, label
        case customView(UIView)
        case detail, popUpMenu
    }
    public enum Placement {
        public typealias Position = (_ accessories: [UICellAccessory]) -> Int
        case leading(displayed: DisplayedState = .always, at: Position = { $0.count })
        case trailing(displayed: DisplayedState = .always, at: Position = { _ in 0 })
    }

    public let accessoryType: AccessoryType
    let view: UIView?
    let isLeading: Bool
    private let displayed: DisplayedState
    private let isHidden: Bool
    private let reserved: LayoutDimension

    private init(
        _ type: AccessoryType, _ displayed: DisplayedState, isHidden: Bool, _ reserved: LayoutDimension,
        view: UIView? = nil, isLeading: Bool = false
    ) {
        (accessoryType, self.displayed, self.isHidden, self.reserved) = (type, displayed, isHidden, reserved)
        (self.view, self.isLeading) = (view, isLeading)
    }

    /// A list is never edited here.
    var isShown: Bool { !isHidden && displayed != .whenEditing }

    /// The width with the distance to its neighbour, in points.
    @MainActor
    func width(beside margin: CGFloat) -> CGFloat {
        if case .custom(let width) = reserved { return width }
        if let view { return view.bounds.width + margin }
        // The disclosure indicator is 29 pixels wide on a screen with scale 3, and 21 pixels wide otherwise.
        guard accessoryType == .disclosureIndicator else { return accessoryType == .checkmark ? 24 : 32 }
        return Simulation.current.screen.scale > 2 ? 29.0 / 3 : 10.5
    }

    // MARK: Kinds

    public struct DisclosureIndicatorOptions {
        public var isHidden: Bool
        public var reservedLayoutWidth: LayoutDimension
        /// Kept for the app: nothing is drawn.
        public var tintColor: UIColor?
        public init(isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil) {
            (self.isHidden, self.reservedLayoutWidth) = (isHidden ?? false, reservedLayoutWidth ?? .actual)
            self.tintColor = tintColor
        }
    }
    public static func disclosureIndicator(
        displayed: DisplayedState = .always, options: DisclosureIndicatorOptions = DisclosureIndicatorOptions()
    ) -> UICellAccessory {
        UICellAccessory(.disclosureIndicator, displayed, isHidden: options.isHidden, options.reservedLayoutWidth)
    }

    public struct CheckmarkOptions {
        public var isHidden: Bool
        public var reservedLayoutWidth: LayoutDimension
        /// Kept for the app: nothing is drawn.
        public var tintColor: UIColor?
        public init(isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil) {
            (self.isHidden, self.reservedLayoutWidth) = (isHidden ?? false, reservedLayoutWidth ?? .actual)
            self.tintColor = tintColor
        }
    }
    public static func checkmark(
        displayed: DisplayedState = .always, options: CheckmarkOptions = CheckmarkOptions()
    ) -> UICellAccessory {
        UICellAccessory(.checkmark, displayed, isHidden: options.isHidden, options.reservedLayoutWidth)
    }

    public struct DeleteOptions {
        public var isHidden: Bool
        public var reservedLayoutWidth: LayoutDimension
        /// Kept for the app: nothing is drawn.
        public var tintColor: UIColor?
        /// Kept for the app: nothing is drawn.
        public var backgroundColor: UIColor?
        public init(
            isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
            backgroundColor: UIColor? = nil
        ) {
            (self.isHidden, self.reservedLayoutWidth) = (isHidden ?? false, reservedLayoutWidth ?? .actual)
            (self.tintColor, self.backgroundColor) = (tintColor, backgroundColor)
        }
    }
    public static func delete(
        displayed: DisplayedState = .whenEditing, options: DeleteOptions = DeleteOptions(),
        actionHandler: ActionHandler? = nil
    ) -> UICellAccessory {
        UICellAccessory(
            .delete, displayed, isHidden: options.isHidden, options.reservedLayoutWidth, isLeading: true)
    }

    public struct LabelOptions {
        public var isHidden: Bool
        public var reservedLayoutWidth: LayoutDimension
        /// Kept for the app: nothing is drawn.
        public var tintColor: UIColor?
        public var font: UIFont
        /// Kept for the app: the font stays.
        public var adjustsFontForContentSizeCategory: Bool
        public init(
            isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
            font: UIFont? = nil, adjustsFontForContentSizeCategory: Bool? = nil
        ) {
            (self.isHidden, self.reservedLayoutWidth) = (isHidden ?? false, reservedLayoutWidth ?? .actual)
            (self.tintColor, self.font) = (tintColor, font ?? .preferredFont(forTextStyle: .body))
            self.adjustsFontForContentSizeCategory = adjustsFontForContentSizeCategory ?? true
        }
    }
    public static func label(
        text: String, displayed: DisplayedState = .always, options: LabelOptions = LabelOptions()
    ) -> UICellAccessory {
        nonisolated(unsafe) var made: UIView?
        let font = options.font
        MainActor.assumeIsolated {
            let label = UILabel()
            (label.text, label.font) = (text, font)
            label.sizeToFit()
            made = label
        }
        return UICellAccessory(
            .label, displayed, isHidden: options.isHidden, options.reservedLayoutWidth, view: made)
    }

    public struct CustomViewConfiguration {
        public let customView: UIView
        public let placement: Placement
        public var isHidden: Bool
        public var reservedLayoutWidth: LayoutDimension
        /// Kept for the app: nothing is drawn.
        public var tintColor: UIColor?
        /// Kept for the app: a custom view has the size that fits it.
        public var maintainsFixedSize: Bool
        public init(
            customView: UIView, placement: Placement, isHidden: Bool? = nil,
            reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil, maintainsFixedSize: Bool? = nil
        ) {
            (self.customView, self.placement, self.tintColor) = (customView, placement, tintColor)
            (self.isHidden, self.reservedLayoutWidth) = (isHidden ?? false, reservedLayoutWidth ?? .standard)
            self.maintainsFixedSize = maintainsFixedSize ?? false
        }
    }
    public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory {
        let view = configuration.customView
        MainActor.assumeIsolated { if view.bounds.isEmpty { view.sizeToFit() } }
        var isLeading = false, displayed = DisplayedState.always
        switch configuration.placement {
        case .leading(let state, _): (isLeading, displayed) = (true, state)
        case .trailing(let state, _): displayed = state
        }
        return UICellAccessory(
            .customView(view), displayed, isHidden: configuration.isHidden, configuration.reservedLayoutWidth,
            view: view, isLeading: isLeading)
    }
}
