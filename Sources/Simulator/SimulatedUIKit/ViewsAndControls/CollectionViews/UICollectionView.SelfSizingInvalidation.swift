// Fidelity: partial — changed constraints alone never change a size (rule C39)

import Foundation

extension UICollectionView {
    @available(iOS 16.0, *)
    public enum SelfSizingInvalidation: _ImportedEnumeration {
        case disabled
        case enabled
        case enabledIncludingConstraints
        @available(*, unavailable) case _unnamed(Int)
        public static let _numbers = Array(0...2)
    }
}
