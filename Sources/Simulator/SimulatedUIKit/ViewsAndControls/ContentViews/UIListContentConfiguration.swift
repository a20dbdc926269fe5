// Fidelity: partial — texts and a picture with fonts, colours and margins; sizes of pictures, alignment and transforms are absent

import Foundation

/// A row's texts and picture as a value.
@available(iOS 14.0, *)
public struct UIListContentConfiguration: UIContentConfiguration, Hashable {
    /// How a text looks.
    public struct TextProperties: Hashable {
        public var font = UIFont.systemFont(ofSize: 17)
        /// The colour.
        public var color = UIColor.label
        /// The most lines; 0 is any number.
        public var numberOfLines = 0
    }

    /// How a picture looks.
    public struct ImageProperties: Hashable {
        /// The colour of a picture without one; nil is the view's.
        public var tintColor: UIColor?
    }

    /// The picture before the texts.
    public var image: UIImage?
    /// How the picture looks.
    public var imageProperties = ImageProperties()
    /// The main text.
    public var text: String?
    /// How the main text looks.
    public var textProperties = TextProperties()
    /// The second text.
    public var secondaryText: String?
    /// How the second text looks.
    public var secondaryTextProperties = TextProperties()
    /// Whether the texts stand side by side where there is room.
    public var prefersSideBySideTextAndSecondaryText = false
    /// Room around the content, in points.
    public var directionalLayoutMargins = NSDirectionalEdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 16)
    /// Distance from the picture to the texts, in points.
    public var imageToTextPadding: CGFloat = 16
    /// Distance between texts above each other, in points.
    public var textToSecondaryTextVerticalPadding: CGFloat = 0

    private static func row(secondaryStyle: UIFont.TextStyle, isSideBySide: Bool) -> Self {
        var row = Self()
        row.textProperties.font = .preferredFont(forTextStyle: .body)
        row.secondaryTextProperties.font = .preferredFont(forTextStyle: secondaryStyle)
        if isSideBySide { row.secondaryTextProperties.color = .secondaryLabel }
        row.prefersSideBySideTextAndSecondaryText = isSideBySide
        return row
    }

    /// A plain row.
    public static func cell() -> UIListContentConfiguration { row(secondaryStyle: .caption1, isSideBySide: false) }
    /// A row with a second text below the first one.
    public static func subtitleCell() -> UIListContentConfiguration {
        row(secondaryStyle: .caption1, isSideBySide: false)
    }
    /// A row with a second text at its end.
    public static func valueCell() -> UIListContentConfiguration { row(secondaryStyle: .body, isSideBySide: true) }

    /// A view that shows the content.
    @MainActor public func makeContentView() -> any UIView & UIContentView { UIListContentView(configuration: self) }
    /// The same content: nothing of it depends on the state here.
    public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration { self }
}
