// Fidelity: partial — sizes and styles are Apple's; only Helvetica has its own widths, other fonts borrow them (rule D62)

import Foundation

open class UIFont: NSObject, @unchecked Sendable {
    public struct Weight: Hashable, RawRepresentable, Sendable {
        public let rawValue: CGFloat
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
        public static let ultraLight = Weight(-0.8)
        public static let thin = Weight(-0.6)
        public static let light = Weight(-0.4)
        public static let regular = Weight(0)
        public static let medium = Weight(0.23)
        public static let semibold = Weight(0.3)
        public static let bold = Weight(0.4)
        public static let heavy = Weight(0.56)
        public static let black = Weight(0.62)
    }

    @exclusivity(unchecked) open private(set) var pointSize: CGFloat
    open private(set) var fontName: String
    @_spi(Simulation) public let weight: Weight
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

    public override convenience init() { self.init(pointSize: 0, weight: .regular) }

    /// Creates a font by the name of a face or a family; the size is in points.
    ///
    /// The result is nil if the phone lacks the font (rule D62).
    ///
    /// Partial: only four faces of Helvetica have their own measures: upright, oblique, bold and bold oblique. Every
    /// other font has the measures of the system font, and the simulation records the use of this font.
    public convenience init?(name fontName: String, size fontSize: CGFloat) {
        guard let face = InstalledFonts.face(named: fontName) else {
            unmodelledOnAnyThread("UIFont.init(name:size:)")
            return nil
        }
        if !Self.measured.contains(face) { unmodelledOnAnyThread("UIFont.init(name:size:)") }
        self.init(pointSize: fontSize, face: face)
    }

    /// The font of text without a font attribute (rule D67).
    static let unset = UIFont(pointSize: 12, face: "Helvetica")

    /// The fonts with published character widths.
    private static let measured: Set = ["Helvetica", "Helvetica-Oblique", "Helvetica-Bold", "Helvetica-BoldOblique"]

    open class var familyNames: [String] { InstalledFonts.families }

    open class func fontNames(forFamilyName familyName: String) -> [String] { InstalledFonts.faces(of: familyName) }

    open var familyName: String { InstalledFonts.family(of: fontName) ?? ".AppleSystemUIFont" }

    open class func systemFont(ofSize fontSize: CGFloat) -> UIFont { UIFont(pointSize: fontSize, weight: .regular) }

    open class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        UIFont(pointSize: fontSize, weight: weight)
    }

    /// The italic font here has the measures of the upright font.
    open class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        UIFont(pointSize: fontSize, weight: .regular)
    }

    open class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        UIFont(pointSize: fontSize, weight: .semibold)
    }

    /// Every font here has digits of equal width.
    @available(iOS 9.0, *)
    open class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        UIFont(pointSize: fontSize, weight: weight)
    }

    /// Partial: letters keep the widths of the system font.
    @available(iOS 13.0, *)
    open class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        unmodelledOnAnyThread("UIFont.monospacedSystemFont(ofSize:weight:)")
        return UIFont(pointSize: fontSize, weight: weight)
    }

    open class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
        preferredFont(forTextStyle: style, compatibleWith: nil)
    }

    @available(iOS 10.0, *)
    open class func preferredFont(
        forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
    ) -> UIFont {
        UIFont(
            pointSize: DynamicType.size(of: style, in: traitCollection ?? DynamicType.currentTraits),
            weight: style == .headline ? .semibold : .regular)
    }

    open var ascender: CGFloat { pointSize * reach.above }
    open var descender: CGFloat { -pointSize * reach.below }
    open var leading: CGFloat { 0 }
    /// Measured: 1.19336 times the size for the system font, and 1.15 times the size for Helvetica.
    open var lineHeight: CGFloat { ascender - descender + leading }

    open func withSize(_ fontSize: CGFloat) -> UIFont {
        InstalledFonts.family(of: fontName) == nil
            ? UIFont(pointSize: fontSize, weight: weight) : UIFont(pointSize: fontSize, face: fontName)
    }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIFont else { return false }
        return other.pointSize == pointSize && other.weight == weight && other.fontName == fontName
    }

    open override var hash: Int { pointSize.hashValue ^ weight.hashValue }
}

/// The extent of a font's lines above and below the baseline, as a fraction of the font's size.
private struct Reach {
    let above: CGFloat
    let below: CGFloat

    static let system = Reach(above: 0.952_148_437_5, below: 0.241_210_937_5)
    static let helvetica = Reach(above: 0.920_019_531_25, below: 0.229_980_468_75)
}

extension UIFont.Weight {
    fileprivate init(ofFace name: String) {
        let weights: [(String, UIFont.Weight)] = [
            ("Ultralight", .ultraLight), ("Thin", .thin), ("Light", .light), ("Medium", .medium),
            ("Semibold", .semibold), ("Demibold", .semibold), ("-W6", .semibold), ("-W7", .bold),
            ("Heavy", .heavy), ("Black", .black), ("Bold", .bold)
        ]
        self = weights.first { name.range(of: $0.0, options: .caseInsensitive) != nil }?.1 ?? .regular
    }
}
