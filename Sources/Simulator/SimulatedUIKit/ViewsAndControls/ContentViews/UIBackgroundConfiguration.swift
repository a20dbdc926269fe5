// Fidelity: partial — colour, corners, insets, custom view; strokes, effects, images and states are stored

import Foundation

/// The look of a background.
@available(iOS 14.0, *)
public struct UIBackgroundConfiguration: Hashable, CustomStringConvertible, CustomDebugStringConvertible,
    CustomReflectable
{
    /// A view of the app that replaces the background.
    public var customView: UIView?
    /// The corners' radius in points.
    public var cornerRadius: CGFloat = 0
    /// The insets from the edges, in points.
    public var backgroundInsets = NSDirectionalEdgeInsets.zero
    /// The fill colour; nil means the tint colour.
    public var backgroundColor: UIColor?
    /// A transformer of the fill colour.
    public var backgroundColorTransformer: UIConfigurationColorTransformer?
    /// The stroke colour; nil means the tint colour.
    public var strokeColor: UIColor?
    /// A transformer of the stroke colour.
    public var strokeColorTransformer: UIConfigurationColorTransformer?
    /// The stroke width in points.
    public var strokeWidth: CGFloat = 0
    /// The distance of the stroke from the background's edges, in points; strokes are not drawn.
    public var strokeOutset: CGFloat = 0 {
        didSet { unmodelledOnAnyThread("UIBackgroundConfiguration.strokeOutset") }
    }

    /// Returns an invisible background.
    public static func clear() -> UIBackgroundConfiguration {
        var configuration = UIBackgroundConfiguration()
        configuration.backgroundColor = .clear
        return configuration
    }

    /// Returns the fill colour for a tint colour.
    public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
        let color = backgroundColor ?? tintColor
        return backgroundColorTransformer?(color) ?? color
    }

    /// Returns the stroke colour for a tint colour.
    public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
        let color = strokeColor ?? tintColor
        return strokeColorTransformer?(color) ?? color
    }

    /// Returns whether two backgrounds are equal; two transformers count as equal.
    public static func == (a: UIBackgroundConfiguration, b: UIBackgroundConfiguration) -> Bool { a.values == b.values }
    /// Hashes the compared values.
    public func hash(into hasher: inout Hasher) { hasher.combine(values) }

    private var values: [AnyHashable?] {
        [
            customView, cornerRadius, backgroundInsets.top, backgroundInsets.leading, backgroundInsets.bottom,
            backgroundInsets.trailing, backgroundColor, backgroundColorTransformer != nil, strokeColor,
            strokeColorTransformer != nil, strokeWidth, strokeOutset
        ]
    }

    /// A readable description.
    public var description: String { "Background(cornerRadius: \(cornerRadius))" }
    /// A readable description.
    public var debugDescription: String { description }
    /// The values by name.
    public var customMirror: Mirror {
        Mirror(self, children: ["cornerRadius": cornerRadius, "strokeWidth": strokeWidth])
    }
}
