public import Foundation

/// The display that a screen is shown on.
public struct SceneScreen: Codable, Sendable, Equatable {
    /// Phone or tablet.
    public enum Idiom: String, Codable, Sendable { case phone, pad }

    /// Phone or tablet.
    public var idiom: Idiom
    /// Width and height in points in the current interface orientation.
    public var size: CGSize
    /// Pixels per point.
    public var scale: Double
    /// Top, left, bottom, right of the window's safe area in points, each 0 or more.
    public var safeAreaInsets: [Double]
    /// Height of the status bar in points; 0 where none is shown.
    public var statusBarHeight: Double
    /// Radius of the display's corners in points.
    public var cornerRadius: Double
    /// Whether the device has a home indicator instead of a button.
    public var hasHomeIndicator: Bool

    /// Creates a display.
    public init(
        idiom: Idiom, size: CGSize, scale: Double, safeAreaInsets: [Double], statusBarHeight: Double,
        cornerRadius: Double, hasHomeIndicator: Bool
    ) {
        self.idiom = idiom
        self.size = size
        self.scale = scale
        self.safeAreaInsets = safeAreaInsets
        self.statusBarHeight = statusBarHeight
        self.cornerRadius = cornerRadius
        self.hasHomeIndicator = hasHomeIndicator
    }
}
