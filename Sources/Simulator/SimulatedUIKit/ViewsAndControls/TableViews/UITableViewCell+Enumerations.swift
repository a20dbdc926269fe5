// Fidelity: exact — UITableViewCell.h

import Foundation

extension UITableViewCell {
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
    public enum EditingStyle: _ImportedEnumeration {
        case none
        case delete
        case insert
        @available(*, unavailable) case _unnamed(Int)
        public static let _numbers = Array(0...2)
    }
}
