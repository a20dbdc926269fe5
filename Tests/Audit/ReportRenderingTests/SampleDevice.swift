import Foundation
import SceneModel

struct SampleDevice: Sendable {
    var name: String
    var screen: SceneScreen
    var keyboardHeight: CGFloat

    var orientation: ScreenOrientation { screen.size.width > screen.size.height ? .landscape : .portrait }

    private static func phone(
        _ name: String, _ width: CGFloat, _ height: CGFloat, _ insets: [Double], keyboard: CGFloat, corner: Double,
        indicator: Bool = true
    ) -> SampleDevice {
        SampleDevice(
            name: name,
            screen: SceneScreen(
                idiom: .phone, size: CGSize(width: width, height: height), scale: 3, safeAreaInsets: insets,
                statusBarHeight: width < height ? max(20, insets[0]) : 0, cornerRadius: corner,
                hasHomeIndicator: indicator), keyboardHeight: keyboard)
    }

    private static func pad(_ width: CGFloat, _ height: CGFloat, keyboard: CGFloat) -> SampleDevice {
        SampleDevice(
            name: "iPad Air",
            screen: SceneScreen(
                idiom: .pad, size: CGSize(width: width, height: height), scale: 2, safeAreaInsets: [24, 0, 20, 0],
                statusBarHeight: 24, cornerRadius: 18, hasHomeIndicator: true), keyboardHeight: keyboard)
    }

    static let iPhone14 = phone("iPhone 14", 390, 844, [47, 0, 34, 0], keyboard: 336, corner: 47)
    static let all: [SampleDevice] = [
        iPhone14,
        phone("iPhone 14", 844, 390, [0, 47, 21, 47], keyboard: 219, corner: 47),
        phone("iPhone 16 Pro", 402, 874, [62, 0, 34, 0], keyboard: 336, corner: 62),
        phone("iPhone SE", 375, 667, [20, 0, 0, 0], keyboard: 260, corner: 0, indicator: false),
        pad(820, 1180, keyboard: 333),
        pad(1180, 820, keyboard: 425)
    ]
}
