// Fidelity: partial — sizes at the default text size, at which nothing is scaled

import Foundation

/// Scales fonts and lengths with the text size of a person.
@available(iOS 11.0, *)
open class UIFontMetrics: NSObject {
    /// The metrics of body text.
    open class var `default`: UIFontMetrics { UIFontMetrics(forTextStyle: .body) }

    /// Creates the metrics of a text style; at the default text size all styles scale alike.
    public init(forTextStyle textStyle: UIFont.TextStyle) { super.init() }

    /// The font at the default text size: itself.
    open func scaledFont(for font: UIFont) -> UIFont { font }
    /// The font at the default text size, no larger than a size in points.
    open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
        maximumPointSize > 0 && font.pointSize > maximumPointSize ? font.withSize(maximumPointSize) : font
    }
    /// The length in points at the default text size: itself.
    open func scaledValue(for value: CGFloat) -> CGFloat { value }
}
