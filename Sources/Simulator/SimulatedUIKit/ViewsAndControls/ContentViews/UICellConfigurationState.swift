// Fidelity: partial — selection, editing and traits; dragging and dropping are absent

import Foundation

@available(iOS 14.0, *)
public struct UICellConfigurationState: UIConfigurationState, Hashable {
    /// Kept for the app and its configurations.
    public var traitCollection: UITraitCollection
    /// Kept for the app and its configurations.
    public var isDisabled = false
    /// Kept for the app and its configurations.
    public var isHighlighted = false
    /// Kept for the app and its configurations.
    public var isSelected = false
    /// Kept for the app and its configurations, which can read the value back.
    public var isFocused = false
    /// Kept for the app and its configurations.
    public var isEditing = false
    private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

    public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

    @MainActor
    init(of cell: UITableViewCell) {
        self.init(traitCollection: cell.traitCollection)
        (isSelected, isEditing) = (cell.isSelected, cell.isEditing)
    }

    @MainActor
    init(of cell: UICollectionViewCell) {
        self.init(traitCollection: cell.traitCollection)
        (isSelected, isHighlighted) = (cell.isSelected, cell.isHighlighted)
    }

    public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
        get { custom[key] }
        set { custom[key] = newValue }
    }
}
