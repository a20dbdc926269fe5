// Fidelity: exact — UITableViewCell.h

import Foundation

extension UITableViewCell {
    /// What a cell shows after its content.
    public enum AccessoryType: _ImportedEnumeration {
        case none
        case disclosureIndicator
        case detailDisclosureButton
        case checkmark
        case detailButton
        /// A number that has no name.
        @available(*, unavailable) case _unnamed(Int)

        /// The value of a number; every number has one.
        public init?(rawValue: Int) {
            switch rawValue {
            case 0: self = .none
            case 1: self = .disclosureIndicator
            case 2: self = .detailDisclosureButton
            case 3: self = .checkmark
            case 4: self = .detailButton
            default: self = .unnamed(rawValue)
            }
        }

        /// The number.
        public var rawValue: Int {
            switch self {
            case .none: 0
            case .disclosureIndicator: 1
            case .detailDisclosureButton: 2
            case .checkmark: 3
            case .detailButton: 4
            @unknown default: unnamedNumber
            }
        }
    }
}

extension UITableViewCell {
    /// How a row can be edited.
    public enum EditingStyle: _ImportedEnumeration {
        case none
        case delete
        case insert
        /// A number that has no name.
        @available(*, unavailable) case _unnamed(Int)

        /// The value of a number; every number has one.
        public init?(rawValue: Int) {
            switch rawValue {
            case 0: self = .none
            case 1: self = .delete
            case 2: self = .insert
            default: self = .unnamed(rawValue)
            }
        }

        /// The number.
        public var rawValue: Int {
            switch self {
            case .none: 0
            case .delete: 1
            case .insert: 2
            @unknown default: unnamedNumber
            }
        }
    }
}
