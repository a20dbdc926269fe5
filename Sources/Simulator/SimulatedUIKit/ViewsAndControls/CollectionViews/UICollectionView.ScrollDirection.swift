// Fidelity: exact — UICollectionViewLayout.h and UICollectionViewFlowLayout.h

import Foundation

extension UICollectionView {
    /// The axis that a flow of items scrolls on.
    public enum ScrollDirection: _ImportedEnumeration {
        /// Up and down.
        case vertical
        /// Left and right.
        case horizontal
        /// A number that has no name.
        @available(*, unavailable) case _unnamed(Int)

        /// The value of a number; every number has one.
        public init?(rawValue: Int) {
            switch rawValue {
            case 0: self = .vertical
            case 1: self = .horizontal
            default: self = .unnamed(rawValue)
            }
        }

        /// The number.
        public var rawValue: Int {
            switch self {
            case .vertical: 0
            case .horizontal: 1
            @unknown default: unnamedNumber
            }
        }
    }

    /// What a layout has placed.
    public enum ElementCategory: _ImportedEnumeration {
        /// An item.
        case cell
        /// A header, a footer or another view of a kind.
        case supplementaryView
        /// A view of the layout alone.
        case decorationView
        /// A number that has no name.
        @available(*, unavailable) case _unnamed(Int)

        /// The value of a number; every number has one.
        public init?(rawValue: UInt) {
            switch rawValue {
            case 0: self = .cell
            case 1: self = .supplementaryView
            case 2: self = .decorationView
            default: self = .unnamed(Int(bitPattern: rawValue))
            }
        }

        /// The number.
        public var rawValue: UInt {
            switch self {
            case .cell: 0
            case .supplementaryView: 1
            case .decorationView: 2
            @unknown default: UInt(bitPattern: unnamedNumber)
            }
        }
    }
}

extension UICollectionViewFlowLayout {
    /// What a section's insets are counted from.
    public enum SectionInsetReference: _ImportedEnumeration {
        /// The content's insets.
        case fromContentInset
        /// The safe area.
        case fromSafeArea
        /// The layout margins.
        case fromLayoutMargins
        /// A number that has no name.
        @available(*, unavailable) case _unnamed(Int)

        /// The value of a number; every number has one.
        public init?(rawValue: Int) {
            switch rawValue {
            case 0: self = .fromContentInset
            case 1: self = .fromSafeArea
            case 2: self = .fromLayoutMargins
            default: self = .unnamed(rawValue)
            }
        }

        /// The number.
        public var rawValue: Int {
            switch self {
            case .fromContentInset: 0
            case .fromSafeArea: 1
            case .fromLayoutMargins: 2
            @unknown default: unnamedNumber
            }
        }
    }
}
