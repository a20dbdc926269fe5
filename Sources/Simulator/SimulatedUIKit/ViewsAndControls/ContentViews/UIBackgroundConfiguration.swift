// Fidelity: partial — colour, corners, insets and a custom view; strokes, effects, pictures and states are kept

import Foundation

/// How a background looks.
@available(iOS 14.0, *)
public struct UIBackgroundConfiguration: Hashable, CustomStringConvertible, CustomDebugStringConvertible,
    CustomReflectable
{
    /// A view of the app in the background's place.
    public var customView: UIView?
    /// The corners' radius in points.
    public var cornerRadius: CGFloat = 0
    /// Distance from the edges, in points.
    public var backgroundInsets = NSDirectionalEdgeInsets.zero
    /// The fill; nil is the tint colour where a colour is asked for.
    public var backgroundColor: UIColor?
    /// What makes another colour of the fill.
    public var backgroundColorTransformer: UIConfigurationColorTransformer?
    /// The line's colour; nil is the tint colour.
    public var strokeColor: UIColor?
    /// What makes another colour of the line's.
    public var strokeColorTransformer: UIConfigurationColorTransformer?
    /// The line's width in points.
    public var strokeWidth: CGFloat = 0
    /// Distance of the line from the background's edges, in points; lines are not drawn.
    public var strokeOutset: CGFloat = 0 {
        didSet { unmodelledOnAnyThread("UIBackgroundConfiguration.strokeOutset") }
    }

    /// A background that shows nothing.
    public static func clear() -> UIBackgroundConfiguration {
        var configuration = UIBackgroundConfiguration()
        configuration.backgroundColor = .clear
        return configuration
    }

    /// The fill for a tint colour.
    public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
        let color = backgroundColor ?? tintColor
        return backgroundColorTransformer?(color) ?? color
    }

    /// The line's colour for a tint colour.
    public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
        let color = strokeColor ?? tintColor
        return strokeColorTransformer?(color) ?? color
    }

    /// Whether two backgrounds look the same; of transformers only their presence counts.
    public static func == (a: UIBackgroundConfiguration, b: UIBackgroundConfiguration) -> Bool { a.values == b.values }
    /// Hashes what counts for equality.
    public func hash(into hasher: inout Hasher) { hasher.combine(values) }

    private var values: [AnyHashable?] {
        [
            customView, cornerRadius, backgroundInsets.top, backgroundInsets.leading, backgroundInsets.bottom,
            backgroundInsets.trailing, backgroundColor, backgroundColorTransformer != nil, strokeColor,
            strokeColorTransformer != nil, strokeWidth, strokeOutset
        ]
    }

    /// A text for people.
    public var description: String { "Background(cornerRadius: \(cornerRadius))" }
    /// A text for people.
    public var debugDescription: String { description }
    /// The values by name.
    public var customMirror: Mirror {
        Mirror(self, children: ["cornerRadius": cornerRadius, "strokeWidth": strokeWidth])
    }
}
