// Fidelity: exact — UITableView.h (rule C39)

import Foundation

extension UITableView {
    /// The occasions on which self-sizing cells are measured again.
    @available(iOS 16.0, *)
    public enum SelfSizingInvalidation: _ImportedEnumeration {
        /// Only in an update of the table.
        case disabled
        /// After the cell or its content view has reported a change of its natural size.
        case enabled
        /// In addition, after Auto Layout has changed the content view.
        case enabledIncludingConstraints
        @available(*, unavailable) case _unnamed(Int)
        public static let _numbers = Array(0...2)
    }
}
