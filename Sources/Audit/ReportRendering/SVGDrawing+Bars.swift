import Foundation
import SceneModel

extension SVGDrawing {
    /// Clock, signal and battery, where the screen has a status bar.
    var statusBar: String {
        guard snapshot.screen.statusBarHeight > 0 else { return "" }
        let width = Double(device.size.width)
        let isTall = device.safeTop >= 44
        let isPad = snapshot.screen.idiom == .pad
        let baseline: Double = isTall ? (device.safeTop >= 59 ? 36 : 32) : 16
        let fontSize: Double = isTall ? 16.5 : 12.5
        let side: Double = isTall ? 50 : 18
        let clockStart = isTall ? side - 18 : (isPad ? side : width / 2)
        let anchor = isTall || isPad ? "" : " m"
        let attributes = "class=\"st\(anchor)\" font-size=\"\(Markup.number(fontSize))\" font-weight=\"600\""
        return Markup.text("9:41", x: clockStart, y: baseline, attributes)
            + symbols(right: width - (isTall ? side - 22 : side), baseline: baseline, scale: isTall ? 1 : 0.8)
    }

    private func symbols(right: Double, baseline: Double, scale: Double) -> String {
        let move = "translate(\(Markup.number(right)) \(Markup.number(baseline))) scale(\(Markup.number(scale)))"
        let bars = (0..<4).map { index -> String in
            let height = 4 + Double(index) * 2.6
            return Markup.rect(
                CGRect(x: -74 + Double(index) * 4.8, y: -height, width: 3.2, height: height), radius: 1)
        }
        let radio =
            "<path d=\"M-51-8a9.5 9.5 0 0 1 13.4 0l-1.8 1.900a7 7 0 0 0-9.8 0zM-47.7-4.500a5 5 0 0 1 6.8 0L-44.3-.9z\"/>"
        let battery =
            "<rect x=\"-27\" y=\"-11.5\" width=\"24\" height=\"12\" rx=\"3.5\" fill=\"none\" stroke=\"var(--tx)\""
            + " stroke-opacity=\".4\"/><rect x=\"-25.2\" y=\"-9.7\" width=\"20.4\" height=\"8.4\" rx=\"2\"/>"
            + "<path d=\"M-2-7.500v4a2.2 2.2 0 0 0 0-4z\" fill-opacity=\".4\"/>"
        return "<g class=\"st\" transform=\"\(move)\">\(bars.joined())\(radio)\(battery)</g>"
    }

    /// The bar at the bottom that stands for the home button.
    var homeIndicator: String {
        guard snapshot.screen.hasHomeIndicator else { return "" }
        let size = device.size
        let isPad = snapshot.screen.idiom == .pad
        let width: CGFloat = isPad ? min(size.width * 0.3, 320) : size.width * 0.36
        let frame = CGRect(x: (size.width - width) / 2, y: size.height - 13, width: width, height: 5)
        return Markup.rect(frame, radius: 2.5, "class=\"st\"")
    }
}
