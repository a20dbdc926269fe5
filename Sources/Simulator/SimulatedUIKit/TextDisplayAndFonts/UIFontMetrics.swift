// Fidelity: partial — UIFontMetrics.h, rule H13; Apple's own curve is not public

import Foundation

/// Scales fonts and distances with the person's text size.
@available(iOS 11.0, *)
open class UIFontMetrics: NSObject, @unchecked Sendable {
    private let style: UIFont.TextStyle

    /// The metrics of running text.
    open class var `default`: UIFontMetrics { UIFontMetrics(forTextStyle: .body) }

    /// Creates metrics that scale like a text style.
    public init(forTextStyle textStyle: UIFont.TextStyle) { style = textStyle }

    /// Returns a font, scaled for the app's current text size.
    open func scaledFont(for font: UIFont) -> UIFont { scaledFont(for: font, compatibleWith: nil) }

    /// Returns a font in the size of the app's current text size, up to a maximum in points.
    open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
        scaledFont(for: font, maximumPointSize: maximumPointSize, compatibleWith: nil)
    }

    /// Returns a font, scaled for the text size of some traits.
    open func scaledFont(for font: UIFont, compatibleWith traitCollection: UITraitCollection?) -> UIFont {
        font.withSize(scaledValue(for: font.pointSize, compatibleWith: traitCollection))
    }

    /// Returns a font in the size for some traits, up to a maximum in points; 0 sets no limit.
    open func scaledFont(
        for font: UIFont, maximumPointSize: CGFloat, compatibleWith traitCollection: UITraitCollection?
    ) -> UIFont {
        let size = scaledValue(for: font.pointSize, compatibleWith: traitCollection)
        return font.withSize(maximumPointSize > 0 ? min(size, maximumPointSize) : size)
    }

    /// Returns a distance in points, scaled with the app's current text size.
    open func scaledValue(for value: CGFloat) -> CGFloat { scaledValue(for: value, compatibleWith: nil) }

    /// Returns a distance in points, scaled with the text size of some traits, in whole pixels.
    open func scaledValue(for value: CGFloat, compatibleWith traitCollection: UITraitCollection?) -> CGFloat {
        let known = traitCollection?.displayScale ?? 0
        let scale = known > 0 ? known : Self.screenScale
        return (value * DynamicType.scale(of: style, in: traitCollection ?? DynamicType.currentTraits) * scale)
            .rounded() / scale
    }

    /// The screen's pixels per point; off the main thread the scale of most phones.
    private static var screenScale: CGFloat {
        guard Thread.isMainThread else { return 3 }
        return MainActor.assumeIsolated { Simulation.current.scene.traitCollection.displayScale }
    }
}
