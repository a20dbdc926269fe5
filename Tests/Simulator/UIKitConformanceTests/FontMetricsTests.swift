import Testing
import UIKit

/// Text that follows the person's preferred text size.
struct FontMetricsTests {
    private func traits(_ category: UIContentSizeCategory) -> UITraitCollection {
        UITraitCollection(traitsFrom: [
            UITraitCollection(preferredContentSizeCategory: category), UITraitCollection(displayScale: 3)
        ])
    }

    @Test(
        arguments: [
            (.extraSmall, 31, 14, 11), (.medium, 33, 16, 11), (.large, 34, 17, 11), (.extraExtraExtraLarge, 40, 23, 17),
            (.accessibilityMedium, 44, 28, 20), (.accessibilityExtraExtraLarge, 56, 47, 34)
        ] as [(UIContentSizeCategory, CGFloat, CGFloat, CGFloat)])
    func `H12 the font of a style follows the category`(
        category: UIContentSizeCategory, title: CGFloat, body: CGFloat, caption: CGFloat
    ) {
        let traits = traits(category)
        #expect(UIFont.preferredFont(forTextStyle: .largeTitle, compatibleWith: traits).pointSize == title)
        #expect(UIFont.preferredFont(forTextStyle: .body, compatibleWith: traits).pointSize == body)
        #expect(UIFont.preferredFont(forTextStyle: .caption2, compatibleWith: traits).pointSize == caption)
    }

    @Test @MainActor func `H14 a view has the app's category`() {
        let host = Host(), view = host.showPlainRoot()
        #expect(view.traitCollection.preferredContentSizeCategory == UIApplication.shared.preferredContentSizeCategory)
    }

    @Test func `H14 without a category the default one counts`() {
        let traits = UITraitCollection(userInterfaceStyle: .dark)
        #expect(traits.preferredContentSizeCategory == .unspecified)
        #expect(UIFont.preferredFont(forTextStyle: .body, compatibleWith: traits).pointSize == 17)
        #expect(UIFont.preferredFont(forTextStyle: .body, compatibleWith: nil).pointSize == 17)
        #expect(UIFontMetrics.default.scaledValue(for: 21, compatibleWith: traits) == 21)
    }

    @Test func `H13 a value grows as its style's lines do, in whole pixels`() {
        let metrics = UIFontMetrics(forTextStyle: .body)
        #expect(abs(metrics.scaledValue(for: 17, compatibleWith: traits(.medium)) - 49.0 / 3) < 1e-9)
        #expect(metrics.scaledValue(for: 17, compatibleWith: traits(.large)) == 17)
        #expect(metrics.scaledValue(for: 22, compatibleWith: traits(.accessibilityMedium)) == 34)
    }

    @Test func `H13 a scaled font keeps below its limit`() {
        let metrics = UIFontMetrics.default, font = UIFont.boldSystemFont(ofSize: 22)
        let large = traits(.accessibilityMedium)
        #expect(metrics.scaledFont(for: font, compatibleWith: large) == font.withSize(34))
        #expect(metrics.scaledFont(for: font, maximumPointSize: 30, compatibleWith: large) == font.withSize(30))
        #expect(metrics.scaledFont(for: font, maximumPointSize: 30, compatibleWith: traits(.large)) == font)
    }

    @Test func `collections tell and keep apart what size text has`() {
        let one = traits(.small), other = traits(.extraLarge)
        #expect(one != other && one.preferredContentSizeCategory == .small)
        #expect(!one.containsTraits(in: UITraitCollection(preferredContentSizeCategory: .large)))
        #expect(one.containsTraits(in: UITraitCollection(preferredContentSizeCategory: .small)))
    }
}
