// Fidelity: exact — UICollectionViewLayout.h and UICollectionViewFlowLayout.h

import Foundation

extension UICollectionView {
    /// The scrolling axis of a flow layout.
    public enum ScrollDirection: _ImportedEnumeration {
        /// Up and down.
        case vertical
        /// Left and right.
        case horizontal
        @available(*, unavailable) case _unnamed(Int)
        public static let _numbers = Array(0...1)
    }

    /// The category of an element that a layout has placed.
    public enum ElementCategory: _ImportedEnumeration {
        /// An item.
        case cell
        /// A header, a footer or another view of a kind.
        case supplementaryView
        /// A view that only the layout creates.
        case decorationView
        @available(*, unavailable) case _unnamed(Int)
        public typealias RawValue = UInt
        public static let _numbers = Array(0...2)
    }
}

extension UICollectionViewFlowLayout {
    /// The reference of a section's insets.
    public enum SectionInsetReference: _ImportedEnumeration {
        /// The content's insets.
        case fromContentInset
        case fromSafeArea
        case fromLayoutMargins
        @available(*, unavailable) case _unnamed(Int)
        public static let _numbers = Array(0...2)
    }
}
