// Fidelity: exact — UITableView.h (rule C39)

import Foundation

extension UITableView {
    /// When cells that decide about their size are asked anew.
    @available(iOS 16.0, *)
    public enum SelfSizingInvalidation: _ImportedEnumeration {
        /// Only in an update.
        case disabled
        /// When the cell or its content view says that its natural size has changed.
        case enabled
        /// Also when Auto Layout changes something in the content view.
        case enabledIncludingConstraints
        /// A number that has no name.
        @available(*, unavailable) case _unnamed(Int)

        /// The value of a number; every number has one.
        public init?(rawValue: Int) {
            switch rawValue {
            case 0: self = .disabled
            case 1: self = .enabled
            case 2: self = .enabledIncludingConstraints
            default: self = .unnamed(rawValue)
            }
        }

        /// The number.
        public var rawValue: Int {
            switch self {
            case .disabled: 0
            case .enabled: 1
            case .enabledIncludingConstraints: 2
            @unknown default: unnamedNumber
            }
        }
    }
}
