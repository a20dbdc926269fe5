// Fidelity: exact — UIView.h

import Foundation

extension UIView {
    public static let noIntrinsicMetric: CGFloat = -1
    public static let layoutFittingCompressedSize = CGSize.zero
    public static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)

    public struct AutoresizingMask: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1 << 0)
        public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
        public static let flexibleRightMargin = AutoresizingMask(rawValue: 1 << 2)
        public static let flexibleTopMargin = AutoresizingMask(rawValue: 1 << 3)
        public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
        public static let flexibleBottomMargin = AutoresizingMask(rawValue: 1 << 5)
    }

}

extension UIView {
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

public enum UISemanticContentAttribute: _ImportedEnumeration {
    case unspecified
    case playback
    case spatial
    case forceLeftToRight
    case forceRightToLeft
    @available(*, unavailable) case _unnamed(Int)
    public static let _numbers = Array(0...4)
}

public enum UIUserInterfaceLayoutDirection: _ImportedEnumeration {
    case leftToRight
    case rightToLeft
    @available(*, unavailable) case _unnamed(Int)
    public static let _numbers = Array(0...1)
}
