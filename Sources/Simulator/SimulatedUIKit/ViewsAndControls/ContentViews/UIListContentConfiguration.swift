// Fidelity: partial — texts and a picture with fonts, colours and margins; sizes of pictures, alignment and transforms are absent

import Foundation

@available(iOS 14.0, *)
public struct UIListContentConfiguration: UIContentConfiguration, Hashable {
    public struct TextProperties: Hashable {
        public var font = UIFont.systemFont(ofSize: 17)
        public var color = UIColor.label
        public var numberOfLines = 0
    }

    public struct ImageProperties: Hashable {
        public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
        public var tintColor: UIColor?
    }

    public var image: UIImage?
    public var imageProperties = ImageProperties()
    public var text: String?
    public var textProperties = TextProperties()
    public var secondaryText: String?
    public var secondaryTextProperties = TextProperties()
    public var prefersSideBySideTextAndSecondaryText = false
    public var directionalLayoutMargins = NSDirectionalEdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 16)
    public var imageToTextPadding: CGFloat = 16
    public var textToSecondaryTextVerticalPadding: CGFloat = 0

    private static func row(secondaryStyle: UIFont.TextStyle, isSideBySide: Bool) -> Self {
        var row = Self()
        row.textProperties.font = .preferredFont(forTextStyle: .body)
        row.secondaryTextProperties.font = .preferredFont(forTextStyle: secondaryStyle)
        if isSideBySide { row.secondaryTextProperties.color = .secondaryLabel }
        row.prefersSideBySideTextAndSecondaryText = isSideBySide
        return row
    }

    public static func cell() -> UIListContentConfiguration { row(secondaryStyle: .caption1, isSideBySide: false) }
    public static func subtitleCell() -> UIListContentConfiguration {
        row(secondaryStyle: .caption1, isSideBySide: false)
    }
    public static func valueCell() -> UIListContentConfiguration { row(secondaryStyle: .body, isSideBySide: true) }

    private static func edge(_ style: UIFont.TextStyle, _ color: UIColor) -> Self {
        var edge = row(secondaryStyle: .footnote, isSideBySide: false)
        edge.textProperties.font = .preferredFont(forTextStyle: style)
        edge.textProperties.color = color
        edge.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 8, leading: 16, bottom: 8, trailing: 16)
        return edge
    }

    public static func plainHeader() -> UIListContentConfiguration { edge(.headline, .label) }
    public static func plainFooter() -> UIListContentConfiguration { edge(.subheadline, .secondaryLabel) }
    public static func groupedHeader() -> UIListContentConfiguration { edge(.footnote, .secondaryLabel) }
    public static func groupedFooter() -> UIListContentConfiguration { edge(.footnote, .secondaryLabel) }

    @MainActor public func makeContentView() -> any UIView & UIContentView { UIListContentView(configuration: self) }
    /// Returns the same configuration for every state, because the simulator has no styles for the states of a cell.
    public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration { self }
}
