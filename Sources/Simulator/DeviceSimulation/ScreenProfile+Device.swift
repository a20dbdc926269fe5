import Foundation
@_spi(Simulation) public import UIKit

extension ScreenProfile {
    /// Creates the profile of a device's screen.
    @_spi(Simulation)
    public init(device: Device, framesPerSecond: Int, systemVersion: Double) {
        self.init(
            portraitSize: device.portraitSize, scale: device.scale, idiom: device.kind == .iPad ? .pad : .phone,
            portraitSafeArea: UIEdgeInsets(device.portraitSafeArea),
            landscapeSafeArea: UIEdgeInsets(device.landscapeSafeArea),
            navigationBarHeights: (device.navigationBarHeight.portrait, device.navigationBarHeight.landscape),
            tabBarHeights: device.barHeightsWithoutSafeArea, framesPerSecond: framesPerSecond,
            systemVersion: systemVersion)
    }
}

extension UIEdgeInsets {
    init(_ area: Device.SafeArea) {
        self.init(top: area.top, left: area.left, bottom: area.bottom, right: area.right)
    }
}

extension Device {
    /// The heights of a tab bar without the safe area, in points.
    ///
    /// For tablets, ``tabBarHeight`` includes the safe area.
    var barHeightsWithoutSafeArea: (portrait: CGFloat, landscape: CGFloat) {
        guard kind == .iPad, hasHomeIndicator else { return (tabBarHeight.portrait, tabBarHeight.landscape) }
        return (tabBarHeight.portrait - portraitSafeArea.bottom, tabBarHeight.landscape - landscapeSafeArea.bottom)
    }
}
