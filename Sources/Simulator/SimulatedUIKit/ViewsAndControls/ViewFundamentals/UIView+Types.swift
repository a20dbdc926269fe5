// Fidelity: exact — UIView.h

import Foundation

extension UIView {
    /// The size value that stands for "no natural size on this axis".
    public static let noIntrinsicMetric: CGFloat = -1
    /// The target size for the smallest fitting size.
    public static let layoutFittingCompressedSize = CGSize.zero
    /// The target size for the largest fitting size.
    public static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)

    /// The parts of a view that flex when its superview's size changes.
    public struct AutoresizingMask: OptionSet, Sendable {
        public let rawValue: UInt
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
    /// The mode in which content fits into the bounds.
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
        @available(*, unavailable) case _unnamed(Int)
        public static let _numbers = Array(0...12)
    }
}

/// The reading direction that a view forces on its content.
public enum UISemanticContentAttribute: _ImportedEnumeration {
    case unspecified
    case playback
    case spatial
    case forceLeftToRight
    case forceRightToLeft
    @available(*, unavailable) case _unnamed(Int)
    public static let _numbers = Array(0...4)
}

/// The reading direction of a language.
public enum UIUserInterfaceLayoutDirection: _ImportedEnumeration {
    case leftToRight
    case rightToLeft
    @available(*, unavailable) case _unnamed(Int)
    public static let _numbers = Array(0...1)
}
