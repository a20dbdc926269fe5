// Fidelity: partial — UIFontMetrics.h, rule H13; Apple's own curve is not public

import Foundation

@available(iOS 11.0, *)
open class UIFontMetrics: NSObject, @unchecked Sendable {
    private let style: UIFont.TextStyle

    open class var `default`: UIFontMetrics { UIFontMetrics(forTextStyle: .body) }

    public init(forTextStyle textStyle: UIFont.TextStyle) { style = textStyle }

    open func scaledFont(for font: UIFont) -> UIFont { scaledFont(for: font, compatibleWith: nil) }

    open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
        scaledFont(for: font, maximumPointSize: maximumPointSize, compatibleWith: nil)
    }

    open func scaledFont(for font: UIFont, compatibleWith traitCollection: UITraitCollection?) -> UIFont {
        font.withSize(scaledValue(for: font.pointSize, compatibleWith: traitCollection))
    }

    open func scaledFont(
        for font: UIFont, maximumPointSize: CGFloat, compatibleWith traitCollection: UITraitCollection?
    ) -> UIFont {
        let size = scaledValue(for: font.pointSize, compatibleWith: traitCollection)
        return font.withSize(maximumPointSize > 0 ? min(size, maximumPointSize) : size)
    }

    open func scaledValue(for value: CGFloat) -> CGFloat { scaledValue(for: value, compatibleWith: nil) }

    /// The result is a whole number of pixels.
    open func scaledValue(for value: CGFloat, compatibleWith traitCollection: UITraitCollection?) -> CGFloat {
        let known = traitCollection?.displayScale ?? 0
        let scale = known > 0 ? known : Self.screenScale
        return (value * DynamicType.scale(of: style, in: traitCollection ?? DynamicType.currentTraits) * scale)
            .rounded() / scale
    }

    /// The scale of the screen.
    ///
    /// The scale cannot be read outside the main thread. There the value is 3, the scale of most phones.
    private static var screenScale: CGFloat {
        guard Thread.isMainThread else { return 3 }
        return MainActor.assumeIsolated { Simulation.current.scene.traitCollection.displayScale }
    }
}
