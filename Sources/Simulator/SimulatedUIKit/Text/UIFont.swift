// Fidelity: partial — sizes and styles are Apple's; widths come from the public Helvetica metrics, not from San Francisco

import Foundation

/// A font: a size and a weight whose text measures are plain arithmetic (``TextMeasure``).
open class UIFont: NSObject, @unchecked Sendable {
    /// How heavy the strokes are, −1…1.
    public struct Weight: Hashable, RawRepresentable, Sendable {
        /// The weight, −1…1; 0 is regular.
        public let rawValue: CGFloat
        /// Creates a weight.
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        /// Creates a weight.
        public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
        /// Light strokes.
        public static let light = Weight(-0.4)
        /// Normal strokes.
        public static let regular = Weight(0)
        /// Between regular and semibold.
        public static let medium = Weight(0.23)
        /// Between medium and bold.
        public static let semibold = Weight(0.3)
        /// Bold strokes.
        public static let bold = Weight(0.4)
        /// Heavier than bold.
        public static let heavy = Weight(0.56)
    }

    /// The size in points.
    open private(set) var pointSize: CGFloat
    /// The name.
    open private(set) var fontName: String
    /// How heavy the strokes are.
    @_spi(Simulation) public let weight: Weight

    init(pointSize: CGFloat, weight: Weight) {
        self.pointSize = pointSize
        self.weight = weight
        fontName = weight.rawValue >= Weight.semibold.rawValue ? ".SFUI-Semibold" : ".SFUI-Regular"
    }

    /// The system font of a size in points.
    open class func systemFont(ofSize fontSize: CGFloat) -> UIFont { UIFont(pointSize: fontSize, weight: .regular) }

    /// The system font of a size in points and a weight.
    open class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        UIFont(pointSize: fontSize, weight: weight)
    }

    /// The italic system font of a size in points; it measures as the upright one.
    open class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        UIFont(pointSize: fontSize, weight: .regular)
    }

    /// The bold system font of a size in points.
    open class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        UIFont(pointSize: fontSize, weight: .semibold)
    }

    /// The system font whose digits are equally wide, as they are in the metrics of every font here.
    @available(iOS 9.0, *)
    open class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        UIFont(pointSize: fontSize, weight: weight)
    }

    /// The font of a text style at the default text size.
    open class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
        preferredFont(forTextStyle: style, compatibleWith: nil)
    }

    /// The font of a text style at the text size that traits say; at the default one where they say none.
    @available(iOS 10.0, *)
    open class func preferredFont(
        forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
    ) -> UIFont {
        UIFont(
            pointSize: DynamicType.size(of: style, in: traitCollection),
            weight: style == .headline ? .semibold : .regular)
    }

    /// Distance from baseline to the top of the tallest glyph, in points.
    open var ascender: CGFloat { pointSize * 0.952_148_437_5 }
    /// Distance from baseline to the lowest descent, in points; negative.
    open var descender: CGFloat { -pointSize * 0.241_210_937_5 }
    /// Extra space between lines in points.
    open var leading: CGFloat { 0 }
    /// Height of one line in points: 1.19336 times the size, as measured of the system font.
    open var lineHeight: CGFloat { ascender - descender + leading }

    /// The same font in another size, in points.
    open func withSize(_ fontSize: CGFloat) -> UIFont { UIFont(pointSize: fontSize, weight: weight) }

    /// Whether two fonts have equal size and weight.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIFont else { return false }
        return other.pointSize == pointSize && other.weight == weight
    }

    /// A hash that equal fonts share.
    open override var hash: Int { pointSize.hashValue ^ weight.hashValue }
}
