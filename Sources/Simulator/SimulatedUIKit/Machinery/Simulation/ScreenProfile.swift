// Fidelity: exact — the simulation's own machinery: a plain value, filled from device data

import Foundation

/// The facts about a device's screen that UIKit needs.
@_spi(Simulation)
public struct ScreenProfile: Sendable {
    public var portraitSize: CGSize
    public var scale: CGFloat
    public var idiom: UIUserInterfaceIdiom
    public var portraitSafeArea: UIEdgeInsets
    public var landscapeSafeArea: UIEdgeInsets
    public var navigationBarHeights: (portrait: CGFloat, landscape: CGFloat)
    /// The heights of tab bars in points, excluding the bottom safe area.
    public var tabBarHeights: (portrait: CGFloat, landscape: CGFloat)
    public var framesPerSecond: Int
    public var systemVersion: Double

    /// Creates a profile.
    ///
    /// The defaults describe an iPhone 12 to 14.
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
