// Fidelity: exact — the simulation's own machinery: a plain value, filled from device data

import Foundation

/// The facts about a device that UIKit needs.
@_spi(Simulation)
public struct ScreenProfile: Sendable {
    /// Width and height in portrait, in points.
    public var portraitSize: CGSize
    /// Pixels per point.
    public var scale: CGFloat
    /// Phone or tablet.
    public var idiom: UIUserInterfaceIdiom
    /// The window's safe area in portrait, in points.
    public var portraitSafeArea: UIEdgeInsets
    /// The window's safe area in landscape, in points.
    public var landscapeSafeArea: UIEdgeInsets
    /// Height of a navigation bar in portrait and in landscape, in points.
    public var navigationBarHeights: (portrait: CGFloat, landscape: CGFloat)
    /// Height of a tab bar without safe area in portrait and in landscape, in points.
    public var tabBarHeights: (portrait: CGFloat, landscape: CGFloat)
    /// The display's refresh rate, 60 or 120.
    public var framesPerSecond: Int
    /// The system's version, such as 17.0.
    public var systemVersion: Double

    /// Creates a profile; the defaults describe an iPhone 12 to 14.
    public init(
        portraitSize: CGSize = CGSize(width: 390, height: 844), scale: CGFloat = 3,
        idiom: UIUserInterfaceIdiom = .phone,
        portraitSafeArea: UIEdgeInsets = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0),
        landscapeSafeArea: UIEdgeInsets = UIEdgeInsets(top: 0, left: 47, bottom: 21, right: 47),
        navigationBarHeights: (portrait: CGFloat, landscape: CGFloat) = (44, 32),
        tabBarHeights: (portrait: CGFloat, landscape: CGFloat) = (49, 32),
        framesPerSecond: Int = 60, systemVersion: Double = 17
    ) {
        self.portraitSize = portraitSize
        self.scale = scale
        self.idiom = idiom
        self.portraitSafeArea = portraitSafeArea
        self.landscapeSafeArea = landscapeSafeArea
        self.navigationBarHeights = navigationBarHeights
        self.tabBarHeights = tabBarHeights
        self.framesPerSecond = framesPerSecond
        self.systemVersion = systemVersion
    }
}
