// Fidelity: exact — UICollectionViewLayout.h and UICollectionViewFlowLayout.h

import Foundation

extension UICollectionView {
    public enum ScrollDirection: _ImportedEnumeration {
        case vertical
        case horizontal
        @available(*, unavailable) case _unnamed(Int)
        public static let _numbers = Array(0...1)
    }

    public enum ElementCategory: _ImportedEnumeration {
        case cell
        case supplementaryView
        case decorationView
        @available(*, unavailable) case _unnamed(Int)
        public typealias RawValue = UInt
        public static let _numbers = Array(0...2)
    }
}

extension UICollectionViewFlowLayout {
    public enum SectionInsetReference: _ImportedEnumeration {
        case fromContentInset
        case fromSafeArea
        case fromLayoutMargins
        @available(*, unavailable) case _unnamed(Int)
        public static let _numbers = Array(0...2)
    }
}
