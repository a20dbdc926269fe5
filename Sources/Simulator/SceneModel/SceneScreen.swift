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
    /// Top, left, bottom, right of the strips along the screen's edges that the sensor housing may lie in, in points.
    ///
    /// Each is 0 or more, all are 0 without a housing. Bars and windows do not change them.
    public var sensorHousingInsets: [Double]
    /// Height of the home indicator's strip at the screen's bottom, in points; 0 without one.
    public var homeIndicatorHeight: Double

    /// Creates a display, without hardware in it unless said.
    public init(
        idiom: Idiom, size: CGSize, scale: Double, safeAreaInsets: [Double], statusBarHeight: Double,
        cornerRadius: Double, hasHomeIndicator: Bool, sensorHousingInsets: [Double] = [0, 0, 0, 0],
        homeIndicatorHeight: Double = 0
    ) {
        self.idiom = idiom
        self.size = size
        self.scale = scale
        self.safeAreaInsets = safeAreaInsets
        self.statusBarHeight = statusBarHeight
        self.cornerRadius = cornerRadius
        self.hasHomeIndicator = hasHomeIndicator
        self.sensorHousingInsets = sensorHousingInsets
        self.homeIndicatorHeight = homeIndicatorHeight
    }
}
