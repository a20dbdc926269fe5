// Fidelity: exact — UIView.h

import Foundation

extension UIView {
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

    /// How content fits into the bounds.
    public typealias ContentMode = UIViewContentMode
}
