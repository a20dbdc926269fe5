import Foundation
import SceneModel

extension SVGDrawing {
    /// What stands for a picture: hills under a sun, of three by two, as large as fits; nothing for a view of no picture's
    /// size.
    ///
    /// The picture itself is unknown here. Its proportions show.
    static func image(in frame: CGRect) -> String {
        let width = min(frame.width, frame.height * 1.5), height = width / 1.5
        guard width >= 12, height >= 8 else { return "" }
        let left = frame.midX - width / 2, top = frame.midY - height / 2
        func point(_ x: CGFloat, _ y: CGFloat) -> String {
            "\(Markup.number(Double(left + x * width))),\(Markup.number(Double(top + y * height)))"
        }
        func hills(_ points: [String], _ color: String) -> String {
            "<polygon points=\"\(points.joined(separator: " "))\" fill=\"\(color)\"/>"
        }
        let sky = Markup.rect(
            CGRect(x: left, y: top, width: width, height: height), radius: min(10, width / 12), "fill=\"#9fd3ea\"")
        let sun =
            "<circle cx=\"\(Markup.number(Double(left + 0.72 * width)))\" cy=\"\(Markup.number(Double(top + 0.3 * height)))\""
            + " r=\"\(Markup.number(Double(0.12 * height)))\" fill=\"#ffd25e\"/>"
        return sky + sun
            + hills([point(0, 0.95), point(0.3, 0.42), point(0.55, 0.8), point(0.55, 0.95)], "#5f8f7b")
            + hills([point(0.32, 0.95), point(0.62, 0.55), point(1, 0.95)], "#3f6f5f")
    }
}
