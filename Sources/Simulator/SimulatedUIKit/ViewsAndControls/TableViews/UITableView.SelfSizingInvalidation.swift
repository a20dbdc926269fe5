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
        @available(*, unavailable) case _unnamed(Int)
        public static let _numbers = Array(0...2)
    }
}
