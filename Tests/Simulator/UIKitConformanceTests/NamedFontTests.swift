import Testing
import UIKit

struct NamedFontTests {
    @Test func `D62 a font is found by its face or its family`() {
        #expect(UIFont(name: "Helvetica-Bold", size: 17)?.fontName == "Helvetica-Bold")
        #expect(UIFont(name: "Helvetica Neue", size: 17)?.fontName == "HelveticaNeue")
        #expect(UIFont(name: "Arial", size: 17)?.fontName == "ArialMT")
        #expect(UIFont(name: "ArialMT", size: 17)?.familyName == "Arial")
        #expect(UIFont(name: "Avenir-BookOblique", size: 9)?.pointSize == 9)
        #expect(UIFont(name: "FontAwesome", size: 17) == nil)
    }

    @Test func `D62 a family tells its faces`() {
        #expect(UIFont.familyNames.contains("Avenir Next Condensed"))
        #expect(UIFont.fontNames(forFamilyName: "Papyrus") == ["Papyrus", "Papyrus-Condensed"])
        #expect(UIFont.fontNames(forFamilyName: "No such family") == [])
    }

    @Test func `D62 fonts of different faces differ`() throws {
        let plain = try #require(UIFont(name: "Helvetica", size: 17))
        #expect(plain == UIFont(name: "Helvetica", size: 17))
        #expect(plain != UIFont(name: "Helvetica-Oblique", size: 17) && plain != .systemFont(ofSize: 17))
        #expect(plain.withSize(12) == UIFont(name: "Helvetica", size: 12))
    }

    @Test func `D63 a line of Helvetica is 1.15 times its size high`() throws {
        let font = try #require(UIFont(name: "Helvetica", size: 17))
        #expect(abs(font.ascender - 15.640_332_031_25) < 1e-9)
        #expect(abs(font.descender + 3.909_667_968_75) < 1e-9)
        #expect(font.leading == 0 && abs(font.lineHeight - 19.55) < 1e-9)
    }

    @Test(arguments: [("Hi", 16.048), ("Nick", 33.048), ("Snyder", 53.856), ("Nick Snyder", 91.63)])
    func `D63 Helvetica has its published widths`(text: String, width: CGFloat) throws {
        let font = try #require(UIFont(name: "Helvetica", size: 17))
        let size = text.size(withAttributes: [.font: font])
        #expect(isClose(size.width, width) && isClose(size.height, 19.55))
    }
}
