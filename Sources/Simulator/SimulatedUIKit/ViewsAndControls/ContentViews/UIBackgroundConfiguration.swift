// Fidelity: partial — colour, corners, insets, custom view; strokes, effects, images and states are stored

import Foundation

@available(iOS 14.0, *)
public struct UIBackgroundConfiguration: Hashable, CustomStringConvertible, CustomDebugStringConvertible,
    CustomReflectable
{
    public var customView: UIView?
    public var cornerRadius: CGFloat = 0
    public var backgroundInsets = NSDirectionalEdgeInsets.zero
    public var backgroundColor: UIColor?
    public var backgroundColorTransformer: UIConfigurationColorTransformer?
    public var strokeColor: UIColor?
    public var strokeColorTransformer: UIConfigurationColorTransformer?
    public var strokeWidth: CGFloat = 0
    public var strokeOutset: CGFloat {
        get { outset }
        set {
            outset = newValue
            unmodelledOnAnyThread("UIBackgroundConfiguration.strokeOutset")
        }
    }
    private var outset: CGFloat = 0

    public static func clear() -> UIBackgroundConfiguration {
        var configuration = UIBackgroundConfiguration()
        configuration.backgroundColor = .clear
        return configuration
    }

    public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
        let color = backgroundColor ?? tintColor
        return backgroundColorTransformer?(color) ?? color
    }

    public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
        let color = strokeColor ?? tintColor
        return strokeColorTransformer?(color) ?? color
    }

    /// Any two transformers count as equal.
    public static func == (a: UIBackgroundConfiguration, b: UIBackgroundConfiguration) -> Bool { a.values == b.values }
    public func hash(into hasher: inout Hasher) { hasher.combine(values) }

    private var values: [AnyHashable?] {
        [
            customView, cornerRadius, backgroundInsets.top, backgroundInsets.leading, backgroundInsets.bottom,
            backgroundInsets.trailing, backgroundColor, backgroundColorTransformer != nil, strokeColor,
            strokeColorTransformer != nil, strokeWidth, strokeOutset
        ]
    }

    public var description: String { "Background(cornerRadius: \(cornerRadius))" }
    public var debugDescription: String { description }
    public var customMirror: Mirror {
        Mirror(self, children: ["cornerRadius": cornerRadius, "strokeWidth": strokeWidth])
    }
}
