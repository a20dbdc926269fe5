// Fidelity: partial — selection, editing and traits; dragging and dropping are absent

import Foundation

@available(iOS 14.0, *)
public struct UICellConfigurationState: UIConfigurationState, Hashable {
    /// The traits of the cell.
    ///
    /// Kept for the app and its configurations.
    public var traitCollection: UITraitCollection
    /// Whether the cell is disabled.
    ///
    /// Kept for the app and its configurations.
    public var isDisabled = false
    /// Whether a finger is on the cell.
    ///
    /// Kept for the app and its configurations.
    public var isHighlighted = false
    /// Whether the cell is selected.
    ///
    /// Kept for the app and its configurations.
    public var isSelected = false
    /// Whether the cell has the focus.
    ///
    /// Kept for the app and its configurations.
    public var isFocused = false
    /// Whether the row is in editing mode.
    ///
    /// Kept for the app and its configurations.
    public var isEditing = false
    private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

    public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

    @MainActor
    init(of cell: UITableViewCell) {
        self.init(traitCollection: cell.traitCollection)
        (isSelected, isEditing) = (cell.isSelected, cell.isEditing)
    }

    public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
        get { custom[key] }
        set { custom[key] = newValue }
    }
}
