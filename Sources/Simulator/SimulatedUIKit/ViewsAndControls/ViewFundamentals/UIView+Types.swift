// Fidelity: exact — UIView.h

import Foundation

extension UIView {
    /// The size value that says "no natural size on this axis".
    public static let noIntrinsicMetric: CGFloat = -1
    /// Asks for the smallest size that fits.
    public static let layoutFittingCompressedSize = CGSize.zero
    /// Asks for the largest size that fits.
    public static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)

    /// Which parts of a view flex when its superview's size changes.
    public struct AutoresizingMask: OptionSet, Sendable {
        /// The bits.
        public let rawValue: UInt
        /// Creates a mask from its bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// The distance to the left edge flexes.
        public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1 << 0)
        /// The width flexes.
        public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
        /// The distance to the right edge flexes.
        public static let flexibleRightMargin = AutoresizingMask(rawValue: 1 << 2)
        /// The distance to the top edge flexes.
        public static let flexibleTopMargin = AutoresizingMask(rawValue: 1 << 3)
        /// The height flexes.
        public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
        /// The distance to the bottom edge flexes.
        public static let flexibleBottomMargin = AutoresizingMask(rawValue: 1 << 5)
    }

}

extension UIView {
    /// How content fits into the bounds.
    public enum ContentMode: _ImportedEnumeration {
        case scaleToFill
        case scaleAspectFit
        case scaleAspectFill
        case redraw
        case center
        case top
        case bottom
        case left
        case right
        case topLeft
        case topRight
        case bottomLeft
        case bottomRight
        /// A number that has no name.
        @available(*, unavailable) case _unnamed(Int)

        /// The value of a number; every number has one.
        public init?(rawValue: Int) {
            switch rawValue {
            case 0: self = .scaleToFill
            case 1: self = .scaleAspectFit
            case 2: self = .scaleAspectFill
            case 3: self = .redraw
            case 4: self = .center
            case 5: self = .top
            case 6: self = .bottom
            case 7: self = .left
            case 8: self = .right
            case 9: self = .topLeft
            case 10: self = .topRight
            case 11: self = .bottomLeft
            case 12: self = .bottomRight
            default: self = .unnamed(rawValue)
            }
        }

        /// The number.
        public var rawValue: Int {
            switch self {
            case .scaleToFill: 0
            case .scaleAspectFit: 1
            case .scaleAspectFill: 2
            case .redraw: 3
            case .center: 4
            case .top: 5
            case .bottom: 6
            case .left: 7
            case .right: 8
            case .topLeft: 9
            case .topRight: 10
            case .bottomLeft: 11
            case .bottomRight: 12
            @unknown default: unnamedNumber
            }
        }
    }
}

/// The reading direction that a view forces on its content.
public enum UISemanticContentAttribute: _ImportedEnumeration {
    case unspecified
    case playback
    case spatial
    case forceLeftToRight
    case forceRightToLeft
    /// A number that has no name.
    @available(*, unavailable) case _unnamed(Int)

    /// The value of a number; every number has one.
    public init?(rawValue: Int) {
        switch rawValue {
        case 0: self = .unspecified
        case 1: self = .playback
        case 2: self = .spatial
        case 3: self = .forceLeftToRight
        case 4: self = .forceRightToLeft
        default: self = .unnamed(rawValue)
        }
    }

    /// The number.
    public var rawValue: Int {
        switch self {
        case .unspecified: 0
        case .playback: 1
        case .spatial: 2
        case .forceLeftToRight: 3
        case .forceRightToLeft: 4
        @unknown default: unnamedNumber
        }
    }
}

/// The direction that a language is read in.
public enum UIUserInterfaceLayoutDirection: _ImportedEnumeration {
    case leftToRight
    case rightToLeft
    /// A number that has no name.
    @available(*, unavailable) case _unnamed(Int)

    /// The value of a number; every number has one.
    public init?(rawValue: Int) {
        switch rawValue {
        case 0: self = .leftToRight
        case 1: self = .rightToLeft
        default: self = .unnamed(rawValue)
        }
    }

    /// The number.
    public var rawValue: Int {
        switch self {
        case .leftToRight: 0
        case .rightToLeft: 1
        @unknown default: unnamedNumber
        }
    }
}
