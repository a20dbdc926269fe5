import Foundation
import ReportRendering
import SceneModel

/// Consecutive snapshots as an SVG document that plays in an endless loop.
enum SVGFilm {
    /// Makes a film of snapshots.
    ///
    /// Each snapshot is shown until the time of the next one, and a snapshot at rest is shown longer. Consecutive
    /// snapshots that look equal are shown as one. The film plays without a script, wherever images are shown.
    ///
    /// - Returns: the document, or an empty text for an empty list.
    static func render(_ snapshots: [SceneSnapshot]) -> String {
        guard let first = snapshots.first else { return "" }
        var library = SymbolLibrary(prefix: "f")
        var pictures: [(body: String, start: Double)] = []
        var now = 0.0
        for (index, snapshot) in snapshots.enumerated() {
            let body = SVGDrawing(snapshot, findings: []).element(using: &library)
            if pictures.last?.body != body { pictures.append((body, now)) }
            let isLast = index == snapshots.count - 1
            now += isLast ? 1 : max(snapshots[index + 1].time - snapshot.time, snapshot.isSettled ? 0.6 : 0)
        }
        let length = now
        let ends = pictures.dropFirst().map(\.start) + [length]
        let groups = zip(pictures, ends).map { picture, end in
            group(picture.body, from: picture.start / length, to: end / length, of: length)
        }
        let box = DeviceOutline(screen: first.screen).viewBox
        let width = Markup.number(Double(box.width)), height = Markup.number(Double(box.height))
        return DrawingStyle.document(
            "width=\"\(width)\" height=\"\(height)\" viewBox=\"0 0 \(width) \(height)\" role=\"img\" "
                + "aria-label=\"The keyboard comes, and goes\"",
            ([library.definitions] + groups).joined(separator: "\n"),
            isDim: SVGDrawing(first, findings: []).theme == "dim")
    }

    private static func group(_ body: String, from start: Double, to end: Double, of length: Double) -> String {
        var values = ["visible"], times = [start]
        if start > 0 { (values, times) = (["hidden", "visible"], [0, start]) }
        if end < 1 {
            values.append("hidden")
            times.append(end)
        }
        let keyTimes = times.map { Markup.number(($0 * 10_000).rounded() / 10_000) }.joined(separator: ";")
        return """
            <g visibility="\(values[0])"><animate attributeName="visibility" calcMode="discrete" \
            dur="\(Markup.number(length))s" repeatCount="indefinite" values="\(values.joined(separator: ";"))" \
            keyTimes="\(keyTimes)"/>\(body)</g>
            """
    }
}
