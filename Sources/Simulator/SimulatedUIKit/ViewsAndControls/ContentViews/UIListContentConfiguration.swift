// Fidelity: partial — texts and a picture with fonts, colours and margins; sizes of pictures, alignment and transforms are absent

import Foundation

/// The content of a row, with texts and a picture, as a value.
@available(iOS 14.0, *)
public struct UIListContentConfiguration: UIContentConfiguration, Hashable {
    /// The look of a text.
    public struct TextProperties: Hashable {
        public var font = UIFont.systemFont(ofSize: 17)
        /// The colour.
        public var color = UIColor.label
        /// The maximum number of lines; 0 means any number.
        public var numberOfLines = 0
    }

    /// The look of a picture.
    public struct ImageProperties: Hashable {
        /// The colour of a template picture; nil means the view's tint colour.
        public var tintColor: UIColor?
    }

    /// The picture before the texts.
    public var image: UIImage?
    /// The look of the picture.
    public var imageProperties = ImageProperties()
    /// The main text.
    public var text: String?
    /// The look of the main text.
    public var textProperties = TextProperties()
    /// The second text.
    public var secondaryText: String?
    /// The look of the second text.
    public var secondaryTextProperties = TextProperties()
    /// Whether the texts are side by side if there is room.
    public var prefersSideBySideTextAndSecondaryText = false
    /// The margins around the content, in points.
    public var directionalLayoutMargins = NSDirectionalEdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 16)
    /// The distance from the picture to the texts, in points.
    public var imageToTextPadding: CGFloat = 16
    /// The vertical distance between the texts, in points.
    public var textToSecondaryTextVerticalPadding: CGFloat = 0

    private static func row(secondaryStyle: UIFont.TextStyle, isSideBySide: Bool) -> Self {
        var row = Self()
        row.textProperties.font = .preferredFont(forTextStyle: .body)
        row.secondaryTextProperties.font = .preferredFont(forTextStyle: secondaryStyle)
        if isSideBySide { row.secondaryTextProperties.color = .secondaryLabel }
        row.prefersSideBySideTextAndSecondaryText = isSideBySide
        return row
    }

    /// Returns the content of a plain row.
    public static func cell() -> UIListContentConfiguration { row(secondaryStyle: .caption1, isSideBySide: false) }
    /// Returns the content of a row with a second text below the first text.
    public static func subtitleCell() -> UIListContentConfiguration {
        row(secondaryStyle: .caption1, isSideBySide: false)
    }
    /// Returns the content of a row with a second text at its end.
    public static func valueCell() -> UIListContentConfiguration { row(secondaryStyle: .body, isSideBySide: true) }

    /// Returns a new view that shows the content.
    @MainActor public func makeContentView() -> any UIView & UIContentView { UIListContentView(configuration: self) }
    /// Returns the same content, which does not depend on the state here.
    public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration { self }
}
