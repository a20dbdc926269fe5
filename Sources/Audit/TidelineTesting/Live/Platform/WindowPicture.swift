#if canImport(Darwin)
import AuditRules
import SceneModel
import UIKit

@MainActor
enum WindowPicture {
    private static let quality: CGFloat = 0.6

    private static var format: UIGraphicsImageRendererFormat {
        let format = UIGraphicsImageRendererFormat()
        (format.scale, format.opaque) = (1, true)
        return format
    }

    /// A JPEG of the window, one pixel per point.
    ///
    /// The picture lacks the keyboard and the status bar, because UIKit shows them in other windows.
    static func draw(_ window: UIWindow) -> Data? {
        UIGraphicsImageRenderer(bounds: window.bounds, format: format).image { _ in
            window.drawHierarchy(in: window.bounds, afterScreenUpdates: false)
        }.jpegData(compressionQuality: quality)
    }

    /// - Parameter fault: a view's rectangle in the screen's coordinates, if the finding is about a view.
    static func draw(_ picture: SceneSnapshot, fault: CGRect?, saying message: String) -> Data? {
        guard let pixels = picture.pixels, let image = UIImage(data: pixels) else { return nil }
        let screen = CGRect(origin: .zero, size: picture.screen.size)
        return UIGraphicsImageRenderer(bounds: screen, format: format).image { context in
            image.draw(in: picture.windowFrame)
            UIColor.systemGray.withAlphaComponent(0.6).setFill()
            context.fill(picture.keyboard.frameInScreen.intersection(screen), blendMode: .normal)
            UIColor.systemRed.setStroke()
            if let fault {
                let outline = UIBezierPath(rect: fault)
                outline.lineWidth = 3
                outline.stroke()
            }
            let words = NSAttributedString(
                string: message,
                attributes: [
                    .font: UIFont.boldSystemFont(ofSize: 14), .foregroundColor: UIColor.white,
                    .backgroundColor: UIColor.systemRed
                ])
            words.draw(in: CGRect(x: 8, y: screen.height / 2, width: screen.width - 16, height: screen.height / 2))
        }.jpegData(compressionQuality: quality)
    }
}
#endif
