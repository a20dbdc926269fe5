// Fidelity: partial — sizes and styles are Apple's; only Helvetica has its own widths, other fonts borrow them (rule D62)

import Foundation

/// A font: a size and a weight whose text measures are plain arithmetic (``TextMeasure``).
open class UIFont: NSObject, @unchecked Sendable {
    /// The weight of the strokes, −1…1.
    public struct Weight: Hashable, RawRepresentable, Sendable {
        /// The weight, −1…1; 0 is regular.
        public let rawValue: CGFloat
        /// Creates a weight.
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        /// Creates a weight.
        public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
        /// The thinnest strokes.
        public static let ultraLight = Weight(-0.8)
        /// Between ultra-light and light.
        public static let thin = Weight(-0.6)
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
        /// The heaviest strokes.
        public static let black = Weight(0.62)
    }

    /// The size in points.
    @exclusivity(unchecked) open private(set) var pointSize: CGFloat
    /// The PostScript name of the face.
    open private(set) var fontName: String
    /// The weight of the strokes.
    @_spi(Simulation) public let weight: Weight
    /// The extent of lines above and below the baseline, as a fraction of the size.
    private let reach: Reach

    init(pointSize: CGFloat, weight: Weight) {
        self.pointSize = pointSize
        self.weight = weight
        fontName = weight.rawValue >= Weight.semibold.rawValue ? ".SFUI-Semibold" : ".SFUI-Regular"
        reach = .system
    }

    private init(pointSize: CGFloat, face: String) {
        self.pointSize = pointSize
        weight = Weight(ofFace: face)
        fontName = face
        reach = InstalledFonts.family(of: face) == "Helvetica" ? .helvetica : .system
    }

    /// Creates a font of size zero, which shows nothing.
    public override convenience init() { self.init(pointSize: 0, weight: .regular) }

    /// Creates the font of a face or a family by its name, of a size in points; nil if the phone has none (rule D62).
    ///
    /// Partial: a font other than Helvetica in its upright, oblique and bold faces has the measures of the system's, which is
    /// recorded.
    public convenience init?(name fontName: String, size fontSize: CGFloat) {
        guard let face = InstalledFonts.face(named: fontName) else {
            unmodelledOnAnyThread("UIFont.init(name:size:)")
            return nil
        }
        if !Self.measured.contains(face) { unmodelledOnAnyThread("UIFont.init(name:size:)") }
        self.init(pointSize: fontSize, face: face)
    }

    /// The font of text without a font attribute (rule D67): Helvetica of 12 points.
    static let unset = UIFont(pointSize: 12, face: "Helvetica")

    /// The faces with published widths.
    private static let measured: Set = ["Helvetica", "Helvetica-Oblique", "Helvetica-Bold", "Helvetica-BoldOblique"]

    /// The font families on the phone.
    open class var familyNames: [String] { InstalledFonts.families }

    /// Returns the names of the faces of a family.
    open class func fontNames(forFamilyName familyName: String) -> [String] { InstalledFonts.faces(of: familyName) }

    open var familyName: String { InstalledFonts.family(of: fontName) ?? ".AppleSystemUIFont" }

    /// Returns the system font of a size in points.
    open class func systemFont(ofSize fontSize: CGFloat) -> UIFont { UIFont(pointSize: fontSize, weight: .regular) }

    /// Returns the system font of a size in points and a weight.
    open class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        UIFont(pointSize: fontSize, weight: weight)
    }

    /// Returns the italic system font of a size in points, with the measures of the upright font.
    open class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        UIFont(pointSize: fontSize, weight: .regular)
    }

    /// Returns the bold system font of a size in points.
    open class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        UIFont(pointSize: fontSize, weight: .semibold)
    }

    /// Returns the system font with digits of equal width; every font here has such digits.
    @available(iOS 9.0, *)
    open class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        UIFont(pointSize: fontSize, weight: weight)
    }

    /// Returns the font of a text style at the text size of the current traits.
    open class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
        preferredFont(forTextStyle: style, compatibleWith: nil)
    }

    /// Returns the font of a text style at the text size of some traits; nil means the current traits.
    @available(iOS 10.0, *)
    open class func preferredFont(
        forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
    ) -> UIFont {
        UIFont(
            pointSize: DynamicType.size(of: style, in: traitCollection ?? DynamicType.currentTraits),
            weight: style == .headline ? .semibold : .regular)
    }

    /// The distance from the baseline to the top of the tallest glyph, in points.
    open var ascender: CGFloat { pointSize * reach.above }
    /// The distance from the baseline to the lowest descent, in points; negative.
    open var descender: CGFloat { -pointSize * reach.below }
    /// The extra space between lines in points.
    open var leading: CGFloat { 0 }
    /// The height of one line in points: 1.19336 times the size of the system font, 1.15 times the size of Helvetica,
    /// as measured.
    open var lineHeight: CGFloat { ascender - descender + leading }

    /// Returns the same font in another size, in points.
    open func withSize(_ fontSize: CGFloat) -> UIFont {
        InstalledFonts.family(of: fontName) == nil
            ? UIFont(pointSize: fontSize, weight: weight) : UIFont(pointSize: fontSize, face: fontName)
    }

    /// Returns whether two fonts have equal face, size and weight.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIFont else { return false }
        return other.pointSize == pointSize && other.weight == weight && other.fontName == fontName
    }

    /// A hash; equal fonts have equal hashes.
    open override var hash: Int { pointSize.hashValue ^ weight.hashValue }
}

/// The extent of a font's lines above and below the baseline, as a fraction of its size.
private struct Reach {
    let above: CGFloat
    let below: CGFloat

    static let system = Reach(above: 0.952_148_437_5, below: 0.241_210_937_5)
    static let helvetica = Reach(above: 0.920_019_531_25, below: 0.229_980_468_75)
}

extension UIFont.Weight {
    /// Creates the weight that a face's name contains.
    fileprivate init(ofFace name: String) {
        let weights: [(String, UIFont.Weight)] = [
            ("Ultralight", .ultraLight), ("Thin", .thin), ("Light", .light), ("Medium", .medium),
            ("Semibold", .semibold), ("Demibold", .semibold), ("-W6", .semibold), ("-W7", .bold),
            ("Heavy", .heavy), ("Black", .black), ("Bold", .bold)
        ]
        self = weights.first { name.range(of: $0.0, options: .caseInsensitive) != nil }?.1 ?? .regular
    }
}
