import Testing
import UIKit

@MainActor @Suite struct SymbolTests {
    private let large = UIImage.SymbolConfiguration(pointSize: 34, weight: .bold)

    @Test func `A41 a symbol's size follows its point size, a picture's does not`() throws {
        let symbol = try #require(UIImage(systemName: "paperplane")),
            twice = try #require(
                UIImage(systemName: "paperplane", withConfiguration: large))
        #expect(twice.size == CGSize(width: 2 * symbol.size.width, height: 2 * symbol.size.height))
        #expect(symbol.applyingSymbolConfiguration(large)?.size == twice.size && twice.symbolConfiguration == large)
        UIGraphicsBeginImageContext(CGSize(width: 8, height: 6))
        let picture = UIGraphicsGetImageFromCurrentImageContext()
        UIGraphicsEndImageContext()
        #expect(picture?.withConfiguration(large).size == CGSize(width: 8, height: 6))
        #expect(symbol.isSymbolImage && picture?.isSymbolImage == false)
    }

    @Test func `A41 views prefer a configuration, and the image's own takes precedence`() throws {
        let symbol = try #require(UIImage(systemName: "paperplane")), view = UIImageView(image: symbol)
        view.preferredSymbolConfiguration = large
        #expect(view.intrinsicContentSize.width == 2 * symbol.size.width)
        view.image = symbol.withConfiguration(UIImage.SymbolConfiguration(pointSize: 17))
        #expect(view.intrinsicContentSize.width == symbol.size.width)
        let button = UIButton(type: .system)
        button.setImage(symbol, for: .normal)
        let narrow = button.intrinsicContentSize.width
        button.setPreferredSymbolConfiguration(large, forImageIn: .normal)
        #expect(button.intrinsicContentSize.width == narrow + symbol.size.width)
        var configuration = UIButton.Configuration.plain()
        configuration.image = symbol
        let plain = UIButton(configuration: configuration)
        let usual = plain.intrinsicContentSize.width
        configuration.preferredSymbolConfigurationForImage = large
        plain.configuration = configuration
        #expect(plain.intrinsicContentSize.width == usual + symbol.size.width)
    }

    @Test func `A41 configurations merge, the other's values first`() {
        let weight = UIImage.SymbolConfiguration(weight: .bold), size = UIImage.SymbolConfiguration(pointSize: 34)
        #expect(weight.applying(size) == large && size.applying(weight) == large)
        #expect(large.applying(UIImage.SymbolConfiguration(pointSize: 17)) != large)
        #expect(UIImage.SymbolConfiguration(font: .systemFont(ofSize: 34)) == size)
    }
}
