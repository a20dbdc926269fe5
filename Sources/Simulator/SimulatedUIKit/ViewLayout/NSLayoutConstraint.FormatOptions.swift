// Fidelity: partial — the options of NSLayoutConstraint.h; spacing by baselines is absent (rule B61)

import Foundation

extension NSLayoutConstraint {
    /// How a visual format lines its views up.
    public struct FormatOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// The left edges are the same.
        public static let alignAllLeft = FormatOptions(rawValue: 1 << 1)
        /// The right edges are the same.
        public static let alignAllRight = FormatOptions(rawValue: 1 << 2)
        /// The top edges are the same.
        public static let alignAllTop = FormatOptions(rawValue: 1 << 3)
        /// The bottom edges are the same.
        public static let alignAllBottom = FormatOptions(rawValue: 1 << 4)
        /// The leading edges are the same.
        public static let alignAllLeading = FormatOptions(rawValue: 1 << 5)
        /// The trailing edges are the same.
        public static let alignAllTrailing = FormatOptions(rawValue: 1 << 6)
        /// The horizontal middles are the same.
        public static let alignAllCenterX = FormatOptions(rawValue: 1 << 9)
        /// The vertical middles are the same.
        public static let alignAllCenterY = FormatOptions(rawValue: 1 << 10)
        /// The last baselines are the same.
        public static let alignAllLastBaseline = FormatOptions(rawValue: 1 << 11)
        /// The first baselines are the same.
        public static let alignAllFirstBaseline = FormatOptions(rawValue: 1 << 12)
        /// All that line up.
        public static let alignmentMask = FormatOptions(rawValue: 0xFFFF)
        /// In the direction of reading.
        public static let directionLeadingToTrailing: FormatOptions = []
        public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
        public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)
        /// All directions.
        public static let directionMask = FormatOptions(rawValue: 0x3 << 16)
        /// Distances up and down are those between baselines; they are those between edges here.
        @available(iOS 11.0, *)
        public static let spacingBaselineToBaseline = FormatOptions(rawValue: 1 << 19)
        /// All kinds of distances.
        @available(iOS 11.0, *)
        public static let spacingMask = FormatOptions(rawValue: 1 << 19)

        /// The attributes that are the same for all views.
        var attributes: [NSLayoutConstraint.Attribute] {
            let pairs: [(FormatOptions, NSLayoutConstraint.Attribute)] = [
                (.alignAllLeft, .left), (.alignAllRight, .right), (.alignAllTop, .top), (.alignAllBottom, .bottom),
                (.alignAllLeading, .leading), (.alignAllTrailing, .trailing), (.alignAllCenterX, .centerX),
                (.alignAllCenterY, .centerY), (.alignAllLastBaseline, .lastBaseline),
                (.alignAllFirstBaseline, .firstBaseline)
            ]
            return pairs.filter { contains($0.0) }.map(\.1)
        }

        /// Whether an attribute is one that lies along the horizontal axis.
        static func isHorizontal(_ attribute: NSLayoutConstraint.Attribute) -> Bool {
            [.left, .right, .leading, .trailing, .centerX].contains(attribute)
        }
    }
}
