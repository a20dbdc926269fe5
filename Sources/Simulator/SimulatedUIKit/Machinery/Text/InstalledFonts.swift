// Fidelity: partial — the font families and faces of phones in 2020; the app's own fonts are unknown

import Foundation

/// The fonts on a phone, by name (rule D62).
enum InstalledFonts {
    static let families: [String] = catalogue.keys.sorted()

    /// Returns the PostScript names of a family's fonts.
    static func faces(of family: String) -> [String] { catalogue[family] ?? [] }

    /// Returns the PostScript name of the font with a given name, or of the first font in a family with that name.
    static func face(named name: String) -> String? { familyOfFace[name] != nil ? name : catalogue[name]?.first }

    static func family(of face: String) -> String? { familyOfFace[face] }

    private static let familyOfFace: [String: String] = {
        var families: [String: String] = [:]
        for (family, faces) in catalogue { for face in faces { families[face] = family } }
        return families
    }()

    private static let catalogue: [String: [String]] = {
        var catalogue: [String: [String]] = [:]
        for line in list.split(separator: "\n") {
            let parts = line.split(separator: ":"), stemEnd: Character = "-"
            var stem = Substring(), faces: [String] = []
            for word in parts.last?.split(separator: " ") ?? [] {
                if word.first != stemEnd { stem = word.prefix { $0 != stemEnd } }
                faces.append(word.first == stemEnd ? String(stem + word) : String(word))
            }
            if let family = parts.first { catalogue[String(family)] = faces }
        }
        return catalogue
    }()

    /// Each line lists the fonts of one family.
    ///
    /// A word that begins with a hyphen is an abbreviation. The full name begins like the last full name before the
    /// word, up to its hyphen. For example, `Arial-ItalicMT -BoldMT` stands for `Arial-ItalicMT` and `Arial-BoldMT`.
    private static let list = """
        Academy Engraved LET: AcademyEngravedLetPlain
        Al Nile: AlNile -Bold
        American Typewriter: AmericanTypewriter -Light -Semibold -Bold -Condensed -CondensedLight -CondensedBold
        Apple Color Emoji: AppleColorEmoji
        Apple SD Gothic Neo: AppleSDGothicNeo-Regular -Thin -UltraLight -Light -Medium -SemiBold -Bold
        Apple Symbols: AppleSymbols
        Arial: ArialMT Arial-ItalicMT -BoldMT -BoldItalicMT
        Arial Hebrew: ArialHebrew -Light -Bold
        Arial Rounded MT Bold: ArialRoundedMTBold
        Avenir: Avenir-Book -Roman -BookOblique -Oblique -Light -LightOblique -Medium -MediumOblique -Heavy \
            -HeavyOblique -Black -BlackOblique
        Avenir Next: AvenirNext-Regular -Italic -UltraLight -UltraLightItalic -Medium -MediumItalic -DemiBold \
            -DemiBoldItalic -Bold -BoldItalic -Heavy -HeavyItalic
        Avenir Next Condensed: AvenirNextCondensed-Regular -Italic -UltraLight -UltraLightItalic -Medium -MediumItalic \
            -DemiBold -DemiBoldItalic -Bold -BoldItalic -Heavy -HeavyItalic
        Baskerville: Baskerville -Italic -SemiBold -SemiBoldItalic -Bold -BoldItalic
        Bodoni 72: BodoniSvtyTwoITCTT-Book -BookIta -Bold
        Bodoni 72 Oldstyle: BodoniSvtyTwoOSITCTT-Book -BookIt -Bold
        Bodoni 72 Smallcaps: BodoniSvtyTwoSCITCTT-Book
        Bodoni Ornaments: BodoniOrnamentsITCTT
        Bradley Hand: BradleyHandITCTT-Bold
        Chalkboard SE: ChalkboardSE-Regular -Light -Bold
        Chalkduster: Chalkduster
        Charter: Charter-Roman -Italic -Bold -BoldItalic -Black -BlackItalic
        Cochin: Cochin -Italic -Bold -BoldItalic
        Copperplate: Copperplate -Light -Bold
        Courier: Courier -Oblique -Bold -BoldOblique
        Courier New: CourierNewPSMT CourierNewPS-ItalicMT -BoldMT -BoldItalicMT
        Damascus: Damascus DamascusLight DamascusMedium DamascusSemiBold DamascusBold
        Devanagari Sangam MN: DevanagariSangamMN -Bold
        Didot: Didot -Italic -Bold
        DIN Alternate: DINAlternate-Bold
        DIN Condensed: DINCondensed-Bold
        Euphemia UCAS: EuphemiaUCAS -Italic -Bold
        Farah: Farah
        Futura: Futura-Medium -MediumItalic -Bold -CondensedMedium -CondensedExtraBold
        Galvji: Galvji -Bold
        Geeza Pro: GeezaPro -Bold
        Georgia: Georgia -Italic -Bold -BoldItalic
        Gill Sans: GillSans -Italic -Light -LightItalic -SemiBold -SemiBoldItalic -Bold -BoldItalic -UltraBold
        Helvetica: Helvetica -Oblique -Light -LightOblique -Bold -BoldOblique
        Helvetica Neue: HelveticaNeue -Italic -UltraLight -UltraLightItalic -Thin -ThinItalic -Light -LightItalic \
            -Medium -MediumItalic -Bold -BoldItalic -CondensedBold -CondensedBlack
        Hiragino Maru Gothic ProN: HiraMaruProN-W4
        Hiragino Mincho ProN: HiraMinProN-W3 -W6
        Hiragino Sans: HiraginoSans-W3 -W6 -W7
        Hoefler Text: HoeflerText-Regular -Italic -Black -BlackItalic
        Kailasa: Kailasa -Bold
        Kefa: Kefa-Regular
        Khmer Sangam MN: KhmerSangamMN
        Kohinoor Bangla: KohinoorBangla-Regular -Light -Semibold
        Kohinoor Devanagari: KohinoorDevanagari-Regular -Light -Semibold
        Kohinoor Gujarati: KohinoorGujarati-Regular -Light -Bold
        Kohinoor Telugu: KohinoorTelugu-Regular -Light -Medium
        Lao Sangam MN: LaoSangamMN
        Malayalam Sangam MN: MalayalamSangamMN -Bold
        Marker Felt: MarkerFelt-Thin -Wide
        Menlo: Menlo-Regular -Italic -Bold -BoldItalic
        Mishafi: DiwanMishafi
        Mukta Mahee: MuktaMahee-Regular -Light -Bold
        Myanmar Sangam MN: MyanmarSangamMN -Bold
        Noteworthy: Noteworthy-Light -Bold
        Noto Nastaliq Urdu: NotoNastaliqUrdu -Bold
        Noto Sans Kannada: NotoSansKannada-Regular -Light -Bold
        Noto Sans Myanmar: NotoSansMyanmar-Regular -Light -Bold
        Noto Sans Oriya: NotoSansOriya -Bold
        Optima: Optima-Regular -Italic -Bold -BoldItalic -ExtraBlack
        Palatino: Palatino-Roman -Italic -Bold -BoldItalic
        Papyrus: Papyrus -Condensed
        Party LET: PartyLetPlain
        PingFang HK: PingFangHK-Regular -Ultralight -Thin -Light -Medium -Semibold
        PingFang SC: PingFangSC-Regular -Ultralight -Thin -Light -Medium -Semibold
        PingFang TC: PingFangTC-Regular -Ultralight -Thin -Light -Medium -Semibold
        Rockwell: Rockwell-Regular -Italic -Bold -BoldItalic
        Savoye LET: SavoyeLetPlain
        Sinhala Sangam MN: SinhalaSangamMN -Bold
        Snell Roundhand: SnellRoundhand -Bold -Black
        Symbol: Symbol
        Tamil Sangam MN: TamilSangamMN -Bold
        Thonburi: Thonburi -Light -Bold
        Times New Roman: TimesNewRomanPSMT TimesNewRomanPS-ItalicMT -BoldMT -BoldItalicMT
        Trebuchet MS: TrebuchetMS -Italic -Bold Trebuchet-BoldItalic
        Verdana: Verdana -Italic -Bold -BoldItalic
        Zapf Dingbats: ZapfDingbatsITC
        Zapfino: Zapfino
        """
}
