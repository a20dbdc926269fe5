// Fidelity: partial — UITextInput.h; the groups are kept, the bar on top of a tablet's keyboard is not shown

import Foundation

@preconcurrency @MainActor
open class UITextInputAssistantItem: NSObject {
    /// Whether a person may hide the bar.
    ///
    /// Kept for the app, which can read the value back.
    open var allowsHidingShortcuts = true
    /// The groups before the typing suggestions.
    ///
    /// Kept for the app, which can read the value back.
    open var leadingBarButtonGroups: [UIBarButtonItemGroup] = []
    /// The groups after the typing suggestions.
    ///
    /// Kept for the app.
    open var trailingBarButtonGroups: [UIBarButtonItemGroup] = []
}

@preconcurrency @MainActor
open class UIBarButtonItemGroup: NSObject {
    /// The buttons.
    ///
    /// Kept for the app.
    open var barButtonItems: [UIBarButtonItem]
    /// The button that replaces the group if there is too little room for all buttons.
    ///
    /// Kept for the app.
    open var representativeItem: UIBarButtonItem?
    /// Inert: nothing is displayed, so this is always false.
    open var isDisplayingRepresentativeItem: Bool { false }

    public init(barButtonItems: [UIBarButtonItem], representativeItem: UIBarButtonItem?) {
        (self.barButtonItems, self.representativeItem) = (barButtonItems, representativeItem)
        super.init()
    }

    /// Inert: archives are not read; gives an empty group.
    public required init?(coder: NSCoder) {
        barButtonItems = []
        super.init()
    }
}
