// Fidelity: exact — UITableView.h (rule C39)

import Foundation

extension UITableView {
    @available(iOS 16.0, *)
    public enum SelfSizingInvalidation: _ImportedEnumeration {
        case disabled
        case enabled
        case enabledIncludingConstraints
        @available(*, unavailable) case _unnamed(Int)
        public static let _numbers = Array(0...2)
    }
}
