// Fidelity: partial — UIFontMetrics.h, rule H13; Apple's own curve is not public

import Foundation

/// Scales fonts and distances with the size of text that a person prefers.
@available(iOS 11.0, *)
open class UIFontMetrics: NSObject, @unchecked Sendable {
    private let style: UIFont.TextStyle

    /// The metrics of running text.
    open class var `default`: UIFontMetrics { UIFontMetrics(forTextStyle: .body) }

    /// Creates metrics that scale as a text style does.
    public init(forTextStyle textStyle: UIFont.TextStyle) { style = textStyle }

    /// A font in the size that the app's text has now.
    open func scaledFont(for font: UIFont) -> UIFont { scaledFont(for: font, compatibleWith: nil) }

    /// A font in the size that the app's text has now, at most as many points as it says.
    open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
        scaledFont(for: font, maximumPointSize: maximumPointSize, compatibleWith: nil)
    }

    /// A font in the size that text has with traits.
    open func scaledFont(for font: UIFont, compatibleWith traitCollection: UITraitCollection?) -> UIFont {
        font.withSize(scaledValue(for: font.pointSize, compatibleWith: traitCollection))
    }

    /// A font in the size that text has with traits, at most as many points as it says; 0 sets no limit.
    open func scaledFont(
        for font: UIFont, maximumPointSize: CGFloat, compatibleWith traitCollection: UITraitCollection?
    ) -> UIFont {
        let size = scaledValue(for: font.pointSize, compatibleWith: traitCollection)
        return font.withSize(maximumPointSize > 0 ? min(size, maximumPointSize) : size)
    }

    /// A distance in points, scaled as the app's text is now.
    open func scaledValue(for value: CGFloat) -> CGFloat { scaledValue(for: value, compatibleWith: nil) }

    /// A distance in points, scaled as text is with traits, in whole pixels.
    open func scaledValue(for value: CGFloat, compatibleWith traitCollection: UITraitCollection?) -> CGFloat {
        let known = traitCollection?.displayScale ?? 0
        let scale = known > 0 ? known : Self.screenScale
        return (value * DynamicType.scale(of: style, in: traitCollection ?? DynamicType.currentTraits) * scale)
            .rounded() / scale
    }

    /// Pixels per point of the screen; off the main thread those of most phones.
    private static var screenScale: CGFloat {
        guard Thread.isMainThread else { return 3 }
        return MainActor.assumeIsolated { Simulation.current.scene.traitCollection.displayScale }
    }
}
