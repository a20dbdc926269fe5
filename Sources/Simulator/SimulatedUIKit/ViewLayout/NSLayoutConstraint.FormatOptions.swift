// Fidelity: partial — the options of NSLayoutConstraint.h; spacing by baselines is absent (rule B61)

import Foundation

extension NSLayoutConstraint {
    /// The alignment of views in a visual format.
    public struct FormatOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Aligns the left edges.
        public static let alignAllLeft = FormatOptions(rawValue: 1 << 1)
        /// Aligns the right edges.
        public static let alignAllRight = FormatOptions(rawValue: 1 << 2)
        /// Aligns the top edges.
        public static let alignAllTop = FormatOptions(rawValue: 1 << 3)
        /// Aligns the bottom edges.
        public static let alignAllBottom = FormatOptions(rawValue: 1 << 4)
        /// Aligns the leading edges.
        public static let alignAllLeading = FormatOptions(rawValue: 1 << 5)
        /// Aligns the trailing edges.
        public static let alignAllTrailing = FormatOptions(rawValue: 1 << 6)
        /// Aligns the horizontal centres.
        public static let alignAllCenterX = FormatOptions(rawValue: 1 << 9)
        /// Aligns the vertical centres.
        public static let alignAllCenterY = FormatOptions(rawValue: 1 << 10)
        /// Aligns the last baselines.
        public static let alignAllLastBaseline = FormatOptions(rawValue: 1 << 11)
        /// Aligns the first baselines.
        public static let alignAllFirstBaseline = FormatOptions(rawValue: 1 << 12)
        /// All alignment options.
        public static let alignmentMask = FormatOptions(rawValue: 0xFFFF)
        /// Arranges views in the reading direction.
        public static let directionLeadingToTrailing: FormatOptions = []
        public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
        public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)
        /// All directions.
        public static let directionMask = FormatOptions(rawValue: 0x3 << 16)
        /// Vertical distances are between baselines; here they are between edges.
        @available(iOS 11.0, *)
        public static let spacingBaselineToBaseline = FormatOptions(rawValue: 1 << 19)
        /// All kinds of spacing.
        @available(iOS 11.0, *)
        public static let spacingMask = FormatOptions(rawValue: 1 << 19)

        /// The attributes that are equal for all views.
        var attributes: [NSLayoutConstraint.Attribute] {
            let pairs: [(FormatOptions, NSLayoutConstraint.Attribute)] = [
                (.alignAllLeft, .left), (.alignAllRight, .right), (.alignAllTop, .top), (.alignAllBottom, .bottom),
                (.alignAllLeading, .leading), (.alignAllTrailing, .trailing), (.alignAllCenterX, .centerX),
                (.alignAllCenterY, .centerY), (.alignAllLastBaseline, .lastBaseline),
                (.alignAllFirstBaseline, .firstBaseline)
            ]
            return pairs.filter { contains($0.0) }.map(\.1)
        }

        /// Returns whether an attribute belongs to the horizontal axis.
        static func isHorizontal(_ attribute: NSLayoutConstraint.Attribute) -> Bool {
            [.left, .right, .leading, .trailing, .centerX].contains(attribute)
        }
    }
}
