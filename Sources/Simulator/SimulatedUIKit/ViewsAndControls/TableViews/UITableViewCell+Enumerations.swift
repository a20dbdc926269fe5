// Fidelity: exact — UITableViewCell.h

import Foundation

extension UITableViewCell {
    /// The accessory after a cell's content.
    public enum AccessoryType: _ImportedEnumeration {
        case none
        case disclosureIndicator
        case detailDisclosureButton
        case checkmark
        case detailButton
        @available(*, unavailable) case _unnamed(Int)
        public static let _numbers = Array(0...4)
    }
}

extension UITableViewCell {
    /// The ways in which a row can be edited.
    public enum EditingStyle: _ImportedEnumeration {
        case none
        case delete
        case insert
        @available(*, unavailable) case _unnamed(Int)
        public static let _numbers = Array(0...2)
    }
}
